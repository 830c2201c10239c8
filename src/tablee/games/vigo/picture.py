"""What VIGO shows to a seat or a spectator: the bay, the boats, the stocks, and the chests that the own stock makes."""

from functools import cache, lru_cache
from typing import Any, Literal, TypedDict

from tablee.games.bits import members_of
from tablee.games.picture import Part, Parts, as_it_is, each_seat, of_each_seat, phase_words, read, who_looks
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
from tablee.games.vigo.secrets import Sight
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


def box(sight: Sight) -> VigoBox:
    """What was agreed, and all tiles."""
    locks, seats = read(sight, "locks_per_colour"), read(sight, "seats")
    return {
        "seats": seats,
        "colours": [COLOURS[colour] for colour in read(sight, "colours")[:seats]],
        "free_events": bool(read(sight, "free_events")),
        "vigilance": bool(read(sight, "vigilance")),
        "locks_per_colour": locks,
        "memory_aid": bool(read(sight, "memory_aid")),
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


def phase(sight: Sight) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[read(sight, "phase")]
    return word


def first(sight: Sight) -> Seat | None:
    """Who begins. §placing"""
    return None if read(sight, "phase") == Phase.FIRST else read(sight, "first")


def turn(sight: Sight) -> TurnShown:
    """Whose turn it is, also to put a boat; nobody's before that and after the end. §placing §turn"""
    new = zip(CODES, read(sight, "new_events"), strict=False)
    return {
        "seat": read(sight, "turn") if read(sight, "phase") in IN_TURNS else None,
        "event_played": bool(read(sight, "event_played")),
        "may_take": bool(read(sight, "may_take")),
        "new_events": [code for code, which in new if which for _ in range(which.bit_count())],
    }


def bay(sight: Sight) -> list[list[Tile | None]]:
    """What lies on every cell, as everybody sees it. §bay §secrets"""
    tiles = read(sight, "tiles")
    if read(sight, "memory_aid"):  # then hidden ones have a face here too: that of a ghost
        tiles = [tile if is_open else HIDDEN for tile, is_open in zip(tiles, read(sight, "is_open"), strict=True)]
    shown = [LYING[tile] for tile in tiles]
    return [shown[row::ROWS] for row in range(ROWS)]


def ghosts(sight: Sight) -> dict[Cell, Tile]:
    """The faces of hidden tiles that the memory aid shows; without it there are none. §memory-aid"""
    if not read(sight, "memory_aid"):
        return {}
    lying = enumerate(zip(read(sight, "tiles"), read(sight, "is_open"), strict=True))
    return {cell_code(cell): CODES[tile] for cell, (tile, is_open) in lying if not is_open and tile != HIDDEN}


def boats(sight: Sight) -> list[Cell | None]:
    """Where the boats lie. §placing"""
    return [CELL_CODES[cell] for cell in read(sight, "boats")[: read(sight, "seats")]]


def stock_of(sight: Sight, seat: int) -> list[Tile]:
    """The tiles in front of a player. §taking"""
    kinds, doubles, events = (read(sight, name)[seat] for name in ("stocks", "doubles", "events"))
    return stock(kinds, doubles, tuple(events))


@lru_cache(MOST_STOCKS)
def stock(kinds: int, doubles: int, events: tuple[int, ...]) -> list[Tile]:
    """The tiles of a stock, sorted as chests list them."""
    events_held = [event for event, copies in enumerate(events) for _ in range(copies)]
    pieces = members_of(kinds & PIECES) + members_of(doubles)
    return [CODES[tile] for tile in events_held + sorted(pieces)]


def lifted(sight: Sight) -> Tile | None:
    """A tile that is put back, or was called. §putting-back §vigilance"""
    tile = read(sight, "lifted")
    return None if tile == NO_TILE else CODES[tile]


def ten_tiles(sight: Sight) -> TenTiles:
    """Full stocks, and who forgot one. §ten-tiles §vigilance"""
    held = enumerate(read(sight, "held")[: read(sight, "seats")])
    return {
        "full": [seat for seat, tiles in held if tiles >= MOST_HELD],
        "forgetful": seat_or_nobody(read(sight, "forgetful")),
        "caller": seat_or_nobody(read(sight, "caller")),
    }


def seat_or_nobody(seat: int) -> Seat | None:
    """A seat, if there is one."""
    return None if seat == NOBODY else seat


def chests(sight: Sight) -> list[ChestShown]:
    """What the stock of who looks makes, now or after sailing. §chests"""
    seat = who_looks(sight)
    if seat is None:
        return []
    kinds, doubles, colours = (read(sight, name) for name in ("stocks", "doubles", "colours"))
    return chests_shown(kinds[seat] & PIECES, doubles[seat], colours[seat])


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


def ships_found(sight: Sight) -> int:
    """The ships that have left the bay. §ships"""
    found: int = read(sight, "gone")[SHIP]
    return found


def gone(sight: Sight) -> dict[Tile, int]:
    """The tiles that have left the game. §turn"""
    return {code: copies for code, copies in zip(CODES, read(sight, "gone"), strict=True) if copies}


def countdown(sight: Sight) -> Countdown:
    """The turns left before the safety end. §safety"""
    idle_turns, seats = read(sight, "idle_turns"), read(sight, "seats")
    return {
        "turns_left": turns_left_after(idle_turns, seats),
        "is_counting": read(sight, "phase") in AT_SEA and idle_turns >= seats,
        "is_progress": bool(read(sight, "is_progress")),
        "fewest_in_bay": read(sight, "fewest_in_bay"),
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
    each_seat("stocks", ("stocks", "doubles", "events"), stock_of),
    Part("lifted", ("lifted",), lifted),
    Part("ten_tiles", ("seats", "held", "forgetful", "caller"), ten_tiles),
    Part("chests", ("seats", "seat", "colours", "stocks", "doubles"), chests),
    Part("scores", ("seats", "scores"), of_each_seat("scores")),
    Part("ships_found", ("gone",), ships_found),
    Part("in_bay", ("in_bay",), as_it_is("in_bay")),
    Part("gone", ("gone",), gone),
    Part("countdown", ("seats", "phase", "is_progress", "fewest_in_bay", "idle_turns"), countdown),
)
