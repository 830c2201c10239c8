"""A deck: read from a file that people edit, with all its mistakes, or from one line that travels in a record.

>>> tiller = '[[card]]\\ncode = "TIL"\\nname = "Tiller"\\nfr = "Barre"\\ntype = "wall"\\nall = "gain 2, bank 1"'
>>> read_deck(tiller)
'TIL:Tiller:Barre:wall:gain_2,bank_1'
>>> deck_line(parse_deck(read_deck(tiller))) == read_deck(tiller)
True
>>> [text.args["line"] for text in check_deck(tiller.replace("wall", "wal").replace("gain 2", "gain 20")).mistakes]
[5, 6]
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import NamedTuple

from tablee.games.pillage.box import ABORDAGE, STARTING, VILLAGE
from tablee.games.pillage.card_fields import (
    ALL,
    LONGEST,
    PIRATE,
    THREE,
    TYPE_NAMES,
    Card,
    Mistake,
    Row,
    card_of,
    label_of,
    mistakes_in,
)
from tablee.games.pillage.card_rows import CardRows, read_rows
from tablee.games.pillage.effects import joined
from tablee.games.words import Refused, Text

LineOf = Callable[[int, str], int]  # the line of a field, by the place of its card

PARTS_OF_A_LINE = 5
RECORD = "tablee record"  # what a record of a match begins with
NOT_UTF_8 = re.compile("[\ufffd\0]")  # what is left of letters that were saved in another way


@dataclass(frozen=True)
class Deck:
    """What a file holds: its cards if nothing is wrong with it, or all mistakes in the order of their lines."""

    cards: tuple[Card, ...]
    mistakes: list[Text]


class Placed(NamedTuple):
    """A mistake, the line on which it stands, or 0, and its card, or nothing."""

    line: int
    card: str
    reason: Text

    def text(self) -> Text:
        """The mistake as it is said."""
        if self.card:
            return Text("pillage-deck-at" if self.line else "pillage-deck-card", self._asdict())
        return Text("pillage-deck-row", self._asdict()) if self.line else self.reason


# A file that people edit


def read_deck(toml: str) -> str:
    """An owner's file as the one line that the option `deck` takes; its first mistake is refused. §replaced-deck"""
    deck = check_deck(toml)
    if len(deck.mistakes) > 1:
        raise Refused("pillage-deck-first", mistake=deck.mistakes[0], more=len(deck.mistakes) - 1)
    if deck.mistakes:
        raise Refused.of(deck.mistakes[0])
    return deck_line(deck.cards)


def check_deck(toml: str) -> Deck:
    """The cards of a file, or everything that is wrong with it. §replaced-deck"""
    text = toml.removeprefix("\ufeff").replace("\r\n", "\n")
    if wrong := _no_deck(text):
        return Deck((), [wrong.text()])
    file = read_rows(text)
    if mistakes := sorted(_mistakes_in(file), key=lambda mistake: mistake.line):
        return Deck((), [mistake.text() for mistake in mistakes])
    return Deck(tuple(map(card_of, file.rows)), [])


def _no_deck(text: str) -> Placed | None:
    """A file that is something else, or that was saved in a way that cannot be read."""
    if text.lstrip().startswith(RECORD):
        return Placed(0, "", Text("pillage-deck-record"))
    if lost := NOT_UTF_8.search(text):
        return Placed(text.count("\n", 0, lost.start()) + 1, "", Text("pillage-deck-encoding"))
    return None


def _mistakes_in(file: CardRows) -> Iterator[Placed]:
    """Lines that are no TOML, a wrong number of cards, and what is wrong with each card."""
    yield from (Placed(line, "", reason) for line, reason in file.broken.items())
    if (wrong := size_mistake(file.rows)) and not file.broken:
        yield Placed(0, "", wrong)
    for place, row in enumerate(file.rows):
        for mistake in mistakes_in(row):
            if not file.is_broken(place, mistake.field):
                yield _placed(file, place, mistake)
    for place, mistake in mistakes_between(file.rows, file.line_of):
        yield _placed(file, place, mistake)


def _placed(file: CardRows, place: int, mistake: Mistake) -> Placed:
    return Placed(file.line_of(place, mistake.field), label_of(file.rows[place], place + 1), mistake.why)


# Cards beside each other


