"""Where the time of a game's rules goes: what each decision of random play costs, phase by phase.

Tables are taken from the middle of random games. Each part of a decision is then done again and again on them: finding
what is legal, choosing, and doing it (on copies; the copying is measured apart and taken off).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, cast

import numpy as np

from tablee.games.compiled import bound
from tablee.games.contract import Game, Rules
from tablee.games.kernels import Kernels, Lanes, lanes_of
from tablee.games.record import Many

LANES, WARM_UP = 16_384, 300
SEED = 1
NANO = 1e9

rules = cast(Rules, None)  # bound to those of one game


@dataclass(frozen=True)
class Part:
    """A phase of the game: its part of all decisions, and what one of them costs in nanoseconds."""

    phase: str
    share: float
    legal: float
    choose: float
    apply: float

    @property
    def cost(self) -> float:
        """What it adds to the average decision."""
        return self.share * (self.legal + self.choose + self.apply)


def legal_in_all(lanes: Lanes) -> None:
    """What may be done in every lane."""
    for i in range(len(lanes.tables)):
        rules.legal(lanes.tables[i], lanes.seats[i], lanes.moves[i])


def apply_in_all(lanes: Lanes, copies: Many) -> None:
    """Do what was chosen in every lane, on copies."""
    for i in range(len(copies)):
        copies[i] = lanes.tables[i]
        rules.apply(copies[i], lanes.seats[i], lanes.actions[i], None)


def copy_all(lanes: Lanes, copies: Many) -> None:
    """Copy every lane's table."""
    for i in range(len(copies)):
        copies[i] = lanes.tables[i]


def profile(game: Game, repeat: int) -> list[Part]:
    """Every phase that random play at the largest table comes to, the dearest first."""
    kernels, lanes = Kernels(game), lanes_of(game, LANES, seats=game.seats[-1], seed=SEED)
    kernels.play_random(lanes, 0, LANES, WARM_UP)
    kernels.ask(lanes, 0, LANES)
    kernels.choose_all(lanes, 0, LANES)
    parts = [
        Part(phase, len(some.tables) / LANES, *costs(game, kernels, some, repeat))
        for phase, some in by_phase(game, lanes)
    ]
    return sorted(parts, key=lambda part: -part.cost)


def by_phase(game: Game, lanes: Lanes) -> Iterator[tuple[str, Lanes]]:
    """The lanes of each phase."""
    phases = lanes.tables["phase"]
    for phase in np.unique(phases):
        chosen = phases == phase
        rows = (lanes.tables[chosen], lanes.fresh, lanes.moves[chosen], lanes.seats[chosen], lanes.actions[chosen])
        yield phase_named(game, lanes.tables[chosen][0]), Lanes(*rows, lanes.randoms[chosen])


def phase_named(game: Game, table: Any) -> str:
    """The phase of a table, as its position writes it."""
    fields = dict(word.split("=", 1) for word in game.notation.position(table).split()[1:])
    return fields["phase"]


def costs(game: Game, kernels: Kernels, lanes: Lanes, repeat: int) -> tuple[float, float, float]:
    """Nanoseconds for what is legal, for choosing, and for doing it."""
    names: dict[str, Any] = {"owner": game.name, "rules": game.rules}
    legal, apply, copying = bound(legal_in_all, **names), bound(apply_in_all, **names), bound(copy_all, **names)
    count, copies = len(lanes.tables), np.zeros_like(lanes.tables)
    copied = nanoseconds(lambda: copying(lanes, copies), count, repeat)
    return (
        nanoseconds(lambda: legal(lanes), count, repeat),
        nanoseconds(lambda: kernels.choose_all(lanes, 0, count), count, repeat),
        nanoseconds(lambda: apply(lanes, copies), count, repeat) - copied,
    )


def nanoseconds(run: Callable[[], object], count: int, repeat: int) -> float:
    """What one of so many costs: the quickest of several runs, for noise only ever adds."""
    run()
    return min(_seconds(run) for _ in range(repeat)) / count * NANO


def _seconds(run: Callable[[], object]) -> float:
    begin = perf_counter()
    run()
    return perf_counter() - begin
