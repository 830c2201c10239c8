"""What a move of VIGO does in the bay: where the boat arrives, which tiles it turns, where a tile goes.

Each function returns the merit of what it describes.
"""

from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.vigo.box import (
    CELLS,
    DIRECTIONS,
    EVENTS,
    FARTHEST,
    FIRST_OF_LINE,
    LENGTH_OF_LINE,
    NO_TILE,
    SHIP,
    STEP,
    STEP_OF_LINE,
    TO_THE_EDGE,
)
from tablee.games.vigo.table import Phase, Table
from tablee.observations.vigo.move_layout import (
    CHANCE,
    DISTANCE,
    EMPTY,
    GAIN,
    HIDDEN,
    HIDDEN_GAIN,
    LAST_SHIP,
    OPEN,
    PROSPECT,
    REACH,
    REACH_MORE,
    REMINDED,
    RIVAL_HIDDEN,
    RIVAL_NEAR,
    SHOWN,
    SHOWN_GAIN,
    UNSEEN,
    UNSEEN_NEAR,
)
from tablee.observations.vigo.move_tiles import LAST_BUT_ONE, write_chest_with, write_tile
from tablee.observations.vigo.promise import promise, tens
from tablee.observations.vigo.reckoning import FADED, WIN, Reckoned, is_known, moves_between, prospect
from tablee.observations.writing import put_number, signed

JEALOUSY = 0.1  # of a tile's worth to the leading rival: for turning it face down
EVENT_TO_RIVAL = 25.0
HOPE = 0.5  # of what lies in reach of the next turns


@rule
def write_cell(table: Table, seat: int, cell: int, reckoned: Reckoned, out: Array) -> None:
    """What lies on a cell, as far as it is known."""
    tile = signed(table.tiles[cell])
    if tile == NO_TILE:
        out[EMPTY] = 1
    elif is_known(table, cell):
        out[OPEN] = table.is_open[cell]
        write_tile(table, seat, tile, reckoned, out)
        write_chest_with(table, seat, tile, out)
    else:
        out[UNSEEN] = 1
        put_number(out, GAIN, tens(reckoned.mean[0]))
        put_number(out, CHANCE, 0 if table.was_reached[cell] else int(100 * reckoned.ship_chance[0]))
    near = 0
    for other in range(table.seats):
        if other != seat and table.boats[other] < CELLS:
            near += moves_between(signed(table.boats[other]), cell) <= 1
    put_number(out, RIVAL_NEAR, near)


@chapter
def write_arrival(table: Table, seat: int, cell: int, reckoned: Reckoned, out: Array) -> float:
    """A boat comes to a cell, and could go on from there."""
    write_cell(table, seat, cell, reckoned, out)
    best = second = 0.0
    unseen = 0
    for direction in range(DIRECTIONS):
        for distance in range(1, signed(TO_THE_EDGE[cell, direction]) + 1):
            goal = cell + signed(STEP[direction]) * distance
            if is_known(table, goal):
                gain = reckoned.arrivals[goal] if table.tiles[goal] != SHIP else 0.0
                best, second = max(best, gain), max(second, min(best, gain))
            elif table.tiles[goal] != NO_TILE:
                unseen += 1
    put_number(out, REACH, tens(best))
    put_number(out, REACH_MORE, tens(second))
    put_number(out, UNSEEN_NEAR, unseen)
    put_number(out, PROSPECT, tens(prospect(cell, reckoned)))
    return float(reckoned.arrivals[cell])


@rule
def cells_around(cell: int) -> int:
    """How many cells a boat could sail to from there if nothing is in its way."""
    cells = 0
    for direction in range(DIRECTIONS):
        cells += signed(TO_THE_EDGE[cell, direction])
    return cells


@chapter
def write_voyage(table: Table, seat: int, voyage: int, reckoned: Reckoned, out: Array) -> float:
    """The boat sails straight on and turns what it passes."""
    direction, distance = voyage // FARTHEST, voyage % FARTHEST + 1
    start, step = signed(table.boats[seat]), signed(STEP[direction])
    end, brought = start + step * distance, 0.0
    out[DISTANCE] = distance
    for passed in range(1, distance):
        brought += turn(table, start + step * passed, reckoned, out)
    return write_arrival(table, seat, end, reckoned, out) + brought + HOPE * prospect(end, reckoned)


