"""Fair shuffles: a seed to which everybody gave something, and draws that anybody can repeat.

The derivation is written out in `docs/fair-shuffles.md`; a test rebuilds it from that page alone.
"""

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass

LABEL = "tablee seed 1"
WORD_BYTES = 4
WORDS = 1 << 8 * WORD_BYTES


def commitment(secret: bytes) -> str:
    """What is shown before a secret is opened: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed: the hash of the server's secret and of every seat's nonce, empty where one is missing.

    >>> seed_of(b"secret", [b"north", b""]).hex()[:16]
    '4b21fc3dd6c9f2f0'
    """
    lines = [LABEL, secret.hex(), *(nonce.hex() for nonce in nonces)]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).digest()


@dataclass(frozen=True)
class Fairness:
    """What a seed was made of: opened when the match is over."""

    secret: bytes
    nonces: tuple[bytes, ...]

    @property
    def seed(self) -> bytes:
        """The seed of the match."""
        return seed_of(self.secret, self.nonces)


class Draws:
    """The draws of a seed, one after another."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._blocks_taken = 0
        self._words: list[int] = []  # of the last block, those not taken yet, the next one last

    def below(self, limit: int) -> int:
        """The next whole number from 0 to limit - 1: words too high to be fair are passed over."""
        fair = WORDS - WORDS % limit
        word = self._next_word()
        while word >= fair:
            word = self._next_word()
        return word % limit

    def _next_word(self) -> int:
        if not self._words:
            digest = hashlib.sha256(self._seed + self._blocks_taken.to_bytes(8, "big")).digest()
            self._words = [word for (word,) in reversed(list(struct.iter_unpack(">I", digest)))]
            self._blocks_taken += 1
        return self._words.pop()
