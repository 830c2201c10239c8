"""Moves of VIGO described one by one, for a scorer that is shared by all of them: what each brings, as far as is known.

Points are in tens. A cell is described by what lies there: for the boat that arrives, or for the tile that goes there.
"""

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.moves import BITS, is_among
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    AIM,
    CELLS,
    DIRECTIONS,
    EVENT_TILES,
    EVENTS,
    FACES,
    FARTHEST,
    FIRST_OF_LINE,
    KINDS,
    LENGTH_OF_LINE,
    NO_TILE,
    NO_TREASURE,
    SHIP,
    SHIPS,
    STEP,
    STEP_OF_LINE,
    TO_THE_EDGE,
    TREASURE,
)
from tablee.games.vigo.chests import CHEST, list_chests, treasures_held
from tablee.games.vigo.table import (
    CALLS,
    CHESTS,
    END,
    EVENT_OF,
    FIRST_AIM,
    KEEP,
    MOST_CHESTS,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Moves,
    Phase,
    Table,
)
from tablee.observations.contract import ActionFeatures
from tablee.observations.layout import Layout
from tablee.observations.vigo.layout import LAYOUT as TABLE_LAYOUT
from tablee.observations.vigo.layout import TENS
from tablee.observations.vigo.promise import loss, promise, write_gains, write_unseen
from tablee.observations.vigo.writer import PLANE_OF, moves_between, worth
from tablee.observations.writing import put_number, signed

MOST_MOVES = 64
MOST_LEAPS = 8  # cells to leap to, of more than a hundred
KINDS_OF_MOVE = (
    *("place", "sail", "stay", "take", "end", "leap", "turn_line", "steal", "build"),
    *("put", "call", "keep", "put_there"),
)
KINDS_OF_TILE = ("ship", *(tile.name for tile in EVENT_TILES), "key", "lid", "bottom", "middle", "lock")

MOVE_LAYOUT = Layout(
    ("promise", 1, "points that the move may bring, by a rule of thumb: where there are too many moves, the best stay"),
    ("move", len(KINDS_OF_MOVE), f"what is done: {', '.join(KINDS_OF_MOVE)}: a one"),
    ("distance", 1, "cells that the boat sails; of a first place, cells in its reach; of a tile's, moves to it"),
    ("no_tile", 1, "whether the cell is empty"),
    ("unseen", 1, "whether a tile lies there that nobody has seen"),
    ("open", 1, "whether a tile lies there face up"),
    ("tile", len(KINDS_OF_TILE), f"a known tile, there or of the move: {', '.join(KINDS_OF_TILE)}: a one"),
    ("worth", 1, "its points in a chest of the own"),
    ("match", 1, "tiles of the own stock with its treasure"),
    ("gain", 1, "what it adds to the promise of the own stock; of an unseen tile, on average"),
    ("rival_gain", 1, "what it adds to that of the rival who wants it most"),
    ("ship_chance", 1, "chance, in hundredths, that an unseen tile is a ship"),
    ("last_ship", 1, "whether the sixth ship lies there, or is turned up"),
    ("shown", 1, "unseen tiles that are turned up on the way"),
    ("reminded", 1, "known tiles that are turned up"),
    ("hidden", 1, "tiles that are turned face down"),
    ("shown_gain", 1, "what known tiles that are turned up add to the own promise"),
    ("hidden_gain", 1, "what tiles that are turned face down add to it"),
    ("reach", 1, "what the best known tile adds that the boat could sail to next from there"),
    ("rival_moves", 1, "for a tile that goes there, moves that the nearest rival needs"),
    ("chest", 1, "points of the chest"),
    ("best_chest", 1, "whether it is the most valuable one"),
    ("left", 1, "what the own stock still promises after it"),
    ("own_loss", 1, "what the own stock promises less"),
    ("rival_loss", 1, "what the rival's stock promises less"),
    ("rival_lead", 1, "points that this rival has more than the own seat"),
)

