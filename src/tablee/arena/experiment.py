"""What an arena plays: which bots, at which tables, with which chance. It is data, so that any process can play it.

A deal is a number. The words of chance at a table follow from the seed and the deal alone, so that every seating of a
deal meets the same chance, as far as the rules let the same draws happen; a bot's own chance follows from the seed, the
deal, its label and its seat.

>>> experiment = Experiment("ugo", ("greedy", "random"), 3, seed=7)
>>> experiment.seatings(0, 1)
((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
>>> Experiment("ugo", ("random", "random"), 2).labels
('random', 'random (2)')
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any, Self

from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.bots.names import PATIENCE_SECONDS, bot_named
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.options import Value

Pair = tuple[int, int]  # two contenders, by their place in the list


@dataclass(frozen=True)
class Experiment:
    """A game with its number of seats and options, the contenders by name, a seed, and how long a bot may think."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 1
    budget: Budget = NO_LIMIT
    timeout_seconds: float = PATIENCE_SECONDS  # for a move; whoever takes longer forfeits the game
    deals_in_batch: int = 4  # which one process plays at a time, and after which the test looks

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The experiment that `as_json` wrote."""
        return cls(**{**data, "bots": tuple(data["bots"]), "budget": Budget(**data["budget"])})

    def as_json(self) -> dict[str, Any]:
        """The experiment as plain data."""
        return asdict(self)

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def labels(self) -> tuple[str, ...]:
        """What each contender is called: by its name, numbered where the same bot comes again."""
        return tuple(numbered(name, self.bots[:place].count(name)) for place, name in enumerate(self.bots))

    @property
    def pairs(self) -> list[Pair]:
        """Everybody against everybody."""
        return list(combinations(range(len(self.bots)), 2))

    def sitting(self) -> list[Bot]:
        """The bots themselves; `Refused` where there is none of a name."""
        return [bot_named(name, self.rules, self.seats, self.options, self.timeout_seconds) for name in self.bots]

    def seatings(self, first: int, second: int) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the games of a deal: each alone against copies of the other, from every seat."""
        alone = [*lone_seatings(self.seats, first, second), *lone_seatings(self.seats, second, first)]
        return tuple(dict.fromkeys(alone))

    def chance(self, deal: int) -> bytes:
        """The seed of a deal."""
        return f"{self.seed} {deal}".encode()

    def random(self, deal: int, contender: int, seat: int) -> Random:
        """A bot's own chance in a game."""
        return stream(f"{self.seed} {deal} {self.labels[contender]} {seat}")


def numbered(name: str, before: int) -> str:
    """A name, with its number where it is not the first."""
    return f"{name} ({before + 1})" if before else name


def lone_seatings(seats: int, lone: int, others: int) -> list[tuple[int, ...]]:
    """One contender alone against copies of another, from every seat."""
    return [tuple(lone if seat == own else others for seat in range(seats)) for own in range(seats)]


def lone(seating: Sequence[int]) -> int | None:
    """The contender that sits alone against two and more; None of two players."""
    return next((one for one in seating if seating.count(one) == 1), None) if len(seating) > 2 else None


def stream(words: str) -> Random:
    """A stream of chance from words."""
    return Random.seeded(int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big"))
