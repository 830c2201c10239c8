"""Prints, as JSON, the fields of its sights that each picture is drawn from: only plain Python tells who reads what.

Run with `NUMBA_DISABLE_JIT=1`.
"""

import json
from typing import Any

import numpy as np

from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game, Sight
from tablee.games.pillage.table import Phase
from tablee.games.record import copied
from tests.contract.play import Agreement, some_moments, with_other_options

SHORT: dict[str, dict[str, Any]] = {"ugo": {"rounds": 1}}
RARE = {"pillage": Phase.FLIP}  # a phase that random games hardly come to


class Watched:
    """A sight that notes what is read of it."""

    def __init__(self, sight: Sight, read: set[str]) -> None:
        self._sight, self._read = sight, read

    def __getattr__(self, name: str) -> Any:
        self._read.add(name)
        return getattr(self._sight, name)


def fields_of(game: Game) -> set[str]:
    """What is read in some games with every option."""
    found = {name for part in game.picture.parts for name in (*part.fields, *part.own)} | set(game.picture.words.fields)
    drawn = np.zeros(1, np.dtype((np.record, game.picture.shape.record)))
    short = SHORT.get(game.name, {})
    for agreement in (Agreement(game, game.seats[-1], short), *with_other_options(game)):
        for table in some_moments(agreement, Random.seeded(36), one_in=20):
            sight = copied(game.view(table, 0))
            for phase in {int(sight.phase), RARE.get(game.name, int(sight.phase))}:
                sight.phase = phase
                drawn.view(np.int16)[:] = 0
                game.picture.rule(Watched(sight, found), drawn[0])
    return found


if __name__ == "__main__":
    print(json.dumps({game.name: sorted(fields_of(game)) for game in GAMES.values()}))
