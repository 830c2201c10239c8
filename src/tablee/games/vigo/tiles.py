"""How players of VIGO write tiles, cells and lines: `key-red`, `lid-cup`, `C3`, and `C` or `3` for a whole line."""

from tablee.games.vigo.box import (
    BROWN,
    BROWN_PARTS,
    CELLS,
    COLOURED_PARTS,
    COLOURS,
    COLUMNS,
    EVENT_TILES,
    EVENTS,
    FIRST_BROWN,
    FIRST_COLOURED,
    FIRST_KEY,
    ROWS,
    SHIP,
)
from tablee.games.words import Refused

LETTERS = "ABCDEFGHIJKL"


def parts_of(tile: int) -> tuple[str, str]:
    """What a tile is, and of which colour or with which treasure. §tiles

    >>> parts_of(FIRST_KEY), parts_of(FIRST_BROWN)
    (('key', 'red'), ('lid', 'empty'))
    """
    if tile < EVENTS:
        return EVENT_TILES[tile].name, "none"
    if tile < FIRST_COLOURED:
        return "key", COLOURS[tile - FIRST_KEY]
    if tile < FIRST_BROWN:
        hue, part = divmod(tile - FIRST_COLOURED, len(COLOURED_PARTS))
        return COLOURED_PARTS[part], COLOURS[hue]
    if tile < SHIP:
        content, part = divmod(tile - FIRST_BROWN, len(BROWN_PARTS))
        return BROWN_PARTS[part], BROWN[content]
    return "ship" if tile == SHIP else "hidden", "none"


def tile_code(tile: int) -> str:
    """A tile as it is written. §tiles

    >>> tile_code(0), tile_code(SHIP - 1)
    ('pirate', 'middle-cup')
    """
    part, of = parts_of(tile)
    return part if of == "none" else f"{part}-{of}"


TILE_CODES = {tile_code(tile): tile for tile in range(SHIP + 1)}
CELL_CODES = {f"{LETTERS[cell // ROWS]}{cell % ROWS + 1}": cell for cell in range(CELLS)}
LINE_CODES = {code: line for line, code in enumerate([*LETTERS, *(str(row + 1) for row in range(ROWS))])}


def parse_tile(text: str) -> int:
    """The tile that is meant; capital letters will do. §tiles"""
    if (code := text.strip().lower()) not in TILE_CODES:
        raise Refused("vigo-no-such-tile", tile=text)
    return TILE_CODES[code]


def cell_code(cell: int) -> str:
    """A cell as it is written: its column, then its row, from the top left. §bay

    >>> cell_code(0), cell_code(107)
    ('A1', 'L9')
    """
    return f"{LETTERS[cell // ROWS]}{cell % ROWS + 1}" if cell in range(CELLS) else str(cell)


def parse_cell(text: str) -> int:
    """The cell that is meant; small letters will do. §bay"""
    if (code := text.strip().upper()) not in CELL_CODES:
        raise Refused("vigo-no-such-cell", cell=text)
    return CELL_CODES[code]


def line_code(line: int) -> str:
    """A column by its letter, a row by its number. §bay"""
    return LETTERS[line] if line < COLUMNS else str(line - COLUMNS + 1)


def parse_line(text: str) -> int:
    """The line that is meant. §bay"""
    if (code := text.strip().upper()) not in LINE_CODES:
        raise Refused("vigo-no-such-line", line=text)
    return LINE_CODES[code]
