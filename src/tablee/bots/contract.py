"""What a bot is: a function from what a seat knows to a move.

A bot that plays the lowest legal action, asked once:

>>> from tablee.games import GAMES
>>> from tablee.match import Match, bot
>>> def lowest(sight, legal, random, budget):
...     return min(legal)
>>> match = Match(GAMES["ugo"], [bot("lowest"), bot("lowest")], seed=b"example")
>>> (seat,) = match.awaited()
>>> move = lowest(match.knowledge(seat), match.legal(seat), Random.seeded(1), NO_LIMIT)
>>> move == match.legal(seat)[0]
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from tablee.games.chance import Random
from tablee.games.contract import Sight


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move; None is no limit."""

    seconds: float | None = None
    decisions: int | None = None  # made in imagined games: the same move on a slow and on a quick machine


NO_LIMIT = Budget()


@runtime_checkable
class NeedsTime(Protocol):
    """A bot that starts a program, or compiles, before it answers for the first time."""

    def get_ready(self) -> None:
        """Do that now, if it is not done, so that it takes nothing of the time for a move."""


class Bot(Protocol):
    """Anything that can be asked for a move. It gets no table, so it has nothing to peek at."""

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget, /) -> int:
        """One of the legal actions, for the seat `sight.seat`.

        The sight is the bot's own copy of the seat's knowledge. All chance comes from `random`, so that the same
        knowledge and the same seed give the same move, unless the budget is in seconds.
        """
