"""Which decision of VIGO is meant by what a person types: the notation, with words of any language for it.

>>> canonical("e4", Phase.SAIL), canonical("Ouest 2", Phase.SAIL), canonical("e4", Phase.PLACE)
('east 4', 'west 2', 'place e4')
>>> canonical("a 4", Phase.PLACE), canonical("dauphin a 4", Phase.SAIL)
('place a4', 'dolphin a4')
>>> canonical("pirate B2 clé rouge", Phase.SAIL), canonical("remettre LC", Phase.LAND)
('pirate 2 key-red', 'put lid-crown')
"""

import re

from tablee.games.vigo.box import EVENT_TILES, Aim
from tablee.games.vigo.notation import CELL_WORDS
from tablee.games.vigo.table import Phase
from tablee.games.vigo.tiles import CELL_CODES, tile_code
from tablee.games.words import Refused, Text
from tablee.match import Match
from tablee.terminal.names import printable
from tablee.terminal.questions import NotUnderstood
from tablee.terminal.typed_words import plain
from tablee.terminal.vigo.questions import choices, ways
from tablee.terminal.vigo.tiles import LETTERS, TILE_LETTERS
from tablee.terminal.vigo.words import move_words, part_words, small_words, tile_words
from tablee.texts import Texts

LONGEST = 160  # letters of an answer that are read: a chest can be written tile by tile
SHOWN = 30  # and that are shown again
GLUED = re.compile(r"([^\W\d_]+)([0-9]+)")
BOAT = re.compile(f"[{''.join(LETTERS.values()).lower()}]([1-6])")
BY_LETTERS = {letters.lower(): tile_code(tile) for tile, letters in TILE_LETTERS.items()}
AIMS: dict[str, Aim] = {tile.name: tile.aim for tile in EVENT_TILES}
BETWEEN = re.compile("[-’']")


def action_meant(typed: str, match: Match, seat: int, _texts: Texts) -> int:
    """The decision that is meant; it may still be against the rules."""
    words = canonical(printable(typed, LONGEST), Phase(match.table.phase))
    if words.partition(" ")[0] not in move_words():
        raise not_understood(typed, match, seat)
    try:
        return match.game.notation.parse_move(match.table, seat, words)
    except Refused as refused:
        raise in_terminal_words(refused, typed, match, seat) from None


def in_terminal_words(refused: Refused, typed: str, match: Match, seat: int) -> Refused:
    """A refusal of the notation, with examples as they are typed here: in the language of the reader."""
    match refused.text.key:
        case "vigo-no-such-move":
            return not_understood(typed, match, seat)
        case "vigo-no-such-tile":
            return Refused("vigo-tile-not-understood", tile=printable(refused.text.args["tile"], SHOWN))
        case "vigo-cell-word":
            word, needed, cell = (refused.text.args[name] for name in ("word", "needed", "cell"))
            return Refused("vigo-cell-word", word=word_typed(word), needed=word_typed(needed), cell=cell)
    return refused


def word_typed(word: str) -> Text:
    """A word of the notation, in the language of the reader."""
    return Text("vigo-word", {"word": word})


def not_understood(typed: str, match: Match, seat: int) -> NotUnderstood:
    """An answer that is no move; told with what could be said instead."""
    sight, legal = match.view(seat), match.legal(seat)
    allowed = [*ways(legal), *choices(sight, legal)]
    return NotUnderstood("vigo-not-understood", typed=printable(typed, SHOWN), allowed=allowed)


def canonical(typed: str, phase: Phase) -> str:
    """A move as the notation writes it; what is not known stays as it is."""
    words = [plain(word) for word in typed.replace(",", " ").split()]
    if phase in CELL_WORDS and (cell := "".join(words)).upper() in CELL_CODES:
        return f"{CELL_WORDS[phase]} {cell}"
    if words and (glued := GLUED.fullmatch(words[0])):
        words[:1] = glued.groups()
    first, rest = "".join(words[:1]), words[1:]
    word = move_words().get(first, first)
    return " ".join([word, *aim(word, rest)])


def aim(word: str, rest: list[str]) -> list[str]:
    """What a move is aimed at: a tile, a seat and a tile, several tiles, or anything else as it is typed."""
    match AIMS.get(word, word):
        case "place" | "on" | Aim.CELL:
            return ["".join(rest)]  # a cell, also with a space in it
        case "put" | "call" if rest:
            return [tile_meant(rest)]
        case Aim.STOCK if len(rest) > 1:
            boat = BOAT.fullmatch(rest[0])
            return [boat[1] if boat else rest[0], tile_meant(rest[1:])]
        case "build" if rest and not rest[0].isdecimal():
            return [tile_meant([tile]) for tile in rest]
        case Aim.LINE:
            return rest[-1:]  # of “raz de marée C”
    return rest


def tile_meant(words: list[str]) -> str:
    """A tile as the notation writes it, from its letters, or from its words in any order."""
    parts = [part for word in words for part in BETWEEN.split(word) if part not in small_words()]
    if len(parts) == 1 and parts[0] in BY_LETTERS:
        return BY_LETTERS[parts[0]]
    found = {tile_words().get(part, part): part for part in parts}  # each once, in order
    if "lock" in found:
        found.pop("middle", None)  # a lock is on a middle
    return "-".join(sorted(found, key=lambda part: part not in part_words()))
