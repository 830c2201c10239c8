"""Moves of VIGO described one by one, for a scorer that all of them share: what each brings, as far as is known."""

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.moves import BITS, is_among
from tablee.games.record import Array
from tablee.games.vigo.box import CELLS
from tablee.games.vigo.chests import CHEST, list_chests
from tablee.games.vigo.table import CALLS, CHESTS, MOST_CHESTS, PUTS, SAILING, Moves, Phase, Table
from tablee.observations.contract import ActionFeatures
from tablee.observations.vigo.move_cells import (
    cells_around,
    write_arrival,
    write_cell,
    write_goal,
    write_line,
    write_voyage,
)
from tablee.observations.vigo.move_kinds import MoveKind, aim_of, kind_now
from tablee.observations.vigo.move_layout import DISTANCE, GAIN, MOVE, MOVE_LAYOUT, PROMISE
from tablee.observations.vigo.move_tiles import write_chest, write_loss, write_stolen, write_theft, write_tile
from tablee.observations.vigo.reckoning import RECKONED, reckon
from tablee.observations.writing import put_number, signed

MOST_MOVES = 64
MOST_LEAPS = 8  # cells to leap to, of more than a hundred


@chapter
def write_actions(table: Table, seat: int, moves: Moves, actions: Array, features: Array) -> int:
    """The legal moves with what they bring; of too many, those that promise most."""
    reckoned, spare = np.zeros(RECKONED), np.zeros(features.shape[1], features.dtype)
    chests = np.empty(MOST_CHESTS, CHEST)
    reckon(table, seat, reckoned)
    if is_among(moves, CHESTS):
        list_chests(table.stocks[seat], table.doubles[seat], signed(table.colours[seat]), chests)
    listed = 0
    for word in range(len(moves.bits)):
        left = signed(moves.bits[word])
        while left:
            action = BITS * word + lowest(left)
            left &= left - 1
            describe(table, seat, action, reckoned, chests, spare)
            room = room_of(table, action, len(actions))
            place = listed if listed < room else least_promising(features[:listed])
            if listed < room or spare[PROMISE] > features[place, PROMISE]:
                actions[place] = action
                features[place, :] = spare
                listed = max(listed, place + 1)
    return listed


@rule
def room_of(table: Table, action: int, room: int) -> int:
    """How many moves stay: of the cells to leap to only a few, which are all in the same tiles' reach."""
    return min(room, MOST_LEAPS) if action < CELLS and table.phase in (Phase.SAIL, Phase.LAND) else room


@rule
def least_promising(features: Array) -> int:
    """The row that goes for a better one."""
    least = 0
    for row in range(1, len(features)):
        if features[row, PROMISE] < features[least, PROMISE]:
            least = row
    return least


@chapter
def describe(table: Table, seat: int, action: int, reckoned: Array, chests: Array, out: Array) -> None:
    """One move."""
    out[:] = 0
    kind = kind_now(table, action)
    out[MOVE + kind] = 1
    if kind == MoveKind.SAIL:
        write_voyage(table, seat, action - SAILING, reckoned, out)
    elif kind == MoveKind.PLACE:
        write_arrival(table, seat, action, reckoned, out)
        put_number(out, DISTANCE, cells_around(action))
        put_number(out, PROMISE, signed(out[PROMISE]) + cells_around(action) // 2)
    elif kind == MoveKind.LEAP:
        write_arrival(table, seat, action, reckoned, out)
    elif kind == MoveKind.TAKE:
        write_cell(table, seat, signed(table.boats[seat]), reckoned, out)
        put_number(out, PROMISE, signed(out[GAIN]))
    elif kind == MoveKind.TURN_LINE:
        write_line(table, aim_of(action), reckoned, out)
    elif kind == MoveKind.STEAL:
        write_theft(table, seat, aim_of(action), reckoned, out)
    elif kind == MoveKind.BUILD:
        write_chest(table, seat, action - CHESTS, chests, out)
    elif kind == MoveKind.PUT:
        write_loss(table, seat, action - PUTS, reckoned, out)
    elif kind == MoveKind.CALL:
        write_stolen(table, seat, signed(table.forgetful), action - CALLS, reckoned, out)
    elif kind == MoveKind.KEEP:
        write_tile(table, seat, signed(table.lifted), reckoned, out)
        put_number(out, PROMISE, signed(out[GAIN]))
    elif kind == MoveKind.PUT_THERE:
        write_goal(table, seat, action, reckoned, out)


MOVES = ActionFeatures(MOVE_LAYOUT, MOST_MOVES, write_actions)
