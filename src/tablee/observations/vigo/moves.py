"""Moves of VIGO described one by one, for a scorer that all of them share: what each brings, as far as is known."""

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.moves import BITS, is_among
from tablee.games.record import Array
from tablee.games.vigo.box import CELLS, COLUMN, COLUMNS, MOST_HELD, ROW, ROWS, SHIP
from tablee.games.vigo.chests import CHEST, list_chests
from tablee.games.vigo.table import CALLS, CHESTS, EVENT_OF, MOST_CHESTS, PUTS, SAILING, Moves, Phase, Table
from tablee.observations.contract import KIND, ActionFeatures
from tablee.observations.vigo.move_cells import (
    cells_around,
    write_arrival,
    write_cell,
    write_goal,
    write_line,
    write_voyage,
)
from tablee.observations.vigo.move_kinds import MoveKind, aim_of, kind_now
from tablee.observations.vigo.move_layout import BRINGS, DISTANCE, MERIT, MOVE, MOVE_LAYOUT
from tablee.observations.vigo.move_tiles import (
    best_chest,
    kept,
    most_missed,
    write_chest,
    write_loss,
    write_stolen,
    write_theft,
    write_tile,
)
from tablee.observations.vigo.promise import tens
from tablee.observations.vigo.reckoning import WIN, Reckoned, is_known, reckon, worth_taking
from tablee.observations.writing import put_number, signed

MOST_MOVES = 64
MOST_LEAPS = 8  # cells to leap to, of more than a hundred
TWOS = 2  # points, of merits
MOST_MERIT = 120.0  # points
NEVER = -1e9
MOVE_LAYOUT_SIZE = MOVE_LAYOUT.size

FROM_THE_EDGE = 2  # cells; in the middle of the bay more tiles are in reach
IN_THE_MIDDLE: Array = (
    (COLUMN >= FROM_THE_EDGE)
    & (COLUMN < COLUMNS - FROM_THE_EDGE)
    & (ROW >= FROM_THE_EDGE)
    & (ROW < ROWS - FROM_THE_EDGE)
)
MIDDLE = 10.0  # points: a first place there, compared with others


@chapter
def write_actions(table: Table, seat: int, moves: Moves, actions: Array, features: Array) -> int:
    """The legal moves with what they bring; of too many, those with most merit."""
    room, spare = len(actions), np.zeros(features.shape[1], features.dtype)
    merits, chests = np.zeros(room), np.empty(MOST_CHESTS, CHEST)
    reckoned = reckon(table, seat)
    built = weigh_chests(table, seat, moves, chests, reckoned)
    listed = 0
    for word in range(len(moves.bits)):
        left = signed(moves.bits[word])
        while left:
            action = BITS * word + lowest(left)
            left &= left - 1
            merit = describe(table, seat, action, reckoned, chests, built, spare)
            space = room_of(table, action, room)
            place = listed if listed < space else least_of(merits[:listed])
            if listed < space or merit > merits[place]:
                actions[place], merits[place] = action, merit
                features[place, :] = spare
                listed = max(listed, place + 1)
    write_merits(merits[:listed], features[:listed])
    return listed


@chapter
def judge_actions(table: Table, seat: int, moves: Moves, merits: Array) -> None:
    """The merit of each legal move, in its place."""
    spare, chests = np.zeros(MOVE_LAYOUT_SIZE, KIND), np.empty(MOST_CHESTS, CHEST)
    reckoned = reckon(table, seat)
    built = weigh_chests(table, seat, moves, chests, reckoned)
    for action in range(len(merits)):
        if is_among(moves, action):
            merits[action] = describe(table, seat, action, reckoned, chests, built, spare)


@rule
def weigh_chests(table: Table, seat: int, moves: Moves, chests: Array, reckoned: Reckoned) -> tuple[float, float]:
    """All chests that can be built; what the best one brings with its rest, and by being built now and not later."""
    if not is_among(moves, CHESTS):
        return 0.0, 0.0
    stock, twice, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    return best_chest(table, seat, chests, list_chests(stock, twice, colour, chests), reckoned)


