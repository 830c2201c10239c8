"""Luck and skill apart: the same deal, played again by equal bots on all seats."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.analysis.findings import Fortune
from tablee.bots import level_of
from tablee.bots.play import play_match
from tablee.match import Ending, Match, bot

PLAYER = "hard"
DEALS = 40  # games: a share of the win is then known to some hundredths


class Dealt(NamedTuple):
    """What came of a deal in the hands of equal bots."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]


def has_deal(match: Match) -> bool:
    """Whether the deal is known, and was played to its end."""
    return match.seed is not None and match.result is not None and match.result.how == Ending.FINISHED


def play_deal(match: Match, seed: int) -> Dealt:
    """Let equal bots play the deal of a match; what they draw themselves comes from the seed."""
    seats, level = len(match.first_players), level_of(match.game.name, PLAYER)
    again = Match(match.game, [bot(PLAYER)] * seats, match.options, match.seed)
    result = play_match(again, [level] * seats, seed)
    assert result
    return Dealt(result.scores, shares_of(result.winners, seats))


def shares_of(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The win, shared by those who have won.

    >>> shares_of([0, 2], 3)
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def fortunes_of(match: Match, dealt: Sequence[Dealt]) -> list[Fortune]:
    """What came of each seat beside what the deal brings."""
    assert match.result
    seats = range(len(match.first_players))
    own = shares_of(match.result.winners, len(seats))
    points = [sum(one.scores[seat] for one in dealt) / len(dealt) for seat in seats]
    shares = [sum(one.shares[seat] for one in dealt) / len(dealt) for seat in seats]
    return [
        Fortune(match.result.scores[seat], own[seat], round(points[seat], 2), round(shares[seat], 3)) for seat in seats
    ]
