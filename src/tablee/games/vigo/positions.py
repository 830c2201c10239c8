"""VIGO's positions on one line. What follows from the rest is not written; what cannot be is refused.

The bay is written row by row, with two letters a cell: `KR` is the red key face up, `Kr` lies face down but has been
seen, `kr` nobody has seen; nor `kR`, but a boat has reached it, so that it is no ship. `LC` is a lid with a crown, `..`
no tile. Tiles that are nowhere have left the game:

>>> board = "/".join(["..KRlcSH" + ".." * 8, *[".." * 12] * 8])
>>> table = parse_position(f"vigo seats=2 phase=land boats=B1,L9 board={board} stocks=pirate+lid-red,-")
>>> position(table).partition(" stocks=")[2]  # doctest: +ELLIPSIS
'pirate+lid-red,- scores=0,0 event_played=0 may_take=0 ... fewest_in_bay=3 is_progress=0 idle_turns=0'
>>> int(table.in_bay), int(table.gone[parse_tile("pirate")])
(3, 5)
"""

import numpy as np

from tablee.games.positions import (
    NOTHING,
    Field,
    PositionForm,
    PositionLine,
    agreed_field,
    agreed_switch,
    joined,
    number_field,
    parse_number,
    parts,
    phase_field,
    read_before,
    row_field,
    seat_field,
    split,
)
from tablee.games.record import Array
from tablee.games.vigo.bay import is_unseen
from tablee.games.vigo.box import (
    BROWN,
    CELLS,
    COLOURS,
    COLUMNS,
    EVENT_TILES,
    EVENTS,
    FACES,
    IN_BOX,
    MOST_HELD,
    NO_CELL,
    NO_TILE,
    ROWS,
    SEATS,
    SHIP,
)
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.options import OPTIONS, start
from tablee.games.vigo.stock import gain
from tablee.games.vigo.table import NOBODY, Phase, Table
from tablee.games.vigo.tiles import cell_code, parse_cell, parse_tile, parts_of, tile_code
from tablee.games.vigo.validity import forgetful, impossible
from tablee.games.words import Refused


def _complete(table: Table, line: PositionLine) -> None:
    _fill_in(table)
    _fill_gaps(table, line)


def _fill_in(table: Table) -> None:
    """What is never written, as it follows: the tiles in the bay, those that are nowhere, those that boats reached."""
    table.in_bay = int(np.count_nonzero(table.tiles != NO_TILE))
    table.laid = table.in_bay if table.phase <= Phase.TILES else CELLS
    if table.phase == Phase.TILES:
        table.bag = _tiles_nowhere(table)
    elif table.phase > Phase.TILES:
        table.gone = _tiles_nowhere(table)
    for cell in table.boats[table.boats != NO_CELL]:
        table.was_reached[cell] = is_unseen(table, cell)


def _fill_gaps(table: Table, line: PositionLine) -> None:
    """What this line leaves out although it can be told from the rest. §placing §vigilance §safety"""
    if "turn" not in line:
        placed = int(np.count_nonzero(table.boats != NO_CELL))
        table.turn = (int(table.first) + placed) % int(table.seats)
    if "forgetful" not in line:
        table.forgetful = forgetful(table)
    if "fewest_in_bay" not in line and table.phase > Phase.PLACE:
        table.fewest_in_bay = table.in_bay


def _tiles_nowhere(table: Table) -> Array:
    """What the box holds, less the tiles in the bay, in the stocks and on their way. §tiles"""
    somewhere = [tile for seat in range(table.seats) for tile in stock_tiles(table, seat)]
    somewhere += [int(tile) for tile in (*table.tiles, table.lifted) if tile != NO_TILE]
    nowhere: Array = IN_BOX[table.locks_per_colour] - np.bincount(somewhere, minlength=FACES)
    if nowhere.min() < 0:
        raise Refused("vigo-impossible", why="tiles")
    return nowhere


# The bay

LETTERS = {"key": "k", "lid": "l", "bottom": "b", "middle": "m", "lock": "x"}
OF_LETTERS = dict(zip((*COLOURS, *BROWN), "rbgywvecndiou", strict=True))

Lying = tuple[int, int, int, int]  # a tile, whether it lies face up, was seen before, or was reached unseen


def _two_letters(tile: int) -> str:
    part, of = parts_of(tile)
    return LETTERS[part] + OF_LETTERS[of] if part in LETTERS else part[:2]


def _ways_to_lie(tile: int) -> dict[str, Lying]:
    """Face up, face down but seen before, never seen, and never seen but reached by a boat. §turning §secrets"""
    code = _two_letters(tile)
    lying = {code.upper(): (tile, 1, 0, 0), code.capitalize(): (tile, 0, 1, 0), code: (tile, 0, 0, 0)}
    return lying if tile == SHIP else lying | {code[0] + code[1].upper(): (tile, 0, 0, 1)}