PROMISE, MOVE, DISTANCE, EMPTY = (MOVE_LAYOUT.begin(name) for name in ("promise", "move", "distance", "no_tile"))
UNSEEN, OPEN, TILE, WORTH = (MOVE_LAYOUT.begin(name) for name in ("unseen", "open", "tile", "worth"))
MATCH, GAIN, RIVAL_GAIN, CHANCE = (MOVE_LAYOUT.begin(name) for name in ("match", "gain", "rival_gain", "ship_chance"))
LAST_SHIP, SHOWN, REMINDED = (MOVE_LAYOUT.begin(name) for name in ("last_ship", "shown", "reminded"))
HIDDEN, SHOWN_GAIN, HIDDEN_GAIN = (MOVE_LAYOUT.begin(name) for name in ("hidden", "shown_gain", "hidden_gain"))
REACH, CHEST_POINTS, BEST_CHEST = (MOVE_LAYOUT.begin(name) for name in ("reach", "chest", "best_chest"))
LEFT, OWN_LOSS, RIVAL_LOSS = (MOVE_LAYOUT.begin(name) for name in ("left", "own_loss", "rival_loss"))
RIVAL_LEAD, RIVAL_MOVES = MOVE_LAYOUT.begin("rival_lead"), MOVE_LAYOUT.begin("rival_moves")

PLACE_, SAIL_, STAY_, TAKE_, END_, LEAP_, LINE_, STEAL_, BUILD_, PUT_, CALL_, KEEP_, THERE_ = range(len(KINDS_OF_MOVE))
PLANES_OF_TILES = [TABLE_LAYOUT.begin(name) for name in KINDS_OF_TILE]
KIND_OF_TILE: Array = np.array([PLANES_OF_TILES.index(int(plane)) for plane in PLANE_OF], np.int64)


def _kind_of(action: int) -> int:
    """What kind of move an action is; a cell depends on the phase."""
    firsts = {
        SAILING: SAIL_,
        STAY: STAY_,
        TAKE: TAKE_,
        END: END_,
        CHESTS: BUILD_,
        PUTS: PUT_,
        CALLS: CALL_,
        KEEP: KEEP_,
    }
    if action >= CELLS and EVENT_OF[action] < EVENTS:
        return (LEAP_, LINE_, STEAL_)[AIM[EVENT_OF[action]]]
    return firsts[max(first for first in firsts if first <= action)] if action >= CELLS else LEAP_


KIND_OF: Array = np.array([_kind_of(action) for action in range(KEEP + 1)], np.int64)
# What the known tile of a move adds less when it only may be had: turned up, or in reach of the next turn.
SHOWN_WORTH, NEXT_TURN = 2.0, 0.5
LAST_BUT_ONE = SHIPS - 1

# What is reckoned once for all moves, in one row: what each face adds to the own stock, and to the rival who wants it
# most; and of unseen tiles the average of the first, and the chance of a ship in hundredths.
OWN, RIVAL = 0, FACES
MEAN, SHIP_CHANCE = 2 * FACES, 2 * FACES + 1
RECKONED = 2 * FACES + 2


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


