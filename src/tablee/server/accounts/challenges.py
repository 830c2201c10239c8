"""Challenges that passkeys sign: each is good once, for some minutes, for whom and where it was made.

>>> now = iter([0, 1000, 2000]).__next__
>>> challenges = Challenges(now)
>>> challenge = challenges.new("ada", "localhost")
>>> challenges.take(challenge, "ada", "localhost")
>>> challenges.take(challenge, "ada", "localhost")
Traceback (most recent call last):
tablee.games.words.Refused: passkey-late()
"""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from tablee.games.words import Refused
from tablee.server.ops.server_time import milliseconds

BYTES = 32
UNTIL_BYTES = 8
CHALLENGE_SECONDS = 5 * 60
MOST_CHALLENGES = 4096  # that wait for an answer; the oldest make room


class Waiting(NamedTuple):
    """What is known of a challenge."""

    person: str | None  # who adds a passkey; nobody yet, where it is to sign in
    site: str
    until: int


class Challenges:
    """Those that wait for an answer. In memory: after a restart one asks again."""

    def __init__(self, now: Callable[[], int] = milliseconds) -> None:
        self._now = now
        self._waiting: OrderedDict[bytes, Waiting] = OrderedDict()

    def new(self, person: str | None, site: str) -> bytes:
        """A challenge for somebody who adds a passkey, or for nobody yet."""
        challenge = secrets.token_bytes(BYTES)
        self._waiting[challenge] = Waiting(person, site, self._now() + CHALLENGE_SECONDS * 1000)
        if len(self._waiting) > MOST_CHALLENGES:
            self._waiting.popitem(last=False)
        return challenge

    def take(self, challenge: bytes, person: str | None, site: str) -> None:
        """Take a challenge that was answered; `Refused` where it is over, was taken, or is somebody else's."""
        waiting = self._waiting.pop(challenge, None)
        if waiting is None or waiting.until <= self._now() or (waiting.person, waiting.site) != (person, site):
            raise Refused("passkey-late")


class SignedChallenges:
    """The same for several servers: a challenge says itself until when it is good, and is signed for whom and where.

    Which ones were taken is for the database to know.

    >>> now = iter([0, 1000, 400_000]).__next__
    >>> challenges = SignedChallenges(b"a key of all servers", now)
    >>> challenge = challenges.new("ada", "localhost")
    >>> challenges.take(challenge, "ada", "localhost")
    >>> challenges.take(challenge, "ada", "localhost")
    Traceback (most recent call last):
    tablee.games.words.Refused: passkey-late()
    """

    def __init__(self, key: bytes, now: Callable[[], int] = milliseconds) -> None:
        self._key, self._now = key, now

    def new(self, person: str | None, site: str) -> bytes:
        """A challenge for somebody who adds a passkey, or for nobody yet."""
        until = self._now() + CHALLENGE_SECONDS * 1000
        said = until.to_bytes(UNTIL_BYTES) + secrets.token_bytes(BYTES)
        return said + self._signature(said, person, site)

    def take(self, challenge: bytes, person: str | None, site: str) -> None:
        """Take a challenge that was answered; `Refused` where it is over, or somebody else's."""
        said, signature = challenge[: UNTIL_BYTES + BYTES], challenge[UNTIL_BYTES + BYTES :]
        is_ours = hmac.compare_digest(signature, self._signature(said, person, site))
        if not is_ours or int.from_bytes(said[:UNTIL_BYTES]) <= self._now():
            raise Refused("passkey-late")

    def _signature(self, said: bytes, person: str | None, site: str) -> bytes:
        return hmac.digest(self._key, said + f"{person or ''} {site}".encode(), hashlib.sha256)
