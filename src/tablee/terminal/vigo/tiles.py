"""How tiles and boats of VIGO look in a terminal: always their codes, in their colours where there are colours.

The codes are those of positions: `KR` is the red key, `LC` a lid with a crown, `PI` a pirate.
"""

from rich.text import Text as RichText

from tablee.games.story import UNTOLD
from tablee.games.vigo.box import BROWN, COLOURS, FACES, HIDDEN, NO_TILE
from tablee.games.vigo.positions import CODES
from tablee.games.vigo.tiles import parts_of

# Colours that stay themselves on a screen that has 16 of them.
STYLES = {
    "red": "bold #ffffff on #af0000",
    "blue": "bold #ffffff on #1144bb",
    "green": "bold #ffffff on #007a00",
    "yellow": "bold #000000 on #ffd700",
    "white": "bold #000000 on #eeeeee",
    "violet": "bold #ffffff on #8700af",
    **dict.fromkeys(BROWN, "bold #ffffff on #6b4423"),
    "pirate": "bold #ffffff on #303030",
    "dolphin": "bold #000000 on #5fd7d7",
    "wave": "bold #000000 on #5fd7d7",
    "ship": "bold #000000 on #ff8700",
}
SEA, SEA_STYLE = "~~", "#9fc5e8 on #1c4966"
WATER, WATER_STYLE = "··", "dim"
LETTERS = dict(zip(COLOURS, "RBGYWV", strict=True))


def _codes() -> dict[int, str]:
    """The code of every face, as a position writes it where the face lies open."""
    return {lying[0]: code for lying, code in CODES.items() if lying[0] < FACES and code.isupper()}


TILE_LETTERS = _codes()


def tile_letters(tile: int) -> str:
    """Two letters for a face; a hidden tile is sea, and no tile is open water.

    >>> from tablee.games.vigo.tiles import TILE_CODES
    >>> [tile_letters(tile) for tile in (TILE_CODES["key-red"], TILE_CODES["pirate"], HIDDEN, NO_TILE)]
    ['KR', 'PI', '~~', '··']
    """
    return WATER if tile == NO_TILE else TILE_LETTERS.get(tile, SEA)


def tile_style(tile: int) -> str:
    """The colours of a face, of the sea, or of open water."""
    if tile == NO_TILE:
        return WATER_STYLE
    if tile in (HIDDEN, UNTOLD):
        return SEA_STYLE
    part, of = parts_of(tile)
    return STYLES[part if of == "none" else of]


def chip(tile: int) -> RichText:
    """A tile by its two letters."""
    return RichText(tile_letters(tile), tile_style(tile))


def ghost(tile: int) -> RichText:
    """A hidden tile whose face is remembered: in small letters on the sea."""
    return RichText(tile_letters(tile).lower(), f"italic {SEA_STYLE}")


def chips(tiles: list[int]) -> RichText:
    """Tiles in a row."""
    return RichText(" ").join(map(chip, tiles))


def boat_letters(colour: int, seat: int) -> str:
    """A boat by the letter of its colour and the number of its seat.

    >>> boat_letters(0, 2)
    'R3'
    """
    return f"{LETTERS[COLOURS[colour]]}{seat + 1}"


def boat_chip(colour: int, seat: int) -> RichText:
    """A boat in its colour."""
    return RichText(boat_letters(colour, seat), STYLES[COLOURS[colour]])
