"""Cards as data: read from a file that people edit, checked field by field, or from one line that travels in a record.

>>> fisher = BUILT_IN["abordage"][0]
>>> card_line(fisher)
'FIS:Fisher:Pêcheuse:farmer,pirate:gain_4,bank_1|gain_4,bank_1|gain_4|gain_4,bank_1'
>>> parse_card(card_line(fisher)) == fisher
True
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tablee.games.pillage.box import ABORDAGE, STARTING, TYPES, VILLAGE, Type
from tablee.games.pillage.effects import ELSE, NOTHING, Effect, joined, parse_effects
from tablee.games.words import Refused

CODE = re.compile("[A-Z]{3}")
NAME = re.compile(r"[^\W_](?:[^\W_]|[ .’'()+&-]){0,39}")  # none of the signs that part a line
TYPE_NAMES = {of_type.name.lower(): of_type for of_type in TYPES}
PIRATE, THREE = "pirate", "three"
FIELDS = ("code", "name", "fr", "type", PIRATE, THREE, "all", *TYPE_NAMES)
COPIES = "copies"  # a field that people may think of
PARTS_OF_A_LINE = 5


@dataclass(frozen=True)
class Card:
    """A villager: its names, its type and what it does against each type."""

    code: str
    name: str
    fr: str
    type: Type
    is_pirate: bool
    is_for_three: bool
    faces: tuple[tuple[Effect, ...], ...]


# A file that people edit


def read_deck(toml: str) -> str:
    """An owner's file as the one line that the option `deck` takes. §replaced-deck"""
    try:
        rows = tomllib.loads(toml).get("card", [])
    except (ValueError, RecursionError) as error:
        raise Refused("pillage-deck-toml", reason=str(error)) from None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise Refused("pillage-deck-toml", reason="[[card]]")
    return deck_line(checked([card_of(row, f"[[card]] {number}") for number, row in enumerate(rows, start=1)]))


def card_of(row: Mapping[str, Any], place: str) -> Card:
    """A card from its fields; a refusal names the card and the field. §replaced-deck"""
    card = str(row.get("name", place))
    if COPIES in row:
        raise Refused("pillage-deck-copies", card=card)
    for field in row:
        if field not in FIELDS:
            raise Refused("pillage-deck-field", card=card, field=field, known=", ".join(FIELDS))
    name = _text(row, card, "name", NAME)
    return Card(
        code=_text(row, card, "code", CODE),
        name=name,
        fr=_text({"fr": name, **row}, card, "fr", NAME),
        type=TYPE_NAMES[_text(row, card, "type", re.compile("|".join(TYPE_NAMES)))],
        is_pirate=_switch(row, card, PIRATE),
        is_for_three=_switch(row, card, THREE),
        faces=tuple(_effects(row, card, field) for field in TYPE_NAMES),
    )


def _text(row: Mapping[str, Any], card: str, field: str, form: re.Pattern[str]) -> str:
    value = row.get(field, "")
    if not isinstance(value, str) or not form.fullmatch(value):
        raise Refused("pillage-deck-value", card=card, field=field, value=str(value))
    return value


def _switch(row: Mapping[str, Any], card: str, field: str) -> bool:
    value = row.get(field, False)
    if not isinstance(value, bool):
        raise Refused("pillage-deck-value", card=card, field=field, value=str(value))
    return value


def _effects(row: Mapping[str, Any], card: str, field: str) -> tuple[Effect, ...]:
    """What stands against one type, or against all of them."""
    if "all" in row and field in row:
        raise Refused("pillage-deck-all", card=card, field=field)
    used = "all" if "all" in row else field
    value = row.get(used, NOTHING)
    if not isinstance(value, str):
        raise Refused("pillage-deck-value", card=card, field=used, value=str(value))
    try:
        return parse_effects(value.replace(",else ", ELSE))
    except Refused as refused:
        raise Refused("pillage-deck-effect", card=card, field=used, reason=refused.text) from None


def names_in(line: str, language: str) -> list[str]:
    """The names of an owner's cards in their order, for the texts: a table holds letters only. §replaced-deck"""
    return [card.fr if language == "fr" else card.name for card in parse_deck(line)]


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
    return checked([parse_card(part) for part in line.split(";")])


def parse_card(line: str) -> Card:
    """A card of a line."""
    parts = line.replace("_", " ").split(":")
    if len(parts) != PARTS_OF_A_LINE:
        raise Refused("pillage-deck-line", text=line)
    code, name, fr, traits, faces = parts
    of_type, *marks = traits.split(",")
    fields = dict(zip(TYPE_NAMES, faces.split("|"), strict=False)) if "|" in faces else {"all": faces}
    if faces.count("|") not in (0, len(TYPE_NAMES) - 1) or not set(marks) <= {PIRATE, THREE}:
        raise Refused("pillage-deck-line", text=line)
    return card_of(
        {"code": code, "name": name, "fr": fr, "type": of_type, **dict.fromkeys(marks, True), **fields}, code
    )


def checked(deck: Sequence[Card]) -> tuple[Card, ...]:
    """A deck in which no code and no name stands twice, and that has room in the box. §replaced-deck"""
    if len(deck) not in range(1, len(ABORDAGE) + 1):
        raise Refused("pillage-deck-size", cards=len(deck), most=len(ABORDAGE))
    others = [*BUILT_IN["starting"], *BUILT_IN["village"]]
    for card in deck:
        if card.code in [other.code for other in others]:
            raise Refused("pillage-deck-twice", card=card.name, field="code", value=card.code)
        if card.name in [other.name for other in others]:
            raise Refused("pillage-deck-twice", card=card.name, field="name", value=card.name)
        others.append(card)
    return tuple(deck)


def _built_in() -> dict[str, tuple[Card, ...]]:
    """The cards of `cards.toml`, by the part of the box they are in. §starting-cards §village §abordage"""
    parts = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    return {part: tuple(card_of(row, part) for row in rows) for part, rows in parts.items()}


BUILT_IN = _built_in()
KINDS_OF = {"starting": STARTING, "village": VILLAGE, "abordage": ABORDAGE}
BUILT_IN_KINDS = {
    kind: card for part, kinds in KINDS_OF.items() for kind, card in zip(kinds, BUILT_IN[part], strict=False)
}
CODES = {kind: card.code for kind, card in BUILT_IN_KINDS.items()}
