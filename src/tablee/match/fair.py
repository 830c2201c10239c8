"""Fair shuffles: a seed to which everybody gave something, and draws that anybody can repeat.

The derivation is written out in `docs/fair-shuffles.md`; a test rebuilds it from that page alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tablee.games.record import Array

LABEL = "tablee seed 1"
BLOCKS = 4  # of eight words each, that are made at once


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
    """The words that a seed gives chance, one after another."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._blocks_made = 0
        self._words: Array = np.zeros(0, np.int64)  # that were made and not taken yet

    def ahead(self) -> Array:
        """The next words, some of them at least."""
        if not len(self._words):
            self._words = np.frombuffer(b"".join(self._blocks()), ">u4").astype(np.int64)
        return self._words

    def take(self, words: int) -> None:
        """So many of them were used."""
        self._words = self._words[words:]

    def _blocks(self) -> Iterator[bytes]:
        for number in range(self._blocks_made, self._blocks_made + BLOCKS):
            yield hashlib.sha256(self._seed + number.to_bytes(8, "big")).digest()
        self._blocks_made += BLOCKS
