"""The games that were decided most surprisingly: won by whom the ratings gave the least chance, and by how much."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.arena.comparison import Comparison
from tablee.arena.played import Played
from tablee.arena.ratings import Rating, chance_to_win

MOST_SHOWN = 6


class Surprise(NamedTuple):
    """A game, who won it alone, how likely that was, and the lead in points over the best of the others."""

    game: Played
    winner: int
    chance: float
    lead: int

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"deal-{self.game.deal}-seats-{'-'.join(str(contender + 1) for contender in self.game.seating)}"


def surprises(comparisons: Sequence[Comparison], ratings: Sequence[Rating]) -> list[Surprise]:
    """The most surprising games that were played out, the most surprising first."""
    points = [rating.points for rating in ratings]
    found = [
        surprise for comparison in comparisons for game in comparison.games if (surprise := surprise_of(game, points))
    ]
    found.sort(key=lambda one: (round(one.chance, 9), -one.lead, one.game.deal, one.game.seating))
    return found[:MOST_SHOWN]


def surprise_of(game: Played, points: Sequence[float]) -> Surprise | None:
    """How surprising a game is; None where nobody won it alone, or somebody forfeited it."""
    if game.forfeit or max(game.shares) < 1:
        return None
    seat = game.shares.index(1.0)
    winner = game.seating[seat]
    others = [score for place, score in enumerate(game.scores) if place != seat]
    return Surprise(game, winner, chance_to_win(points, game.seating, winner), game.scores[seat] - max(others))
