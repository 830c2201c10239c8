"""What VIGO shows to a seat or a spectator: the bay, the boats, the stocks, and the chests that the own stock makes."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal, TypedDict

from tablee.games.bits import members_of
from tablee.games.picture import Part, Parts, as_it_is, each_seat, of_each_seat, phase_words, who_looks
from tablee.games.vigo.box import (
    ALL_KINDS,
    BROWN_POINTS,
    CELLS,
    COLOURS,
    COLUMNS,
    EVENT_TILES,
    EVENTS,
    FACES,
    HIDDEN,
    IN_BOX,
    LAST_SHIP_POINTS,
    MATCHING_KEY_POINTS,
    MOST_HELD,
    NO_TILE,
    OTHER_POINTS,
    OWN_POINTS,
    PIRATE,
    ROWS,
    SHIP,
    SHIP_POINTS,
    SHIPS,
    TREASURES,
    EventName,
)
from tablee.games.vigo.building import chest_tiles, chests_made
from tablee.games.vigo.chests import Chest, best_treasure, key_fits, multiplier, piece_points
from tablee.games.vigo.ending import turns_left_after
from tablee.games.vigo.table import NOBODY, Phase
from tablee.games.vigo.tiles import cell_code, parts_of, tile_code

Seat = int
Tile = str
"""A tile as it is written: `key-red`, `lid-cup`, `wave`, `ship`."""

Cell = str
"""A cell as it is written: `C3`."""

PhaseWord = Literal["first", "tiles", "place", "sail", "land", "put_back", "call", "over"]


class PrintedTile(TypedDict):
    """A kind of tile: what it is, of which colour or with which treasure, and how many there are. §tiles

    A `lock` is a middle with a lock. Brown is the colour of no player; events and ships have no colour.
    """

    code: Tile
    part: Literal[EventName, "key", "lid", "bottom", "middle", "lock", "ship"]
    colour: str | None
    treasure: str | None
    copies: int


class PrintedPoints(TypedDict):
    """What counts how much: ships, pieces and keys by their colour, a key that fits, a pirate left over. §value §end"""

    ship: int
    last_ship: int
    own_colour: int
    other_colour: int
    brown: int
    fitting_key: int
    pirate: int


class VigoBox(TypedDict):
    """What is in the box and what was agreed: the same throughout a game. `colours` has one for each seat."""

    seats: int
    colours: list[str]
    free_events: bool
    vigilance: bool
    locks_per_colour: int
    memory_aid: bool
    columns: int
    rows: int
    most_held: int
    ships: int
    tiles: list[PrintedTile]
    points: PrintedPoints


class TurnShown(TypedDict):
    """Whose turn it is and what has happened in it. §turn

    Whether an event was played before sailing, whether the boat has arrived at the tile under it, and the events that
    were taken from the bay since it sailed.
    """

    seat: Seat | None
    event_played: bool
    may_take: bool
    new_events: list[Tile]


class TenTiles(TypedDict):
    """Who has ten tiles, who ended a turn so and can be called, and who has called. §ten-tiles §vigilance"""

    full: list[Seat]
    forgetful: Seat | None
    caller: Seat | None


class PiecePoints(TypedDict):
    """A tile of a chest and its points."""

    tile: Tile
    points: int


class ChestShown(TypedDict):
    """A chest that the own stock makes, reckoned as on a slate. §chests §value §multiplier

    The points of its pieces and key, those of a key that fits, how often the treasure multiplies them, and the value.
    """

    pieces: list[PiecePoints]
    fitting_key: int
    treasure: str | None
    times: int
    points: int


class Countdown(TypedDict):
    """How many more turns without progress end the game; it counts once a whole round has brought none. §safety"""

    turns_left: int
    is_counting: bool
    is_progress: bool
    fewest_in_bay: int


class VigoPicture(TypedDict):
    """What a seat, or a spectator, sees of a table of VIGO."""

    box: VigoBox
    seat: Seat | None  # who looks; null for a spectator
    phase: PhaseWord
    first: Seat | None  # who begins; null before that is drawn
    turn: TurnShown
    bay: list[list[Tile | None]]  # rows from the top: a face, `hidden`, or null where there is no tile
    ghosts: dict[Cell, Tile]  # with the memory aid: faces of hidden tiles that were seen before
    boats: list[Cell | None]  # of each seat; null before it is placed
    stocks: list[list[Tile]]  # of each seat, sorted
    lifted: Tile | None  # a tile on its way from a stock
    ten_tiles: TenTiles
    chests: list[ChestShown]  # of the own stock, the most valuable first; a spectator has none
    scores: list[int]
    ships_found: int
    in_bay: int  # how many tiles lie in the bay
    gone: dict[Tile, int]  # how many tiles of each kind have left the game
    countdown: Countdown


# How each part is drawn

CODES = [tile_code(tile) for tile in range(FACES)]
LYING = [*CODES, None, "hidden"]  # what a cell shows
CELL_CODES = [*map(cell_code, range(CELLS)), None]
PIECES = ALL_KINDS >> EVENTS << EVENTS  # and keys
PHASES: list[Any] = phase_words(Phase)
IN_TURNS = range(Phase.PLACE, Phase.OVER)  # phases in which it is somebody's turn, be it to put a boat
AT_SEA = range(Phase.SAIL, Phase.OVER)  # and those after all boats are placed
COLOURED = {"key", "lid", "bottom", "middle", "lock"}
MOST_STOCKS = 5_000  # that are remembered: of all stocks on the table, one changes at a time
MOST_WITH_CHESTS = 500  # stocks of which the chests are remembered, since there can be many


def box(seats: int, colours: tuple[int, ...], free_events: int, vigilance: int, locks: int, memory_aid: int) -> VigoBox:
    """What was agreed, and all tiles."""
    return {
        "seats": seats,
        "colours": [COLOURS[colour] for colour in colours[:seats]],
        "free_events": bool(free_events),
        "vigilance": bool(vigilance),
        "locks_per_colour": locks,
        "memory_aid": bool(memory_aid),
        "columns": COLUMNS,
        "rows": ROWS,
        "most_held": MOST_HELD,
        "ships": SHIPS,
        "tiles": [printed_tile(tile, copies) for tile, copies in enumerate(IN_BOX[locks].tolist()) if copies],
        "points": printed_points(),
    }


def printed_tile(tile: int, copies: int) -> PrintedTile:
    """What a drawing of a tile needs. §tiles"""
    part: Any
    part, of = parts_of(tile)
    is_brown = part in COLOURED and of not in COLOURS
    return {
        "code": CODES[tile],
        "part": part,
        "colour": "brown" if is_brown else of if of in COLOURS else None,
        "treasure": of if of in TREASURES else None,
        "copies": copies,
    }


def printed_points() -> PrintedPoints:
    """What counts how much. §value §ships §last-ship §stocks"""
    return {
        "ship": SHIP_POINTS,
        "last_ship": LAST_SHIP_POINTS,
        "own_colour": OWN_POINTS,
        "other_colour": OTHER_POINTS,
        "brown": BROWN_POINTS,
        "fitting_key": MATCHING_KEY_POINTS,
        "pirate": EVENT_TILES[PIRATE].points,
    }


def phase(now: int) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[now]
    return word


def first(now: int, seat: int) -> Seat | None:
    """Who begins. §placing"""
    return None if now == Phase.FIRST else seat


def turn(now: int, seat: int, event_played: int, may_take: int, new_events: tuple[int, ...]) -> TurnShown:
    """Whose turn it is, also to put a boat; nobody's before that and after the end. §placing §turn"""
    new = zip(CODES, new_events, strict=False)
    return {
        "seat": seat if now in IN_TURNS else None,
        "event_played": bool(event_played),
        "may_take": bool(may_take),
        "new_events": [code for code, which in new if which for _ in range(which.bit_count())],
    }


