"""Addresses as the server keeps them: as hashes that nobody can turn back without its key.

>>> hashes = AddressHash(b"key of a server")
>>> hashes.of("192.0.2.1") == hashes.of("192.0.2.1"), hashes.of("192.0.2.1") == hashes.of("192.0.2.2")
(True, False)
>>> hashes.of("127.0.0.1")
>>> hashes.of("192.0.2.1").startswith(hashes.short("192.0.2.1"))
True
"""

import hashlib
import hmac

from tablee.server.net.connection_limits import UNCOUNTED

SHORT = 32  # letters of a hash


class AddressHash:
    """Hashes addresses with the key of one server."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, address: str) -> str | None:
        """The hash of an address; none for this machine: behind a proxy that tells nothing, all come from there."""
        if not address or address.startswith(UNCOUNTED):
            return None
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()

    def short(self, address: str) -> str | None:
        """The beginning of it, by which tables of one address are counted: what the disk has of them is as long."""
        hashed = self.of(address)
        return hashed and hashed[:SHORT]
