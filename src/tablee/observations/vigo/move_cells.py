"""Features of what a move of VIGO does in the bay: where the boat arrives, which tiles it turns, where a tile goes."""

from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.vigo.box import (
    DIRECTIONS,
    FARTHEST,
    FIRST_OF_LINE,
    LENGTH_OF_LINE,
    NO_TILE,
    SHIP,
    STEP,
    STEP_OF_LINE,
    TO_THE_EDGE,
)
from tablee.games.vigo.table import Table
from tablee.observations.vigo.move_layout import (
    CHANCE,
    DISTANCE,
    EMPTY,
    GAIN,
    HIDDEN,
    HIDDEN_GAIN,
    LAST_SHIP,
    OPEN,
    PROMISE,
    REACH,
    REMINDED,
    RIVAL_MOVES,
    SHOWN,
    SHOWN_GAIN,
    UNSEEN,
)
from tablee.observations.vigo.move_tiles import LAST_BUT_ONE, NEXT_TURN, write_tile
from tablee.observations.vigo.promise import tens
from tablee.observations.vigo.reckoning import MEAN, OWN, SHIP_CHANCE
from tablee.observations.vigo.writer import moves_between
from tablee.observations.writing import put_number, signed

SHOWN_WORTH = 2.0  # points in tens that an unseen tile promises when it is turned up


@rule
def write_cell(table: Table, seat: int, cell: int, reckoned: Array, out: Array) -> None:
    """What lies on a cell, as far as it is known."""
    tile = signed(table.tiles[cell])
    if tile == NO_TILE:
        out[EMPTY] = 1
    elif table.is_open[cell] or table.was_open[cell]:
        out[OPEN] = table.is_open[cell]
        write_tile(table, seat, tile, reckoned, out)
    else:
        out[UNSEEN] = 1
        put_number(out, GAIN, tens(reckoned[MEAN]))
        put_number(out, CHANCE, 0 if table.was_reached[cell] else int(reckoned[SHIP_CHANCE]))


@rule
def write_arrival(table: Table, seat: int, cell: int, reckoned: Array, out: Array) -> None:
    """A boat comes to a cell, and could go on from there."""
    write_cell(table, seat, cell, reckoned, out)
    best = 0.0
    for direction in range(DIRECTIONS):
        for distance in range(1, signed(TO_THE_EDGE[cell, direction]) + 1):
            goal = cell + signed(STEP[direction]) * distance
            if is_known(table, goal):
                best = max(best, reckoned[OWN + signed(table.tiles[goal])])
    put_number(out, REACH, tens(best))
    put_number(out, PROMISE, signed(out[GAIN]) + tens(NEXT_TURN * best))


@rule
def cells_around(cell: int) -> int:
    """How many cells a boat could sail to from there if nothing is in its way."""
    cells = 0
    for direction in range(DIRECTIONS):
        cells += signed(TO_THE_EDGE[cell, direction])
    return cells


@rule
def is_known(table: Table, cell: int) -> bool:
    """Whether a tile lies there whose face is known."""
    return bool(table.tiles[cell] != NO_TILE and (table.is_open[cell] or table.was_open[cell]))


@rule
def write_voyage(table: Table, seat: int, voyage: int, reckoned: Array, out: Array) -> None:
    """The boat sails straight on and turns what it passes."""
    direction, distance = voyage // FARTHEST, voyage % FARTHEST + 1
    start, step = signed(table.boats[seat]), signed(STEP[direction])
    out[DISTANCE] = distance
    shown = hidden = 0.0
    for passed in range(1, distance):
        turned = turn(table, start + step * passed, reckoned, out)
        shown, hidden = shown + max(turned, 0.0), hidden - min(turned, 0.0)
    put_number(out, SHOWN_GAIN, tens(shown))
    put_number(out, HIDDEN_GAIN, tens(hidden))
    write_arrival(table, seat, start + step * distance, reckoned, out)
    put_number(out, PROMISE, signed(out[PROMISE]) + tens(SHOWN_WORTH * out[SHOWN]))


@rule
def write_line(table: Table, line: int, reckoned: Array, out: Array) -> None:
    """All tiles of a line are turned, but for those under boats."""
    shown = hidden = 0.0
    for place in range(signed(LENGTH_OF_LINE[line])):
        cell = signed(FIRST_OF_LINE[line]) + signed(STEP_OF_LINE[line]) * place
        turned = turn(table, cell, reckoned, out) if not has_boat(table, cell) else 0.0
        shown, hidden = shown + max(turned, 0.0), hidden - min(turned, 0.0)
    put_number(out, SHOWN_GAIN, tens(shown))
    put_number(out, HIDDEN_GAIN, tens(hidden))
    put_number(out, PROMISE, tens(SHOWN_WORTH * out[SHOWN]))


@rule
def turn(table: Table, cell: int, reckoned: Array, out: Array) -> float:
    """A tile is turned. Returns what it adds to the own stock: above 0 where it is turned up, below where down."""
    tile = signed(table.tiles[cell])
    if tile == NO_TILE:
        return 0.0
    if table.is_open[cell]:
        out[HIDDEN] += 1
        return float(-reckoned[OWN + tile])
    if not table.was_open[cell]:
        out[SHOWN] += 1
        return 0.0
    out[REMINDED] += 1
    if tile == SHIP and table.gone[SHIP] == LAST_BUT_ONE:
        out[LAST_SHIP] = 1
    return float(reckoned[OWN + tile])


@rule
def has_boat(table: Table, cell: int) -> bool:
    """Whether a boat lies there."""
    found = False
    for seat in range(table.seats):
        found |= table.boats[seat] == cell
    return found


@rule
def write_goal(table: Table, seat: int, cell: int, reckoned: Array, out: Array) -> None:
    """The tile on its way goes to a cell: near to the own boat is good, and near to rivals is not."""
    write_tile(table, seat, signed(table.lifted), reckoned, out)
    out[DISTANCE] = moves_between(signed(table.boats[seat]), cell)
    nearest = 2 * FARTHEST
    for other in range(table.seats):
        if other != seat:
            nearest = min(nearest, moves_between(signed(table.boats[other]), cell))
    put_number(out, RIVAL_MOVES, nearest)
    put_number(out, PROMISE, nearest - out[DISTANCE])
