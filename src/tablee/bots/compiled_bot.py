"""A bot that is one compiled function: the same at a table, in the tables that a network learns at, and in a search."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.contract import Budget
from tablee.bots.first_moves import play_first_moves
from tablee.games.bits import lowest
from tablee.games.chance import Random
from tablee.games.compiled import rule
from tablee.games.contract import Game, Sight

ANY_WORLD = 1  # the seed of the world that stands for a knowledge: what is hidden is not looked at

Decide = Callable[[Any, int, Any, Random, Any], int]
"""What a seat at a table does, from its legal moves, with chance and room to think.

It may be given the table itself: it looks only at what its seat knows.
"""


class Deciding(NamedTuple):
    """What a compiled loop needs of somebody who decides."""

    decide: Decide
    room: Callable[[], Any]  # to think


class CompiledBot:
    """A bot by its function, and by what makes room for it to think."""

    def __init__(self, name: str, game: Game, deciding: Deciding) -> None:
        self.__name__, self.game, self.deciding = name, game, deciding
        self._is_ready = False

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
        """What the function decides in any world that fits."""
        if len(legal) == 1:
            return legal[0]
        world, moves = self.game.worlds(sight, 1, Random.seeded(ANY_WORLD))[0], self.game.moves.one()
        self.game.rules.legal(world, int(sight.seat), moves)
        return int(self.deciding.decide(world, int(sight.seat), moves, random, self.deciding.room()))

    def get_ready(self) -> None:
        """Compile what it thinks with."""
        if not self._is_ready:
            play_first_moves(self, self.game)
            self._is_ready = True


@rule
def take_first(_table: Any, _seat: int, moves: Any, _random: Random, _room: Any) -> int:
    """The first legal move."""
    return lowest(moves.bits[0])


NOBODY = Deciding(take_first, lambda: np.zeros(0))  # in loops of games whose levels are not compiled: it is never asked
