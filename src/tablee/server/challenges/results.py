"""A challenge as somebody sees it: what is played, and what came of it for those who have played it to the end."""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct, json
from sqlalchemy import Row

from tablee.bots import characters
from tablee.match import Ending
from tablee.match.players import parse_bot
from tablee.server.challenges.challenge import Challenge
from tablee.server.messages import Outcome, Seat
from tablee.server.ops.server_time import milliseconds
from tablee.server.status import GOING_ON

MOST_LINES = 100  # of results; the own one is always among them

Progress = Literal["none", "running", "finished", "stopped"]  # stopped before the end: no result
DONE: tuple[Progress, ...] = ("finished", "stopped")  # who is done knows the deals


class Result(NamedTuple):
    """What came of a challenge for somebody."""

    person: str
    name: str
    table: str
    score: int
    lead: int  # before the best of the others
    has_won: bool
    ended: int


class ResultLine(Struct):
    """A result in the table of results; where it can be looked at, only for those who have played."""

    rank: int
    name: str
    score: int
    lead: int
    has_won: bool
    ended: int
    is_mine: bool
    table: str | None


class ChallengeShown(Struct):
    """A challenge as somebody sees it."""

    id: str
    game: str
    options: dict[str, int | bool | str]
    seats: list[Seat]
    seat: int
    is_daily: bool
    maker: str | None  # what they are called; nothing of a daily one, or of somebody who is gone or blocked
    is_mine: bool
    created: int
    closes: int
    is_open: bool
    progress: Progress  # of the one who asks
    table: str | None  # their game
    players: int  # who have played it to the end
    results: list[ResultLine]
    former: str | None  # of a daily one: that of the day before


def challenge_shown(
    challenge: Challenge,
    attempts: Sequence[Row[Any]],
    asker: str | None,
    hidden: Container[str],
    former: str | None,
) -> ChallengeShown:
    """A challenge for somebody, without the names of people who are hidden from them."""
    own = next((one for one in attempts if one.person == asker), None)
    progress = progress_of(own)
    results = [result for row in attempts if (result := result_of(row, challenge.seat))]
    lines = [line for person, line in ranked(results, asker, progress in DONE) if person not in hidden]
    return ChallengeShown(
        challenge.id,
        challenge.game,
        challenge.terms.options,
        seats_of(challenge),
        challenge.seat,
        challenge.maker is None,
        None if challenge.maker in hidden else challenge.maker_name,
        challenge.maker is not None and challenge.maker == asker,
        challenge.created,
        challenge.closes,
        challenge.is_open(milliseconds()),
        progress,
        own.table_id if own else None,
        len(results),
        [line for place, line in enumerate(lines) if place < MOST_LINES or line.is_mine],
        former,
    )


def progress_of(attempt: Row[Any] | None) -> Progress:
    """How far somebody's game is."""
    if attempt is None:
        return "none"
    if attempt.status in GOING_ON:
        return "running"
    return "finished" if is_played_out(attempt) else "stopped"


def is_played_out(attempt: Row[Any]) -> bool:
    """Whether somebody's game came to its end."""
    return attempt.result is not None and json.decode(attempt.result, type=Outcome).how == Ending.FINISHED


def result_of(attempt: Row[Any], seat: int) -> Result | None:
    """What came of a game that was played out."""
    if not is_played_out(attempt):
        return None
    outcome = json.decode(attempt.result, type=Outcome)
    score = outcome.scores[seat]
    lead = score - max(other for place, other in enumerate(outcome.scores) if place != seat)
    name = attempt.person, attempt.name, attempt.table_id
    return Result(*name, score, lead, seat in outcome.winners, attempt.ended)


def ranked(results: Iterable[Result], asker: str | None, can_look: bool) -> list[tuple[str, ResultLine]]:
    """Results by their points, then by the lead; those that are equal in both share a place."""
    ordered = sorted(results, key=lambda one: (-one.score, -one.lead, one.ended))
    ranks: dict[tuple[int, int], int] = {}
    lines = []
    for place, one in enumerate(ordered, start=1):
        rank, table = ranks.setdefault((one.score, one.lead), place), one.table if can_look else None
        worth = one.score, one.lead, one.has_won, one.ended
        lines.append((one.person, ResultLine(rank, one.name, *worth, one.person == asker, table)))
    return lines


def seats_of(challenge: Challenge) -> list[Seat]:
    """Who sits where: nobody yet on the seat of the person."""
    levels = challenge.terms.levels
    called = characters(challenge.game, levels)
    return [
        Seat(called[seat] or level, level=parse_bot(level).level) if level else Seat(is_free=True)
        for seat, level in enumerate(levels)
    ]