def bay(memory_aid: int, tiles: Sequence[int], is_open: tuple[int, ...]) -> list[list[Tile | None]]:
    """What lies on every cell, as everybody sees it. §bay §secrets"""
    if memory_aid:  # then hidden ones have a face here too: that of a ghost
        tiles = [tile if lies_open else HIDDEN for tile, lies_open in zip(tiles, is_open, strict=True)]
    shown = [LYING[tile] for tile in tiles]
    return [shown[row::ROWS] for row in range(ROWS)]


def ghosts(memory_aid: int, tiles: tuple[int, ...], is_open: tuple[int, ...]) -> dict[Cell, Tile]:
    """The faces of hidden tiles that the memory aid shows; without it there are none. §memory-aid"""
    if not memory_aid:
        return {}
    lying = enumerate(zip(tiles, is_open, strict=True))
    return {cell_code(cell): CODES[tile] for cell, (tile, lies_open) in lying if not lies_open and tile != HIDDEN}


def boats(seats: int, cells: tuple[int, ...]) -> list[Cell | None]:
    """Where the boats lie. §placing"""
    return [CELL_CODES[cell] for cell in cells[:seats]]


@lru_cache(MOST_STOCKS)
def stock(kinds: int, doubles: int, events: tuple[int, ...]) -> list[Tile]:
    """The tiles in front of a player, sorted as chests list them. §taking"""
    events_held = [event for event, copies in enumerate(events) for _ in range(copies)]
    pieces = members_of(kinds & PIECES) + members_of(doubles)
    return [CODES[tile] for tile in events_held + sorted(pieces)]