@rule
def room_of(table: Table, action: int, room: int) -> int:
    """How many moves stay: of the cells to leap to only a few."""
    return min(room, MOST_LEAPS) if action < CELLS and table.phase in (Phase.SAIL, Phase.LAND) else room


@rule
def least_of(merits: Array) -> int:
    """The place that goes for a better move."""
    least = 0
    for place in range(1, len(merits)):
        if merits[place] < merits[least]:
            least = place
    return least


@rule
def write_merits(merits: Array, features: Array) -> None:
    """Voyages are measured by the best of them, which comes after all that is worth doing before; the rest by zero."""
    best = NEVER
    for place in range(len(merits)):
        if features[place, MOVE + MoveKind.SAIL]:
            best = max(best, merits[place])
    for place in range(len(merits)):
        merit = merits[place]
        put_number(features[place], BRINGS, tens(max(min(merit, MOST_MERIT * 8), -MOST_MERIT * 8)))
        if features[place, MOVE + MoveKind.SAIL]:
            merit += (MOST_MERIT if best >= WIN / 2 else 0.0) - best
        put_number(features[place], MERIT, int(np.floor(max(min(merit, MOST_MERIT), -MOST_MERIT) / TWOS + 0.5)))


@chapter
def describe(
    table: Table, seat: int, action: int, reckoned: Reckoned, chests: Array, built: tuple[float, float], out: Array
) -> float:
    """One move. Returns its merit, above 0 if it is better than leaving it; `built` is what `weigh_chests` found."""
    out[:] = 0
    kind = kind_now(table, action)
    out[MOVE + kind] = 1
    if kind == MoveKind.SAIL:
        return write_voyage(table, seat, action - SAILING, reckoned, out)
    if kind == MoveKind.PLACE:
        write_arrival(table, seat, action, reckoned, out)
        put_number(out, DISTANCE, cells_around(action))
        return MIDDLE if IN_THE_MIDDLE[action] else 0.0
    if kind == MoveKind.LEAP:
        return write_arrival(table, seat, action, reckoned, out) - kept(table, seat, EVENT_OF[action], reckoned)
    if kind == MoveKind.TURN_LINE:
        brought = write_line(table, seat, aim_of(action), reckoned, out)
        return brought - kept(table, seat, EVENT_OF[action], reckoned)
    if kind == MoveKind.STEAL:
        brought = write_theft(table, seat, aim_of(action), reckoned, out)
        return brought - kept(table, seat, EVENT_OF[action], reckoned)
    if kind == MoveKind.BUILD:
        return write_chest(table, seat, action - CHESTS, chests, built[0], reckoned, out) + built[1]
    if kind == MoveKind.PUT:
        return write_loss(table, seat, action - PUTS, reckoned, out)
    if kind == MoveKind.CALL:
        return WIN + write_stolen(table, seat, signed(table.forgetful), action - CALLS, reckoned, out)
    if kind == MoveKind.KEEP:
        write_tile(table, seat, signed(table.lifted), reckoned, out)
        return float(reckoned.worths[signed(table.lifted)])
    if kind == MoveKind.PUT_THERE:
        return write_goal(table, seat, action, reckoned, out)
    if kind == MoveKind.TAKE:
        return write_taken(table, seat, reckoned, out)
    return -most_missed(reckoned) if kind == MoveKind.END and table.held[seat] >= MOST_HELD else 0.0


@rule
def write_taken(table: Table, seat: int, reckoned: Reckoned, out: Array) -> float:
    """A tile of use is taken before anything else is done: a leap would give it up."""
    cell = signed(table.boats[seat])
    write_cell(table, seat, cell, reckoned, out)
    tile, brought = signed(table.tiles[cell]), reckoned.mean[0]
    if is_known(table, cell):
        brought = worth_taking(table, seat, tile, reckoned) if tile < SHIP else brought
    return float(brought + WIN if brought > 0 else brought)


MOVES = ActionFeatures(MOVE_LAYOUT, MOST_MOVES, write_actions)
