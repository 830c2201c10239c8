"""The challenge of a day: one game for everybody on this server, in turns, from a secret of the server.

One a day and not one of each game, so that all who play it meet in one table of results. It is a duel, the shortest
game that there is. Whoever reads this file knows which game comes tomorrow, and not one card of it.
"""

import hashlib
import hmac
from datetime import UTC, datetime, timedelta

from tablee.games import LISTED
from tablee.server.challenges.challenge import Challenge, ChallengeTerms, written
from tablee.server.ops.server_time import DAY
from tablee.server.tables.setup import agreed_options

LEVEL = "medium"


def daily_challenge(day: str, key: bytes) -> Challenge:
    """The challenge of a day, such as `2026-11-17`, by the calendar of Greenwich."""
    begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    game = list(LISTED.values())[begin.toordinal() % len(LISTED)]
    seats = min(game.seats)
    levels = [None, *[written(game.name, LEVEL)] * (seats - 1)]
    terms = ChallengeTerms(agreed_options(game, seats, None, {}), levels)
    secret = hmac.digest(key, f"daily challenge {day}".encode("ascii"), hashlib.sha256)
    created = int(begin.timestamp() * 1000)
    return Challenge(day, None, game.name, game.version, terms, secret, created, created + DAY)


def day_before(day: str) -> str:
    """Yesterday.

    >>> day_before("2026-03-01")
    '2026-02-28'
    """
    return (datetime.fromisoformat(day) - timedelta(days=1)).date().isoformat()