def lifted(tile: int) -> Tile | None:
    """A tile that is put back, or was called. §putting-back §vigilance"""
    return None if tile == NO_TILE else CODES[tile]


def ten_tiles(seats: int, held: tuple[int, ...], forgetful: int, caller: int) -> TenTiles:
    """Full stocks, and who forgot one. §ten-tiles §vigilance"""
    return {
        "full": [seat for seat, tiles in enumerate(held[:seats]) if tiles >= MOST_HELD],
        "forgetful": seat_or_nobody(forgetful),
        "caller": seat_or_nobody(caller),
    }


def seat_or_nobody(seat: int) -> Seat | None:
    """A seat, if there is one."""
    return None if seat == NOBODY else seat


def chests(
    seats: int, seat: int, colours: tuple[int, ...], kinds: tuple[int, ...], doubles: tuple[int, ...]
) -> list[ChestShown]:
    """What the stock of who looks makes, now or after sailing. §chests"""
    return chests_shown(kinds[seat] & PIECES, doubles[seat], colours[seat]) if seat < seats else []


@lru_cache(MOST_WITH_CHESTS)
def chests_shown(kinds: int, doubles: int, colour: int) -> list[ChestShown]:
    """What some pieces and keys make for the player of a colour, the most valuable first. §chests"""
    return [chest_shown(chest, colour) for chest in chests_made(kinds, doubles, colour)]


def chest_shown(chest: Chest, colour: int) -> ChestShown:
    """A chest for the player of a colour. §value §multiplier"""
    kinds, doubles = int(chest.kinds), int(chest.doubles)
    times = multiplier(kinds, doubles)
    return {
        "pieces": [piece_shown(tile, colour) for tile in chest_tiles(chest)],
        "fitting_key": MATCHING_KEY_POINTS if key_fits(kinds) else 0,
        "treasure": TREASURES[best_treasure(kinds, doubles)] if times > 1 else None,
        "times": times,
        "points": int(chest.points),
    }


@cache
def piece_shown(tile: int, colour: int) -> PiecePoints:
    """A piece or key of a chest. §value"""
    return {"tile": CODES[tile], "points": piece_points(tile, colour)}


def ships_found(copies: tuple[int, ...]) -> int:
    """The ships that have left the bay. §ships"""
    return copies[SHIP]


def gone(left: tuple[int, ...]) -> dict[Tile, int]:
    """The tiles that have left the game. §turn"""
    return {code: copies for code, copies in zip(CODES, left, strict=True) if copies}


def countdown(seats: int, now: int, is_progress: int, fewest_in_bay: int, idle_turns: int) -> Countdown:
    """The turns left before the safety end. §safety"""
    return {
        "turns_left": turns_left_after(idle_turns, seats),
        "is_counting": now in AT_SEA and idle_turns >= seats,
        "is_progress": bool(is_progress),
        "fewest_in_bay": fewest_in_bay,
    }


AGREED = ("seats", "colours", "free_events", "vigilance", "locks_per_colour", "memory_aid")

PICTURE: Parts = (
    Part("box", AGREED, box),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("first", ("phase", "first"), first),
    Part("turn", ("phase", "turn", "event_played", "may_take", "new_events"), turn),
    Part("bay", ("memory_aid", "tiles", "is_open"), bay),
    Part("ghosts", ("memory_aid", "tiles", "is_open"), ghosts),
    Part("boats", ("seats", "boats"), boats),
    each_seat("stocks", ("stocks", "doubles", "events"), stock),
    Part("lifted", ("lifted",), lifted),
    Part("ten_tiles", ("seats", "held", "forgetful", "caller"), ten_tiles),
    Part("chests", ("seats", "seat", "colours", "stocks", "doubles"), chests),
    Part("scores", ("seats", "scores"), of_each_seat),
    Part("ships_found", ("gone",), ships_found),
    Part("in_bay", ("in_bay",), as_it_is),
    Part("gone", ("gone",), gone),
    Part("countdown", ("seats", "phase", "is_progress", "fewest_in_bay", "idle_turns"), countdown),
)