@chapter
def reckon(table: Table, seat: int, reckoned: Array) -> None:
    """What is the same for all moves of a seat."""
    others = np.zeros(FACES)
    write_gains(table, seat, reckoned[OWN : OWN + FACES])
    for step in range(1, signed(table.seats)):
        write_gains(table, seat_at(seat, step, signed(table.seats)), others)
        for tile in range(FACES):
            reckoned[RIVAL + tile] = max(reckoned[RIVAL + tile], others[tile])
    unseen = np.zeros(FACES, np.int64)
    total = write_unseen(table, unseen)
    for tile in range(FACES):
        reckoned[MEAN] += unseen[tile] * reckoned[OWN + tile] / max(total, 1)
    reckoned[SHIP_CHANCE] = 100.0 * unseen[SHIP] / max(total, 1)


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
    if kind == SAIL_:
        write_voyage(table, seat, action - SAILING, reckoned, out)
    elif kind == PLACE_:
        write_arrival(table, seat, action, reckoned, out)
        put_number(out, DISTANCE, cells_around(action))
        put_number(out, PROMISE, signed(out[PROMISE]) + cells_around(action) // 2)
    elif kind == LEAP_:
        write_arrival(table, seat, action, reckoned, out)
    elif kind == TAKE_:
        write_cell(table, seat, signed(table.boats[seat]), reckoned, out)
        put_number(out, PROMISE, signed(out[GAIN]))
    elif kind == LINE_:
        write_line(table, aim_of(action), reckoned, out)
    elif kind == STEAL_:
        write_theft(table, seat, aim_of(action), reckoned, out)
    elif kind == BUILD_:
        write_chest(table, seat, action - CHESTS, chests, out)
    elif kind == PUT_:
        write_loss(table, seat, action - PUTS, reckoned, out)
    elif kind == CALL_:
        write_stolen(table, seat, signed(table.forgetful), action - CALLS, reckoned, out)
    elif kind == KEEP_:
        write_tile(table, seat, signed(table.lifted), reckoned, out)
        put_number(out, PROMISE, signed(out[GAIN]))
    elif kind == THERE_:
        write_goal(table, seat, action, reckoned, out)


@rule
def kind_now(table: Table, action: int) -> int:
    """What kind of move it is: a cell is where a boat begins or leaps to, or where a tile goes."""
    if action >= CELLS:
        return int(KIND_OF[action])
    if table.phase == Phase.PLACE:
        return PLACE_
    return THERE_ if table.phase in (Phase.PUT_BACK, Phase.CALL) else LEAP_


@rule
def aim_of(action: int) -> int:
    """What an event is aimed at, counted from its first aim."""
    return action - signed(FIRST_AIM[EVENT_OF[action]])


@rule
def write_tile(table: Table, seat: int, tile: int, reckoned: Array, out: Array) -> None:
    """A known tile."""
    out[TILE + KIND_OF_TILE[tile]] = 1
    put_number(out, WORTH, worth(table, seat, tile))
    if TREASURE[tile] != NO_TREASURE:
        put_number(out, MATCH, treasures_held(signed(table.stocks[seat]), signed(table.doubles[seat]), TREASURE[tile]))
    put_number(out, GAIN, tens(reckoned[OWN + tile]))
    put_number(out, RIVAL_GAIN, tens(reckoned[RIVAL + tile]))
    out[LAST_SHIP] = tile == SHIP and table.gone[SHIP] == LAST_BUT_ONE


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
def write_theft(table: Table, seat: int, theft: int, reckoned: Array, out: Array) -> None:
    """A tile of another stock, counted clockwise from the own."""
    victim = seat_at(seat, theft // KINDS + 1, signed(table.seats))
    write_stolen(table, seat, victim, theft % KINDS, reckoned, out)


@rule
def write_stolen(table: Table, seat: int, victim: int, tile: int, reckoned: Array, out: Array) -> None:
    """A tile that goes from a rival to the own stock."""
    write_tile(table, seat, tile, reckoned, out)
    lost = loss(signed(table.stocks[victim]), signed(table.doubles[victim]), signed(table.colours[victim]), tile)
    put_number(out, RIVAL_LOSS, tens(lost))
    put_number(out, RIVAL_LEAD, (signed(table.scores[victim]) - signed(table.scores[seat])) // TENS)
    put_number(out, PROMISE, signed(out[GAIN]) + tens(NEXT_TURN * lost))


@rule
def write_chest(table: Table, seat: int, rank: int, chests: Array, out: Array) -> None:
    """A chest, and what is left of the stock without it."""
    kinds, doubles = signed(chests[rank].kinds), signed(chests[rank].doubles)
    stock, twice, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    left = promise(stock & ~kinds | twice & kinds & ~doubles, twice & ~kinds, colour)
    put_number(out, CHEST_POINTS, signed(chests[rank].points) // TENS)
    out[BEST_CHEST] = rank == 0
    put_number(out, LEFT, tens(left))
    put_number(out, OWN_LOSS, tens(promise(stock, twice, colour) - left))
    put_number(out, PROMISE, signed(out[CHEST_POINTS]) + signed(out[LEFT]))


@rule
def write_loss(table: Table, seat: int, tile: int, reckoned: Array, out: Array) -> None:
    """A tile of the own stock goes back into the bay."""
    write_tile(table, seat, tile, reckoned, out)
    lost = loss(signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat]), tile)
    put_number(out, OWN_LOSS, tens(lost))
    put_number(out, PROMISE, -tens(lost))


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


@rule
def tens(points: float) -> int:
    """Points in tens, rounded."""
    return int(np.floor(points / TENS + 0.5))


MOVES = ActionFeatures(MOVE_LAYOUT, MOST_MOVES, write_actions)
