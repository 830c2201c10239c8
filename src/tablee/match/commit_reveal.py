"""Before a fair shuffle: everybody commits, then everybody opens, then the seed is made.

>>> from tablee.match.fair import commitment
>>> exchange = CommitReveal(b"the host's secret", seats=2)
>>> exchange.commit(0, commitment(b"north")); exchange.commit(1, commitment(b"east"))
>>> exchange.open(1, b"east")  # in any order, once all are committed
>>> exchange.close().nonces  # seat 1 never opened: its part is empty, and the record says so
(b'', b'east')
"""

from tablee.games.words import Refused
from tablee.match.fair import Fairness, commitment

MOST_BYTES = 64  # of a nonce


class CommitReveal:
    """The host's secret is fixed before any nonce is known, and every nonce before any other is shown."""

    def __init__(self, secret: bytes, seats: int) -> None:
        self._secret = secret
        self._commitments: list[str | None] = [None] * seats
        self._nonces: list[bytes | None] = [None] * seats
        self._is_committed = False

    @property
    def commitment(self) -> str:
        """What the host shows first."""
        return commitment(self._secret)

    def commit(self, seat: int, digest: str) -> None:
        """A seat commits to a nonce by its SHA-256; `Refused` where it has, or nobody waits for it."""
        if self._is_committed or self._commitments[seat] is not None:
            raise Refused("nonce-committed")
        self._commitments[seat] = digest.lower()
        self._is_committed = None not in self._commitments

    def go_on_without(self) -> None:
        """Wait for no further commitments: the seats that are missing take no part."""
        self._is_committed = True

    def open(self, seat: int, nonce: bytes) -> None:
        """A seat shows the nonce that it committed to, once no commitment is missing; `Refused` otherwise."""
        if not self._is_committed:
            raise Refused("nonce-too-early")
        if len(nonce) > MOST_BYTES or commitment(nonce) != self._commitments[seat]:
            raise Refused("nonce-not-committed")
        self._nonces[seat] = nonce

    def close(self) -> Fairness:
        """What the seed is made of; a nonce that was never opened is empty. `Refused` while commitments are missing."""
        if not self._is_committed:
            raise Refused("nonce-too-early")
        return Fairness(self._secret, tuple(nonce or b"" for nonce in self._nonces))
