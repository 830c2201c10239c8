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
from tablee.games.words import Text


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move; None is no limit."""

    seconds: float | None = None
    decisions: int | None = None  # tried out, each in an imagined game: the same move on a slow and a quick machine


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


@dataclass(frozen=True)
class Considered:
    """What a bot thinks of one legal move. `reasons` are keys with numbers: data for programs, words for people."""

    action: int
    value: float  # what the move is expected to bring, as `Explanation.measure` counts it
    spread: float  # how far what it brings lies from that, as a standard deviation
    weight: float  # which part of its attention, or of its chances to be played, the move got: 1 in all
    reasons: Sequence[Text] = ()  # the two or three things that decided, the weightiest first


@dataclass(frozen=True)
class Explanation:
    """What a bot thinks of all legal moves, the one it would play first."""

    measure: str  # "points": ahead of the best other seat; "share": the part of the win, from 0 to 1
    moves: Sequence[Considered]


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why, beside deciding."""

    def explain(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget, /) -> Explanation:
        """Every legal action, judged. Its first is what the same call of the bot would play."""
