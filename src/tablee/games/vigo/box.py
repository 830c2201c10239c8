"""What is in the box of VIGO and what is printed on it.

Kinds of tile are numbered in the order in which chests list them: the events, the keys by colour, then for each colour
lid, bottom, middle and middle with a lock, then brown, empty and by treasure, each lid, bottom, middle.
"""

from enum import IntEnum
from typing import Literal, NamedTuple

import numpy as np

from tablee.games.record import Array

SEATS = range(2, 7)
MOST_SEATS = SEATS[-1]

# The bay: columns A to L, rows 1 to 9. Cells are numbered column by column, from the top: A1, A2, …, L9.
COLUMNS, ROWS = 12, 9
CELLS = COLUMNS * ROWS
LINES = COLUMNS + ROWS  # the columns first
COLUMN: Array = np.arange(CELLS) // ROWS
ROW: Array = np.arange(CELLS) % ROWS
NO_CELL = CELLS


class Direction(IntEnum):
    """The compass rose: north is up."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


DIRECTIONS = len(Direction)
FARTHEST = 6  # cells that a boat sails in a turn
STEP: Array = np.array([-1, ROWS, 1, -ROWS], np.int64)  # to the next cell in each direction
TO_THE_EDGE: Array = np.minimum(np.stack([ROW, COLUMNS - 1 - COLUMN, ROWS - 1 - ROW, COLUMN], axis=1), FARTHEST)
FIRST_OF_LINE: Array = np.array([*range(0, CELLS, ROWS), *range(ROWS)], np.int64)
STEP_OF_LINE: Array = np.array([1] * COLUMNS + [ROWS] * ROWS, np.int64)
LENGTH_OF_LINE: Array = np.array([ROWS] * COLUMNS + [COLUMNS] * ROWS, np.int64)

# Tiles
COLOURS = ("red", "blue", "green", "yellow", "white", "violet")
TREASURES = ("crown", "necklace", "diamond", "ring", "coin", "cup")
COLOURED_PARTS = ("lid", "bottom", "middle", "lock")  # a lock is on a middle
BROWN_PARTS = ("lid", "bottom", "middle")
BROWN = ("empty", *TREASURES)


class Aim(IntEnum):
    """What an event is played at, and what everybody expects of it; anything more is told by steps of its own."""

    CELL = 0  # without another boat: the own boat leaps there
    LINE = 1  # a column or a row: tiles of it are turned
    STOCK = 2  # of another player, and a tile in it: that goes into the own


EventName = Literal["pirate", "dolphin", "wave"]


class EventTile(NamedTuple):
    """A kind of event: all that is to be known of it but for its rule, which is in `events.py`."""

    name: EventName
    aim: Aim
    copies: int = 6
    points: int = 0  # in a stock at the end


EVENT_TILES = (
    EventTile("pirate", Aim.STOCK, points=-50),
    EventTile("dolphin", Aim.CELL),
    EventTile("wave", Aim.LINE),
)
PIRATE, DOLPHIN, WAVE = range(3)

EVENTS = len(EVENT_TILES)
AIM: Array = np.array([tile.aim for tile in EVENT_TILES], np.int64)
EVENT_POINTS: Array = np.array([tile.points for tile in EVENT_TILES], np.int64)
FIRST_KEY = EVENTS
FIRST_COLOURED = FIRST_KEY + len(COLOURS)
FIRST_BROWN = FIRST_COLOURED + len(COLOURS) * len(COLOURED_PARTS)
KINDS = FIRST_BROWN + len(BROWN) * len(BROWN_PARTS)  # of tiles that a stock can hold
SHIP = KINDS
FACES = KINDS + 1  # of tiles that a cell can hold
NO_TILE = FACES
HIDDEN = FACES + 1  # stands where a tile lies face down

MOST_HELD = 10  # tiles in a stock
SHIPS = 6
COPIES = 2  # of a piece of a chest


def _coloured(part: str) -> list[int]:
    return [FIRST_COLOURED + len(COLOURED_PARTS) * hue + COLOURED_PARTS.index(part) for hue in range(len(COLOURS))]


def _brown(part: str) -> list[int]:
    return [FIRST_BROWN + len(BROWN_PARTS) * content + BROWN_PARTS.index(part) for content in range(len(BROWN))]


def _set_of(kinds: list[int]) -> int:
    return sum(1 << kind for kind in kinds)


AIMED_AT_STOCKS = _set_of(np.flatnonzero(AIM == Aim.STOCK).tolist())
KEYS = _set_of(list(range(FIRST_KEY, FIRST_COLOURED)))
LIDS = _set_of(_coloured("lid") + _brown("lid"))
BOTTOMS = _set_of(_coloured("bottom") + _brown("bottom"))
MIDDLES = _set_of(_coloured("middle") + _brown("middle"))  # those without a lock
LOCKS = _set_of(_coloured("lock"))
BROWNS = _set_of(list(range(FIRST_BROWN, KINDS)))
ALL_KINDS = (1 << KINDS) - 1

NO_COLOUR, NO_TREASURE = len(COLOURS), len(TREASURES)


def _colour_of(kind: int) -> int:
    if FIRST_KEY <= kind < FIRST_COLOURED:
        return kind - FIRST_KEY
    return (kind - FIRST_COLOURED) // len(COLOURED_PARTS) if FIRST_COLOURED <= kind < FIRST_BROWN else NO_COLOUR


def _treasure_of(kind: int) -> int:
    content = (kind - FIRST_BROWN) // len(BROWN_PARTS) if kind >= FIRST_BROWN else 0
    return content - 1 if content > 0 and kind < KINDS else NO_TREASURE


COLOUR: Array = np.array([_colour_of(kind) for kind in range(FACES)], np.uint8)
TREASURE: Array = np.array([_treasure_of(kind) for kind in range(FACES)], np.uint8)
OF_COLOUR: Array = np.array([_set_of(np.flatnonzero(hue == COLOUR).tolist()) for hue in range(len(COLOURS))], np.int64)


HOLDING: Array = np.array([_set_of(np.flatnonzero(treasure == TREASURE).tolist()) for treasure in range(NO_TREASURE)])
LOCK_OF: Array = np.array(_coloured("lock"), np.int64)  # the lock of a colour


def _tiles_in_box(locks_per_colour: int) -> list[int]:
    """How many tiles there are of each kind."""
    parts = {"lid": COPIES, "bottom": COPIES, "middle": COPIES - locks_per_colour, "lock": locks_per_colour}
    coloured = [parts[part] for part in COLOURED_PARTS] * len(COLOURS)
    events, keys = [tile.copies for tile in EVENT_TILES], [1] * len(COLOURS)
    return events + keys + coloured + [COPIES] * (KINDS - FIRST_BROWN) + [SHIPS]


IN_BOX: Array = np.array([[0] * FACES, _tiles_in_box(1), _tiles_in_box(2)], np.uint8)  # by the locks of a colour

# Points
SHIP_POINTS, LAST_SHIP_POINTS = 10, 60
OWN_POINTS, OTHER_POINTS, BROWN_POINTS = 40, 20, 10  # of a piece or key in a chest; in a stock at the end, half of it
MATCHING_KEY_POINTS = 40  # lock and key of one colour
MOST_MULTIPLIED = 3
IDLE_TURNS = 20  # of each player, until the game ends by itself