@chapter
def write_line(table: Table, seat: int, line: int, reckoned: Reckoned, out: Array) -> float:
    """All tiles of a line are turned, but for those under boats."""
    brought = 0.0
    for place in range(signed(LENGTH_OF_LINE[line])):
        cell = signed(FIRST_OF_LINE[line]) + signed(STEP_OF_LINE[line]) * place
        if table.tiles[cell] != NO_TILE and not has_boat(table, cell):
            brought += turn(table, cell, reckoned, out) + spite(table, cell, reckoned)
            brought += WIN / 2 if wins_by_showing(table, seat, cell, reckoned) else 0.0
    return brought


@rule
def turn(table: Table, cell: int, reckoned: Reckoned, out: Array) -> float:
    """A tile is turned. Returns what that brings."""
    tile = signed(table.tiles[cell])
    if tile == NO_TILE:
        return 0.0
    if not is_known(table, cell):
        out[SHOWN] += 1
        return float(reckoned.turned_unseen[0])
    is_last = tile == SHIP and table.gone[SHIP] == LAST_BUT_ONE
    if table.is_open[cell]:
        out[HIDDEN] += 1
        put_number(out, HIDDEN_GAIN, out[HIDDEN_GAIN] + tens(reckoned.gains[tile]))
        put_number(out, RIVAL_HIDDEN, out[RIVAL_HIDDEN] + tens(reckoned.rival[tile]))
        return float(-reckoned.shown_ship[0]) if is_last else 0.0
    out[REMINDED] += 1
    put_number(out, SHOWN_GAIN, out[SHOWN_GAIN] + tens(reckoned.gains[tile]))
    if is_last:
        out[LAST_SHIP] = 1
        return float(reckoned.shown_ship[0])
    return 0.0


@rule
def spite(table: Table, cell: int, reckoned: Reckoned) -> float:
    """Face down, what the leading rival wants is easily forgotten; face up it is not."""
    tile = signed(table.tiles[cell])
    if not is_known(table, cell) or tile == SHIP:
        return 0.0
    wanted = JEALOUSY * (EVENT_TO_RIVAL if tile < EVENTS else reckoned.rival[tile])
    return wanted if table.is_open[cell] else -wanted


@rule
def wins_by_showing(table: Table, seat: int, cell: int, reckoned: Reckoned) -> bool:
    """Whether the sixth ship would be turned up there and can be sailed to in the same turn."""
    return bool(
        cell == reckoned.places[0]
        and reckoned.wants_ship[0]
        and not table.is_open[cell]
        and table.phase == Phase.SAIL
        and moves_between(signed(table.boats[seat]), cell) == 1
    )


@rule
def has_boat(table: Table, cell: int) -> bool:
    """Whether a boat lies there."""
    found = False
    for seat in range(table.seats):
        found |= table.boats[seat] == cell
    return found


@chapter
def write_goal(table: Table, seat: int, cell: int, reckoned: Reckoned, out: Array) -> float:
    """The tile on its way goes to a cell: near to the own boat is good, and near to rivals who want it is not."""
    tile, wanted, near = signed(table.lifted), 0.0, 0
    write_tile(table, seat, tile, reckoned, out)
    away = moves_between(signed(table.boats[seat]), cell)
    out[DISTANCE] = away
    for other in range(table.seats):
        if other != seat:
            turns = moves_between(signed(table.boats[other]), cell)
            wanted = max(wanted, wanted_by(table, other, tile, reckoned) * FADED[turns])
            near += turns <= 1
    put_number(out, RIVAL_NEAR, near)
    return float(reckoned.worths[tile] * FADED[away] - wanted)


@rule
def wanted_by(table: Table, seat: int, tile: int, reckoned: Reckoned) -> float:
    """What a tile is worth to a seat."""
    if tile < EVENTS:
        return EVENT_TO_RIVAL
    stock, twice, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    more, patience = 1 << tile, reckoned.patience[0]
    return promise(stock | more, twice | stock & more, colour, patience) - promise(stock, twice, colour, patience)
