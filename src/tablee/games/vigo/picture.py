"""What VIGO shows to a seat or a spectator: the bay, the boats, the stocks, and the chests that the own stock makes."""

from functools import cache
from typing import Annotated, Any, Literal, TypedDict

from tablee.games.bits import count, lowest
from tablee.games.compiled import rule
from tablee.games.picture import Drawn, Part, Picture, add, add_numbers, if_so, who_looks
from tablee.games.picture_shape import Most, Words
from tablee.games.record import Array
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
    MOST_SEATS,
    NO_CELL,
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
from tablee.games.vigo.ending import turns_left
from tablee.games.vigo.secrets import Sight
from tablee.games.vigo.table import NOBODY, Phase
from tablee.games.vigo.tiles import cell_code, parts_of, tile_code

Seat = int
CODES = tuple(tile_code(tile) for tile in range(FACES))
Tile = Annotated[str, Words(CODES)]
"""A tile as it is written: `key-red`, `lid-cup`, `wave`, `ship`."""

Lying = Annotated[str, Words((*CODES, None, "hidden"))]
"""What a cell shows: a tile, or that one lies there face down."""

Cell = Annotated[str, Words(tuple(map(cell_code, range(CELLS))))]
"""A cell as it is written: `C3`."""

MOST_IN_STOCK = 2 * MOST_HELD

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
    new_events: Annotated[list[Tile], Most(MOST_IN_STOCK)]


class TenTiles(TypedDict):
    """Who has ten tiles, who ended a turn so and can be called, and who has called. §ten-tiles §vigilance"""

    full: Annotated[list[Seat], Most(MOST_SEATS)]
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
    bay: Annotated[
        list[Annotated[list[Lying | None], Most(COLUMNS)]], Most(ROWS)
    ]  # rows from the top: a face, `hidden`, or null where there is no tile
    ghosts: dict[Cell, Tile]  # with the memory aid: faces of hidden tiles that were seen before
    boats: Annotated[list[Cell | None], Most(MOST_SEATS)]  # of each seat; null before it is placed
    stocks: Annotated[list[Annotated[list[Tile], Most(MOST_IN_STOCK)]], Most(MOST_SEATS)]  # of each seat, sorted
    lifted: Tile | None  # a tile on its way from a stock
    ten_tiles: TenTiles
    chests: list[ChestShown]  # of the own stock, the most valuable first; a spectator has none
    scores: Annotated[list[int], Most(MOST_SEATS)]
    ships_found: int
    in_bay: int  # how many tiles lie in the bay
    gone: dict[Tile, int]  # how many tiles of each kind have left the game
    countdown: Countdown


# What is drawn in Python: what is printed, and the chests that somebody's stock makes, which can be many

PIECES = ALL_KINDS >> EVENTS << EVENTS  # and keys
COLOURED = {"key", "lid", "bottom", "middle", "lock"}


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


def chests(seats: int, seat: int, colour: int, kinds: int, doubles: int) -> list[ChestShown]:
    """What the stock of who looks makes, now or after sailing, the most valuable first. §chests"""
    made = chests_made(kinds & PIECES, doubles, colour) if seat < seats else []
    return [chest_shown(chest, colour) for chest in made]


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


AGREED = ("seats", "colours", "free_events", "vigilance", "locks_per_colour", "memory_aid")
PARTS = (
    Part("box", AGREED, box),
    Part("chests", ("seats", "seat"), chests, own=("colours", "stocks", "doubles")),
)


# How the rest is drawn, in the order of the picture


@rule
def draw(sight: Sight, drawn: Drawn) -> None:
    """What lies on the table."""
    seats = int(sight.seats)
    drawn.seat = who_looks(sight)
    drawn.phase = sight.phase
    drawn.first = if_so(sight.first, sight.phase != Phase.FIRST)
    draw_turn(sight, drawn.turn)
    draw_bay(sight, drawn.bay)
    draw_ghosts(sight, drawn.ghosts)
    for seat in range(seats):
        add(drawn.boats, if_so(sight.boats[seat], sight.boats[seat] != NO_CELL))
        draw_stock(sight, seat, drawn.stocks.items[seat])
    drawn.stocks.length = seats
    drawn.lifted = if_so(sight.lifted, sight.lifted != NO_TILE)
    draw_ten_tiles(sight, drawn.ten_tiles)
    add_numbers(drawn.scores, sight.scores, seats)
    drawn.ships_found = sight.gone[SHIP]
    drawn.in_bay = sight.in_bay
    for tile in range(FACES):
        drawn.gone[tile] = if_so(sight.gone[tile], sight.gone[tile] > 0)
    draw_countdown(sight, drawn.countdown)


@rule
def draw_turn(sight: Sight, drawn: Drawn) -> None:
    """Whose turn it is, also to put a boat; nobody's before that and after the end. §placing §turn"""
    drawn.seat = if_so(sight.turn, Phase.PLACE <= sight.phase < Phase.OVER)
    drawn.event_played = sight.event_played != 0
    drawn.may_take = sight.may_take != 0
    for event in range(EVENTS):
        for _ in range(count(sight.new_events[event])):
            add(drawn.new_events, event)


@rule
def draw_bay(sight: Sight, drawn: Drawn) -> None:
    """What lies on every cell, as everybody sees it; under the memory aid hidden tiles have faces too. §bay §secrets"""
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = ROWS * column + row
            tile = int(sight.tiles[cell])
            add(drawn.items[row], HIDDEN if is_hidden(sight, cell) else if_so(tile, tile != NO_TILE))
    drawn.length = ROWS


@rule
def is_hidden(sight: Sight, cell: int) -> bool:
    """Whether a tile lies there that not everybody sees."""
    return bool(sight.tiles[cell] == HIDDEN or (sight.memory_aid and not sight.is_open[cell]))


@rule
def draw_ghosts(sight: Sight, drawn: Array) -> None:
    """The faces of hidden tiles that the memory aid shows; without it there are none. §memory-aid"""
    for cell in range(CELLS):
        drawn[cell] = if_so(sight.tiles[cell], is_hidden(sight, cell) and sight.tiles[cell] != HIDDEN)


@rule
def draw_stock(sight: Sight, seat: int, drawn: Drawn) -> None:
    """The tiles in front of a player, sorted as chests list them. §taking"""
    for event in range(EVENTS):
        for _ in range(sight.events[seat, event]):
            add(drawn, event)
    kinds, doubles = int(sight.stocks[seat]) & PIECES, int(sight.doubles[seat])
    left = kinds | doubles
    while left:
        tile = lowest(left)
        for _ in range((kinds >> tile & 1) + (doubles >> tile & 1)):
            add(drawn, tile)
        left &= left - 1


@rule
def draw_ten_tiles(sight: Sight, drawn: Drawn) -> None:
    """Full stocks, and who forgot one. §ten-tiles §vigilance"""
    for seat in range(sight.seats):
        if sight.held[seat] >= MOST_HELD:
            add(drawn.full, seat)
    drawn.forgetful = if_so(sight.forgetful, sight.forgetful != NOBODY)
    drawn.caller = if_so(sight.caller, sight.caller != NOBODY)


@rule
def draw_countdown(sight: Sight, drawn: Drawn) -> None:
    """The turns left before the safety end. §safety"""
    drawn.turns_left = turns_left(sight)
    drawn.is_counting = Phase.SAIL <= sight.phase < Phase.OVER and sight.idle_turns >= sight.seats
    drawn.is_progress = sight.is_progress != 0
    drawn.fewest_in_bay = sight.fewest_in_bay


PICTURE = Picture("vigo", Sight, VigoPicture, draw, PARTS)
