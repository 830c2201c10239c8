"""The kinds of move of VIGO, as features tell them apart."""

from enum import IntEnum

import numpy as np

from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.vigo.box import AIM, CELLS, EVENTS
from tablee.games.vigo.table import (
    CALLS,
    CHESTS,
    END,
    EVENT_OF,
    FIRST_AIM,
    KEEP,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Phase,
    Table,
)
from tablee.observations.writing import signed


class MoveKind(IntEnum):
    """What is done."""

    PLACE = 0
    SAIL = 1
    STAY = 2
    TAKE = 3
    END = 4
    LEAP = 5
    TURN_LINE = 6
    STEAL = 7
    BUILD = 8
    PUT = 9
    CALL = 10
    KEEP = 11
    PUT_THERE = 12


# The first action of each run of the same kind, beyond the cells and the events.
FIRST_OF_KIND = {
    SAILING: MoveKind.SAIL,
    STAY: MoveKind.STAY,
    TAKE: MoveKind.TAKE,
    END: MoveKind.END,
    CHESTS: MoveKind.BUILD,
    PUTS: MoveKind.PUT,
    CALLS: MoveKind.CALL,
    KEEP: MoveKind.KEEP,
}
BY_AIM = (MoveKind.LEAP, MoveKind.TURN_LINE, MoveKind.STEAL)  # of an event: a cell, a line, a tile


def _kind_of(action: int) -> MoveKind:
    """What kind of move an action is that is not a cell."""
    if EVENT_OF[action] < EVENTS:
        return BY_AIM[AIM[EVENT_OF[action]]]
    return FIRST_OF_KIND[max(first for first in FIRST_OF_KIND if first <= action)]


# A cell is where a boat begins or leaps to, or where a tile goes: by the phase.
CELL_IN = {Phase.PLACE: MoveKind.PLACE, Phase.PUT_BACK: MoveKind.PUT_THERE, Phase.CALL: MoveKind.PUT_THERE}
KIND_OF_CELL: Array = np.array([CELL_IN.get(phase, MoveKind.LEAP) for phase in Phase], np.int64)
KIND_OF: Array = np.array([0] * CELLS + [_kind_of(action) for action in range(CELLS, KEEP + 1)], np.int64)


@rule
def kind_now(table: Table, action: int) -> int:
    """What kind of move an action is in the phase that the table is in."""
    return int(KIND_OF[action] if action >= CELLS else KIND_OF_CELL[table.phase])


@rule
def aim_of(action: int) -> int:
    """What an event is aimed at, counted from its first aim."""
    return action - signed(FIRST_AIM[EVENT_OF[action]])
