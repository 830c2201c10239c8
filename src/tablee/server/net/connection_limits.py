"""How many connections each address holds: nobody takes all places.

>>> limits = ConnectionLimits(most=2)
>>> [limits.admit(connection, ("192.0.2.1", 5)) for connection in "abc"]
[True, True, False]
>>> limits.release("a"); limits.admit("d", ("192.0.2.1", 5))
True
"""

from collections import Counter
from collections.abc import Hashable

from tablee.server.net.guard import address_of

MOST_OF_ONE = 200  # connections of one address, those of WebSockets too
UNCOUNTED = ("127.", "::/64", "nowhere")  # how this machine is called: behind a proxy, everybody comes from there


class ConnectionLimits:
    """Counts the open connections of each address. Lives on the event loop."""

    def __init__(self, most: int = MOST_OF_ONE) -> None:
        self._most = most
        self._addresses: dict[Hashable, str] = {}
        self._counts: Counter[str] = Counter()

    def admit(self, connection: Hashable, client: tuple[str, int] | None) -> bool:
        """Whether another connection may come from there; if so, it is counted until it goes."""
        address = address_of({"type": "http", "client": client})
        if address.startswith(UNCOUNTED):
            return True
        if self._counts.get(address, 0) >= self._most:
            return False
        self._addresses[connection] = address
        self._counts[address] += 1
        return True

    def release(self, connection: Hashable) -> None:
        """A connection ended."""
        address = self._addresses.pop(connection, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


OPEN = ConnectionLimits()