def deck_of(rows: Sequence[Row]) -> tuple[Card, ...]:
    """A deck from its rows; the first mistake is refused, with its card. §replaced-deck"""
    if wrong := size_mistake(rows):
        raise Refused.of(wrong)
    deck = tuple(card_of(row, number) for number, row in enumerate(rows, start=1))
    for number, mistake in mistakes_between(rows):
        raise Refused("pillage-deck-card", card=label_of(rows[number], number + 1), reason=mistake.why)
    return deck


def size_mistake(rows: Sequence[Row]) -> Text | None:
    """A deck has a card at least, and no more than have room in the box. §replaced-deck"""
    if len(rows) in range(1, len(ABORDAGE) + 1):
        return None
    return Text("pillage-deck-size", {"cards": len(rows), "most": len(ABORDAGE)})


def mistakes_between(rows: Sequence[Row], line_of: LineOf = lambda *_: 0) -> Iterator[tuple[int, Mistake]]:
    """Letters and names that another card has already, by the places of the later ones. §replaced-deck

    The line of a field, by the place of its card, tells where that other card stands; 0 if nobody can tell.
    """
    for field in ("code", "name"):
        taken = {getattr(card, field): _in_the_box(part, card) for part in ALWAYS_THERE for card in BUILT_IN[part]}
        for place, row in enumerate(rows):
            value = row.get(field)
            if not isinstance(value, str):
                continue
            if value in taken:
                args = {"field": field, "value": value[:LONGEST], "other": taken[value]}
                yield place, Mistake(field, Text("pillage-deck-twice", args))
            else:
                taken[value] = Text("pillage-deck-in-file", {"line": line_of(place, field), "card": place + 1})


def _in_the_box(part: str, card: Card) -> Text:
    return Text("pillage-deck-in-box", {"part": part, "name": card.name})


# One line


def deck_line(deck: Sequence[Card]) -> str:
    """A deck on one line without spaces. §replaced-deck"""
    return ";".join(map(card_line, deck))


def card_line(card: Card) -> str:
    """A card on one line: code, names, traits, and what it does against each type."""
    traits = [card.type.name.lower(), *([PIRATE] * card.is_pirate), *([THREE] * card.is_for_three)]
    faces = [joined([effect.words for effect in face]) for face in card.faces]
    parts = [card.code, card.name, card.fr, ",".join(traits), "|".join(faces if len(set(faces)) > 1 else faces[:1])]
    return ":".join(parts).replace(", ", ",").replace(" ", "_")


def parse_deck(line: str) -> tuple[Card, ...]:
    """The deck of a line. §replaced-deck"""
    return deck_of([row_of_line(part) for part in line.split(";")])


def parse_card(line: str) -> Card:
    """A card of a line."""
    return card_of(row_of_line(line))


def row_of_line(line: str) -> Row:
    """The fields of a card of a line; `Refused` where it has not all parts. §replaced-deck"""
    parts = line.replace("_", " ").split(":")
    if len(parts) != PARTS_OF_A_LINE:
        raise Refused("pillage-deck-line", text=line[:LONGEST])
    code, name, fr, traits, faces = parts
    of_type, *marks = traits.split(",")
    fields = dict(zip(TYPE_NAMES, faces.split("|"), strict=False)) if "|" in faces else {ALL: faces}
    if faces.count("|") not in (0, len(TYPE_NAMES) - 1) or not set(marks) <= {PIRATE, THREE}:
        raise Refused("pillage-deck-line", text=line[:LONGEST])
    return {"code": code, "name": name, "fr": fr, "type": of_type, **dict.fromkeys(marks, True), **fields}


def names_in(line: str, language: str) -> list[str]:
    """The names of an owner's cards in their order, for the texts: a table holds letters only. §replaced-deck"""
    return [card.named(language) for card in parse_deck(line)]


# The cards of the box


def _built_in() -> dict[str, tuple[Card, ...]]:
    """The cards of `cards.toml`, by the part of the box they are in. §starting-cards §village §abordage"""
    parts = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    return {part: tuple(card_of(row) for row in rows) for part, rows in parts.items()}


BUILT_IN = _built_in()
ALWAYS_THERE = ("starting", "village")  # an owner's cards take the places of the others
KINDS_OF = {"starting": STARTING, "village": VILLAGE, "abordage": ABORDAGE}
BUILT_IN_KINDS = {
    kind: card for part, kinds in KINDS_OF.items() for kind, card in zip(kinds, BUILT_IN[part], strict=False)
}
CODES = {kind: card.code for kind, card in BUILT_IN_KINDS.items()}
