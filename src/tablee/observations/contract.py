"""What a game's observation offers: a layout, and a compiled writer that fills it.

A writer reads a table and writes only what one seat may know. So it may be given the table itself, or any world that
fits the seat's knowledge: `tests/observations/test_secrecy.py` holds that both give the same bytes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.games.chance import Random
from tablee.games.contract import Game, Sight, Table
from tablee.games.record import Array
from tablee.observations.layout import KIND, Layout

Write = Callable[[Any, int, Array], None]
"""Fill one observation, whatever it held, from a table, for a seat at it: its turn or not, before and after the end."""

WriteActions = Callable[[Any, int, Any, Array, Array], int]
"""Fill rows of actions and of their features from a table, a seat and its legal moves; returns how many there are.

Where there is no room for all of them, the most promising stay."""


@dataclass(frozen=True)
class ActionFeatures:
    """Features of single moves, for a network that scores one move after the other."""

    layout: Layout
    most: int  # moves that there is room for by default
    write: WriteActions


@dataclass(frozen=True)
class Observation:
    """How a game is observed."""

    game: Game
    layout: Layout
    write: Write
    actions: ActionFeatures | None = None
    faces: Callable[[Table], Array] | None = None  # every action by what is printed on its card
    is_at_once: bool = False  # whether several seats decide at the same time, in secret

    def of_table(self, table: Table, seat: int) -> Array:
        """What a seat may know of a table, in numbers."""
        out = self.layout.empty()
        self.write(table, seat, out)
        return out

    def features_of_table(self, table: Table, seat: int) -> tuple[Array, Array]:
        """The legal actions of a seat, and the features of each; ValueError for a game that has none."""
        if self.actions is None:
            raise ValueError(f"{self.game.title} has no features of single moves")
        moves, actions = self.game.moves.one(), np.zeros(self.actions.most, np.int16)
        features = self.actions.layout.empty(self.actions.most)
        self.game.rules.legal(table, seat, moves)
        listed = self.actions.write(table, seat, moves, actions, features)
        return actions[:listed], features[:listed]

    def of_sight(self, knowledge: Sight, random: Random | None = None) -> Array:
        """The same from a seat's knowledge, as a bot gets it: from any world that fits."""
        world = self.game.worlds(knowledge, 1, random or Random.seeded(1))[0]
        return self.of_table(world, int(knowledge.seat))


__all__ = ["KIND", "ActionFeatures", "Observation", "Write", "WriteActions"]
