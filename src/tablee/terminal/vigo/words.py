"""What the words that people type for moves and tiles of VIGO are in the notation, in any language."""

from functools import cache

from tablee.games.vigo.box import BROWN, COLOURED_PARTS, COLOURS, EVENT_TILES, Direction
from tablee.games.vigo.notation import CELL_WORDS, SINGLE
from tablee.games.words import Text
from tablee.terminal.typed_words import in_any_language, meanings_of, words_for

EVENTS = tuple(tile.name for tile in EVENT_TILES)
DIRECTIONS = tuple(direction.name.lower() for direction in Direction)
MOVES = (*EVENTS, *DIRECTIONS, *SINGLE, *dict.fromkeys(CELL_WORDS.values()), "build", "put", "call")
PARTS = ("key", *COLOURED_PARTS)
OF = (*COLOURS, *BROWN)


@cache
def move_words() -> dict[str, str]:
    """Words for moves: those of the notation, those that the screen shows, and others."""
    shown = {said: move for move in MOVES for said in in_any_language(Text("vigo-word", {"word": move}))}
    return noted(MOVES) | shown


@cache
def part_words() -> dict[str, str]:
    """Words for what a tile is of a chest."""
    return noted(PARTS)


@cache
def tile_words() -> dict[str, str]:
    """Words for all that a tile may be."""
    return {word: move for word, move in move_words().items() if move in EVENTS} | noted(OF) | part_words()


def small_words() -> frozenset[str]:
    """Words that tell nothing of a tile."""
    return words_for("vigo-words", "small")


def noted(meanings: tuple[str, ...]) -> dict[str, str]:
    """Each word, that of the notation included, with what it means."""
    return dict(zip(meanings, meanings, strict=True)) | meanings_of("vigo-words", meanings)
