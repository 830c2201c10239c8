"""An authenticator in software: it makes passkeys and signs with them, rightly or as somebody who cheats."""

import hashlib
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def base64url(data: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey: its secret, whom it names, and how often it has signed."""

    origin: str
    site: str = "localhost"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0
    person: str = ""

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` answers."""
        self.person = options["user"]["id"]
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + len(self.id).to_bytes(2) + self.id + self._cose()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": base64url(client_data), "attestationObject": base64url(attestation)}
        return self._credential({**response, "transports": ["internal"]})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` answers."""
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": base64url(client_data),
                "authenticatorData": base64url(data),
                "signature": base64url(signature),
                "userHandle": self.person,
            }
        )

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.encode({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _cose(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
