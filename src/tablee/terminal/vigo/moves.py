"""Moves of VIGO as they are typed in the language of their reader."""

from tablee.games.vigo.notation import CELL_WORDS
from tablee.games.vigo.table import CHESTS, PUTS, SAILING
from tablee.games.vigo.tiles import TILE_CODES, parse_tile
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.vigo.tiles import tile_letters
from tablee.texts import Texts


def typed(match: Match, seat: int, action: int, texts: Texts) -> str:
    """A move in the words of the notation, in the language of the reader: a tile by its letters, a chest by its number.

    Where a cell is asked for, the cell is enough.
    """
    (written,) = match.notated(seat, [action])
    word, *aim = written.split()
    if action < SAILING and word in CELL_WORDS.values():
        return aim[0]
    if CHESTS <= action < PUTS:
        aim = [str(action - CHESTS + 1)]
    elif aim and aim[-1] in TILE_CODES:
        aim[-1] = tile_letters(parse_tile(aim[-1]))
    return " ".join([texts.say(Text("vigo-word", {"word": word})), *aim])
