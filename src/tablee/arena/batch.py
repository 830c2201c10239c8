"""A batch: a few deals of a pair, which one process plays at a time. Batches are fixed, whoever plays them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from tablee.arena.experiment import Experiment, Pair
from tablee.arena.played import Forfeit, Played
from tablee.arena.table import TableForBots
from tablee.bots.asking import Nonsense


class Batch(NamedTuple):
    """The place of a batch: a pair, and the number of the batch among those of the pair."""

    pair: Pair
    number: int

    def games(self, experiment: Experiment) -> list[tuple[int, tuple[int, ...]]]:
        """The games in their order: a deal and who sits where."""
        seatings, deals = experiment.seatings(*self.pair), experiment.deals_in_batch
        numbers = range(self.number * deals, (self.number + 1) * deals)
        return [(deal, seating) for deal in numbers for seating in seatings]


@dataclass
class Job:
    """A batch to be played, and the games of it in which a bot has ended or held up the process that played it."""

    batch: Batch
    blamed: dict[int, tuple[int, Forfeit]] = field(default_factory=dict)  # by game: at which decision, and who

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The job that `as_json` wrote."""
        first, second = data["pair"]
        blamed = {game: (decision, Forfeit.from_json(forfeit)) for game, decision, forfeit in data["blamed"]}
        return cls(Batch((first, second), data["number"]), blamed)

    def as_json(self) -> dict[str, Any]:
        """The job as plain data."""
        blamed = [[game, decision, forfeit.as_json()] for game, (decision, forfeit) in self.blamed.items()]
        return {"pair": self.batch.pair, "number": self.batch.number, "blamed": blamed}


Note = Callable[[int, int, int], None]
"""Is told, before a bot is asked, the number of the game in its batch, the decisions made in it, and the seat; and
between games that it is nobody's turn."""
NOBODY = -1  # in the place of a game


def play_batch(table: TableForBots, job: Job, note: Note = lambda *_: None) -> list[Played]:
    """Play all games of a batch."""
    played = []
    for game, (deal, seating) in enumerate(job.batch.games(table.experiment)):
        note(NOBODY, 0, 0)
        played.append(table.play(deal, seating, watch_of(job, game, note)))
    return played


def watch_of(job: Job, game: int, note: Note) -> Callable[[int, int], None]:
    """Notes who is asked; and does not ask again where a bot is blamed."""
    at, forfeit = job.blamed.get(game, (None, None))

    def watch(decisions: int, seat: int) -> None:
        if forfeit and decisions == at:
            raise Nonsense(forfeit.deed)
        note(game, decisions, seat)

    return watch
