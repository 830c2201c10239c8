"""What the letters and signs of the bay mean, in the colours that they have there."""

from collections.abc import Iterator

from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.vigo.box import BROWN, EVENTS, SHIP
from tablee.games.words import Text
from tablee.terminal.vigo.bay import MARK_STYLE
from tablee.terminal.vigo.marks import FREE, TAKEABLE, Marks
from tablee.terminal.vigo.tiles import LETTERS, SEA, SEA_STYLE, STYLES, tile_letters, tile_style
from tablee.texts import Texts

EMPTY = BROWN[0]
MEANINGS = {TAKEABLE: Text("vigo-legend-take"), FREE: Text("vigo-legend-free")}


def legend(sight: Sight, found: Marks, texts: Texts) -> Iterator[RichText]:
    """How tiles are written, and the signs that are on the screen now."""
    yield parts(texts)
    yield colours(texts)
    yield brown(texts)
    yield events_and_marks(sight, found, texts)


def parts(texts: Texts) -> RichText:
    """The first letter of a tile; the sea and the water."""
    line = RichText(texts.say(Text("vigo-legend-parts")), "dim")
    line.highlight_words([SEA], SEA_STYLE)
    return line


def colours(texts: Texts) -> RichText:
    """The second letter, of a coloured tile."""
    line = RichText(texts.say(Text("vigo-legend-colours")), "dim")
    for colour, letter in LETTERS.items():
        line.highlight_regex(rf"\b{letter}\b", STYLES[colour])
    return line


def brown(texts: Texts) -> RichText:
    """The second letter, of a brown tile."""
    line = RichText(texts.say(Text("vigo-legend-brown")), "dim")
    line.highlight_regex(r"\b[A-Z]\b", STYLES[EMPTY])
    return line


def events_and_marks(sight: Sight, found: Marks, texts: Texts) -> RichText:
    """Events always; ghosts and marks where there are any."""
    signs = [Text("vigo-legend-events")]
    signs += [Text("vigo-legend-ghosts")] if sight.memory_aid else []
    signs += [Text("vigo-legend-sail")] if any(mark.isdigit() for mark in found.values()) else []
    signs += [meaning for mark, meaning in MEANINGS.items() if mark in found.values()]
    line = RichText(", ".join(map(texts.say, signs)), "dim")
    for tile in (*range(EVENTS), SHIP):
        line.highlight_regex(rf"\b{tile_letters(tile)}\b", tile_style(tile))
    line.highlight_regex(r"(?<= )([*+]|1–6)(?= )", MARK_STYLE)
    line.highlight_regex(r"\bkr\b", f"italic {SEA_STYLE}")
    return line
