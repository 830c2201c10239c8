"""What is learned, and how: data, so that a checkpoint can say whether it belongs to the same run."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.options import Value


@dataclass(frozen=True)
class Config:
    """A run. Two runs with the same config on the same machine have the same numbers."""

    game: str
    seats: tuple[int, ...]  # the numbers of players that are learned, all at once
    options: Mapping[str, Value] = field(default_factory=dict)
    variants: tuple[Mapping[str, Value], ...] = ({},)  # options besides, which tables take in turns
    seed: int = 1
    steps: int = 2_000_000  # decisions to learn from; entropy and rate are annealed until then

    # Playing
    lanes: int = 256  # tables of a worker
    horizon: int = 64  # decisions at each table in a round
    workers: int = 1
    threads: int = 1  # of a worker; they change no number
    shaping: float = 0.0  # of a win, for each point more than the others: in the beginning, and none half-way
    past_share: float = 0.2  # of the tables: there one seat learns, and past networks have the others
    level_share: float = 0.0  # of the tables: there one seat learns, and `greedy` has the others, if it is compiled
    imitated: str = ""  # a level whose play is where learning begins, and an opponent in half of the rounds
    watched: int = 100_000  # decisions of that level
    begins_as: str = ""  # the file of a network that it begins as
    is_study: bool = False  # whether that network has all other seats for good

    # Learning (arXiv 2502.08938: entropy makes policy gradients sound where information is hidden)
    rate: float = 7e-4
    last_rate: float = 0.1  # of the rate, in the end
    entropy: float = 0.05  # in the beginning
    last_entropy: float = 0.005
    epochs: int = 2
    minibatch: int = 2048
    clip: float = 0.2
    trace: float = 0.95  # of generalised advantage estimation
    value_weight: float = 0.5
    most_gradient: float = 0.5  # its norm
    hidden: tuple[int, int] = (256, 256)

    # Looking
    against: str = "greedy"  # a bot as the command line names it
    deals: int = 50  # of a look: each is played from every seat
    every: int = 40  # rounds between two looks, which write checkpoints and keep a past network

    @property
    def rules(self) -> Game:
        """The game that is learned."""
        return GAMES[self.game]

    @property
    def setups(self) -> Sequence[tuple[int, Mapping[str, Value]]]:
        """The tables that are played: numbers of seats with options, as far as they go together."""
        all_options = [{**self.options, **variant} for variant in self.variants]
        return [(seats, options) for options in all_options for seats in self.seats_with(options)]

    def seats_with(self, options: Mapping[str, Value]) -> list[int]:
        """The numbers of players that may choose these options."""
        return [seats for seats in self.seats if self._is_possible(seats, options)]

    def _is_possible(self, seats: int, options: Mapping[str, Value]) -> bool:
        for option in self.rules.options:
            needed = (option.needs_seats or {}).get(options.get(option.name, option.default))
            if needed is not None and seats not in needed:
                return False
        return True

    def entropy_after(self, samples: int) -> float:
        """What entropy is worth after so many decisions: it falls by the same factor each time.

        >>> Config("ugo", (2,), steps=100, entropy=0.04, last_entropy=0.01).entropy_after(50)
        0.02
        """
        return float(self.entropy * (self.last_entropy / self.entropy) ** self._part(samples))

    def rate_after(self, samples: int) -> float:
        """The learning rate after so many decisions: it falls evenly."""
        return self.rate * (1 - (1 - self.last_rate) * self._part(samples))

    def shaping_after(self, samples: int) -> float:
        """What a point is worth after so many decisions: it falls evenly, and to nothing half-way."""
        return self.shaping * max(0.0, 1 - 2 * self._part(samples))

    def _part(self, samples: int) -> float:
        return min(samples / self.steps, 1.0)

    def as_json(self) -> dict[str, Any]:
        """The config as plain data."""
        lists = {"hidden": list(self.hidden), "seats": list(self.seats), "variants": list(self.variants)}
        return {**asdict(self), **lists}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The config that `as_json` wrote."""
        return cls(**{**data, **{name: tuple(data[name]) for name in ("hidden", "seats", "variants")}})

    def differing(self, other: "Config") -> list[str]:
        """The names of what differs, but for how long and by how many threads: a run may be made longer."""
        mine, theirs = self.as_json(), other.as_json()
        return [name for name in mine if mine[name] != theirs[name] and name not in ("steps", "threads")]
