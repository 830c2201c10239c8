"""How often one may ask: a bucket that fills steadily, and every request takes a drop.

>>> now = iter([0.0, 0.0, 0.0, 0.0, 1.0]).__next__
>>> bucket = Bucket(Rate(a_second=1, at_once=2), now)
>>> [bucket.takes() for _ in range(4)]
[True, True, False, True]
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from tablee.games.words import Refused

MOST_BUCKETS = 10_000


@dataclass(frozen=True, eq=False)
class Rate:
    """How many requests, steadily and at once; each rate is itself, also where another has the same numbers."""

    a_second: float
    at_once: int


class Bucket:
    """The requests that are left to somebody."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._now = rate, now
        self._left, self._at = float(rate.at_once), now()

    def takes(self) -> bool:
        """Whether one more request is allowed; if so, it is counted."""
        now = self._now()
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


# What one person, or one address, may do.
MESSAGES = Rate(a_second=20, at_once=80)
REQUESTS = Rate(a_second=10, at_once=60)
ASSETS = Rate(a_second=50, at_once=1000)  # a first visit asks for many, and a whole class may come at once
FINISHED = Rate(a_second=1, at_once=20)  # what is told of finished games takes long to make
PROGRESS = Rate(a_second=5, at_once=40)  # looks at how far an analysis is
GUESTS = Rate(a_second=1 / 60, at_once=20)  # a whole club may come from one address
SIGN_INS = Rate(a_second=1 / 6, at_once=30)  # links and passkeys that are tried; a whole club has one address
KEYS = Rate(a_second=1 / 20, at_once=12)  # links and passkeys that are made
EXPORTS = Rate(a_second=1 / 60, at_once=5)
SOCKETS = Rate(a_second=1, at_once=40)
TABLES = Rate(a_second=1 / 20, at_once=10)
PUBLIC_TABLES = Rate(a_second=1 / 30, at_once=15)
FOLLOWS = Rate(a_second=2, at_once=40)
SEATS = Rate(a_second=1, at_once=20)  # sitting down, standing up, bots on chairs: all who look at the lobby hear of it
CHAT = Rate(a_second=0.5, at_once=6)
HINTS = Rate(a_second=0.5, at_once=5)
REPORTS = Rate(a_second=1 / 60, at_once=5)
BLOCKS = Rate(a_second=1 / 6, at_once=20)
CLAIMS = Rate(a_second=1 / 60, at_once=5)  # guesses at a host's code, of one address
CLAIMS_OF_ALL = Rate(a_second=1 / 10, at_once=20)  # and of all together


class Limits:
    """A bucket for each kind of request and each asker; the askers that were quiet longest are forgotten."""

    def __init__(self, is_on: bool = True) -> None:
        self._is_on = is_on
        self._buckets: OrderedDict[tuple[Rate, str], Bucket] = OrderedDict()

    def allow(self, rate: Rate, asker: str) -> bool:
        """Whether somebody may ask once more."""
        if not self._is_on:
            return True
        bucket = self._buckets.get((rate, asker))
        if bucket is None:
            bucket = self._buckets[rate, asker] = Bucket(rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((rate, asker))
        return bucket.takes()

    def check(self, rate: Rate, asker: str) -> None:
        """Refuse somebody who asks too often."""
        if not self.allow(rate, asker):
            raise Refused("too-often")
