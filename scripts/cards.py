"""Write the villagers into the texts anew: `python -m scripts.cards`, after a change of `games/pillage/cards.toml`.

Their names in the language files and the tables of the rulebooks are derived from that file; a test fails when they are
stale. A table says what cards do in the words of `pillage-effect`, as the terminal and the page do. A language that the
file has no names in has them in its own `pillage-card`, where they stay as they are; the tables follow those.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tablee.games.pillage.card_fields import NAME_FIELDS, Card
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.words import Text
from tablee.terminal.pillage.cards import ANCHOR
from tablee.terminal.pillage.deck_sheet import MARK_FOR_THREE, effects_said
from tablee.terminal.pillage.types import type_named
from tablee.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "src" / "tablee" / "texts"
NAMES = re.compile(r"(?<=\npillage-card =\n    { \$card ->\n).*?(?= +\[none\])", re.DOTALL)
NAME = re.compile(r"\[([A-Z]{3})\] (.+)")
SECTIONS = {"starting": "starting-cards", "village": "village", "abordage": "abordage"}  # by the part of the box


def files() -> dict[Path, str]:
    """Every file that names villagers, and what should be in it."""
    return {path: text for language in LANGUAGES for path, text in files_of(language)}


def files_of(language: str) -> Iterator[tuple[Path, str]]:
    """The language file with all names, and the rulebook with its three tables."""
    names = names_in(language)
    variants = "".join(f"        [{code}] {name}\n" for code, name in names.items())
    yield language_file(language), NAMES.sub(variants, language_file(language).read_text("utf-8"))
    book = TEXTS / language / "rulebooks" / "pillage.md"
    text = book.read_text("utf-8")
    for part, section in SECTIONS.items():
        table = re.compile(rf"(?<={{#{section}}}\n)(.*?\n\|---[-|]*\n).*?(?=\n\n)", re.DOTALL)
        rows = "\n".join(row_of(card, names[card.code], Texts(language)) for card in BUILT_IN[part])
        text = table.sub(rf"\g<1>{rows}", text, count=1)
    yield book, text


def names_in(language: str) -> dict[str, str]:
    """The names of all cards by their codes: of `cards.toml`, or the language's own; in English where it lacks one."""
    cards = [card for part in BUILT_IN.values() for card in part]
    own = {} if language in NAME_FIELDS else own_names(language)
    return {card.code: own.get(card.code, card.named(language)) for card in cards}


def own_names(language: str) -> dict[str, str]:
    """The variants of `pillage-card` as they stand."""
    found = NAMES.search(language_file(language).read_text("utf-8"))
    return dict(NAME.findall(found[0])) if found else {}


def language_file(language: str) -> Path:
    """Where a language names the cards."""
    return TEXTS / language / "pillage.ftl"


def row_of(card: Card, name: str, texts: Texts) -> str:
    """A card in the table of its part: its name, letters and marks, its type, and what it does against each type."""
    marks = [ANCHOR] * card.is_pirate + [MARK_FOR_THREE] * card.is_for_three
    said = [effects_said(face, texts) for face in card.faces]
    if len(set(said)) == 1:
        said = [f"{texts.say(Text('pillage-against-all'))} {said[0]}", *[""] * (len(said) - 1)]
    label = " ".join([name, f"({card.code})", *marks])
    cells = [label, texts.say(Text("pillage-type", {"type": type_named(card.type)})), *said]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
