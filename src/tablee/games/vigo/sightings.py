"""When and how often the tiles of VIGO's bay were seen, counted in turns. All players see the same."""

import numpy as np

from tablee.games.record import Array
from tablee.games.steps import read_steps
from tablee.games.vigo.box import CELLS
from tablee.games.vigo.secrets import Knowledge
from tablee.games.vigo.story import STEPS, Step

MOST_TURNS = 255  # that are counted
NOT_OPEN = -1  # in the place of a turn

SHOWING = {Step.TILE_SHOWN, Step.TILE_PUT_BACK}
EMPTYING = {Step.TILE_TAKEN, Step.TILE_DISCOVERED, Step.SHIP_FOUND, Step.LAST_SHIP_TAKEN}
CELL_AT: dict[int, int] = {  # where a step names the cell
    step: 1 + list(STEPS[step].arguments).index("cell") for step in (*SHOWING, Step.TILE_HIDDEN, *EMPTYING)
}


class TileSightings:
    """In which turns the tile on each cell lay face up. A tile that is put back begins anew."""

    def __init__(self) -> None:
        self.turn = 0
        self.shown: Array = np.full(CELLS, NOT_OPEN)  # the turn in which a tile was turned up that still lies so
        self.hidden: Array = np.zeros(CELLS, int)  # the turn in which it was last turned face down
        self.seen: Array = np.zeros(CELLS, int)  # the number of turns in which it lay face up before that

    def follow(self, told: bytes) -> None:
        """Go on with the tiles that a decision turns, takes and puts back. §turning §secrets"""
        for step in read_steps(told):
            if step[0] in CELL_AT:
                self._follow(step[0], step[CELL_AT[step[0]]])
            elif step[0] == Step.TURN_ENDED:
                self.turn += 1

    def add_to(self, knowledge: Knowledge) -> None:
        """Write for each tile that was ever seen in how many turns, and how many turns ago."""
        is_open, was_seen = self.shown != NOT_OPEN, self.seen > 0
        lying = np.where(is_open, self.turn - self.shown + 1, 0)
        ago = np.where(was_seen & ~is_open, self.turn - self.hidden, 0)
        knowledge.turns_seen[:] = np.minimum(self.seen + lying, MOST_TURNS)
        knowledge.turns_unseen[:] = np.minimum(ago, MOST_TURNS)

    def _follow(self, step: int, cell: int) -> None:
        if step in SHOWING:
            self.shown[cell] = self.turn
        elif step == Step.TILE_HIDDEN:
            self.seen[cell] += self.turn - self.shown[cell] + 1
            self.shown[cell], self.hidden[cell] = NOT_OPEN, self.turn
        else:
            self.shown[cell], self.seen[cell] = NOT_OPEN, 0