NO_TILE_THERE: Lying = (NO_TILE, 1, 0, 0)  # and everybody sees that
LYING = {"..": NO_TILE_THERE} | {code: lying for tile in range(FACES) for code, lying in _ways_to_lie(tile).items()}
CODES = {lying: code for code, lying in LYING.items()}


def _board(table: Table) -> str:
    """The rows from the top. §bay"""
    codes = [CODES[lying] for lying in zip(table.tiles, table.is_open, table.was_open, table.was_reached, strict=True)]
    return "/".join("".join(codes[row::ROWS]) for row in range(ROWS))


def _parse_board(table: Table, text: str) -> None:
    rows = text.split("/")
    if [len(row) for row in rows] != [2 * COLUMNS] * ROWS:
        raise Refused("vigo-impossible", why="rows")
    lying = [_parse_lying(row[at : at + 2]) for at in range(0, 2 * COLUMNS, 2) for row in rows]
    table.tiles, table.is_open, table.was_open, table.was_reached = np.transpose(lying)


def _parse_lying(code: str) -> Lying:
    if code not in LYING:
        raise Refused("vigo-no-such-tile", tile=code)
    return LYING[code]


# Stocks, boats, and what is on its way


def _codes(tiles: list[int]) -> str:
    return joined(map(tile_code, tiles), "+")


def _parse_tiles(text: str) -> list[int]:
    return [parse_tile(code) for code in parts(text, "+")]


def _stocks(table: Table) -> str:
    return ",".join(_codes(stock_tiles(table, seat)) for seat in range(table.seats))


def _parse_stocks(table: Table, text: str) -> None:
    """Ten tiles at the most, no ships, and of each kind what the box holds. §taking §ten-tiles §tiles"""
    for seat, part in enumerate(split(table, text)):
        tiles = _parse_tiles(part)
        if len(tiles) > MOST_HELD or SHIP in tiles:
            raise Refused("vigo-impossible", why="stocks")
        if any(tiles.count(tile) > IN_BOX[table.locks_per_colour, tile] for tile in tiles):
            raise Refused("vigo-impossible", why="tiles")
        for tile in tiles:
            gain(table, seat, tile)


STOLEN = "stolen-"


def _new_events(table: Table) -> str:
    """From the first new one of a kind on, what is held of it: `wave+stolen-wave` if another was stolen later."""
    held = [(event, bit) for event in range(EVENTS) for bit in f"{table.new_events[event]:b}".lstrip("0")]
    return joined((tile_code(event) if bit == "1" else STOLEN + tile_code(event) for event, bit in held), "+")


def _parse_new_events(table: Table, text: str) -> None:
    codes = parts(text, "+")
    events = [parse_tile(code.removeprefix(STOLEN)) for code in codes]
    if len(events) > MOST_HELD or any(
        event >= EVENTS or events.count(event) > EVENT_TILES[event].copies for event in events
    ):
        raise Refused("vigo-impossible", why="turn")
    for code, event in zip(codes, events, strict=True):
        table.new_events[event] = table.new_events[event] << 1 | (not code.startswith(STOLEN))


def _boat(cell: int) -> str:
    return NOTHING if cell == NO_CELL else cell_code(int(cell))


def _parse_boat(text: str) -> int:
    return NO_CELL if text == NOTHING else parse_cell(text)


def _lifted(table: Table) -> str:
    return NOTHING if table.lifted == NO_TILE else tile_code(int(table.lifted))


def _parse_lifted(table: Table, text: str) -> None:
    table.lifted = NO_TILE if text == NOTHING else parse_tile(text)


def _colours(table: Table) -> str:
    return ",".join(COLOURS[colour] for colour in table.colours[: table.seats])


POSITION: dict[str, Field] = {
    "seats": agreed_field("seats"),
    "free_events": agreed_switch("free_events"),
    "vigilance": agreed_switch("vigilance"),
    "locks_per_colour": agreed_field("locks_per_colour"),
    "memory_aid": agreed_switch("memory_aid"),
    "colours": (_colours, read_before),
    "phase": phase_field(Phase),
    "first": seat_field("first"),
    "turn": seat_field("turn"),
    "boats": row_field("boats", _boat, _parse_boat),
    "board": (_board, _parse_board),
    "stocks": (_stocks, _parse_stocks),
    "scores": row_field("scores", str, parse_number),
    "event_played": number_field("event_played", most=1),
    "may_take": number_field("may_take", most=1),
    "new_events": (_new_events, _parse_new_events),
    "lifted": (_lifted, _parse_lifted),
    "caller": seat_field("caller", nobody=NOBODY),
    "forgetful": seat_field("forgetful", nobody=NOBODY),
    "fewest_in_bay": number_field("fewest_in_bay", most=CELLS),
    "is_progress": number_field("is_progress", most=1),
    "idle_turns": number_field("idle_turns", most=255),
}

FORM = PositionForm("vigo", Table, SEATS, OPTIONS, start, POSITION, _complete, impossible)
position, parse_position = FORM.write, FORM.read
