"""A card from its fields, as people write them: what it does, and everything that is wrong with it."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tablee.games.nearest import nearest
from tablee.games.pillage.box import TYPES, Type
from tablee.games.pillage.effect_words import parse_effects, read_effects
from tablee.games.pillage.effects import ELSE, NOTHING, Effect
from tablee.games.pillage.suggesting import suggesting
from tablee.games.words import Refused, Text

CODE = re.compile("[A-Z]{3}")
NAME = re.compile(r"[^\W_](?:[^\W_]|[ .’'()+&-]){0,39}")  # none of the signs that part a line
TYPE_NAMES = {of_type.name.lower(): of_type for of_type in TYPES}
PIRATE, THREE, ALL = "pirate", "three", "all"
FIELDS = ("code", "name", "fr", "type", PIRATE, THREE, ALL, *TYPE_NAMES)
NAME_FIELDS = {"en": "name", "fr": "fr"}  # by the language
NEEDED = ("code", "name", "type")
COPIES = "copies"  # a field that people may think of
LONGEST = 40  # letters of what was written that a refusal shows again

Row = Mapping[str, Any]
"""The fields of a card as they are written."""


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

    def named(self, language: str) -> str:
        """Its name in a language; in English where its fields do not name it."""
        return str(getattr(self, NAME_FIELDS.get(language, "name")))


class Mistake(NamedTuple):
    """What is wrong with a card: in which field, and why."""

    field: str
    why: Text


def card_of(row: Row, number: int = 1) -> Card:
    """A card from its fields; the first mistake is refused, with the card and the field. §replaced-deck"""
    for mistake in mistakes_in(row):
        raise Refused("pillage-deck-card", card=label_of(row, number), reason=mistake.why)
    return Card(
        code=row["code"],
        name=row["name"],
        fr=row.get("fr", row["name"]),
        type=TYPE_NAMES[row["type"]],
        is_pirate=row.get(PIRATE, False),
        is_for_three=row.get(THREE, False),
        faces=tuple(parse_effects(_effects_text(row.get(ALL, row.get(field, NOTHING)))) for field in TYPE_NAMES),
    )


def label_of(row: Row, number: int) -> str:
    """How a card is called where something is wrong with it: its letters, its name, or its number in the deck."""
    code, name = row.get("code"), row.get("name")
    if isinstance(code, str) and CODE.fullmatch(code):
        return code
    return name[:LONGEST] if isinstance(name, str) and name else str(number)


def mistakes_in(row: Row) -> Iterator[Mistake]:
    """Everything that is wrong with the fields of a card. §replaced-deck"""
    for field in NEEDED:
        if field not in row:
            yield Mistake(field, Text("pillage-deck-missing", {"field": field, "example": EXAMPLES[field]}))
    for field, value in row.items():
        if ALL in row and field in TYPE_NAMES:
            yield Mistake(field, Text("pillage-deck-all", {"field": field}))
        yield from (Mistake(field, why) for why in CHECKS.get(field, _unknown_field)(field, value))


def _unknown_field(field: str, _value: object) -> Iterator[Text]:
    if field == COPIES:
        yield Text("pillage-deck-copies")
        return
    reason = Text("pillage-deck-field", {"field": field[:LONGEST], "known": ", ".join(FIELDS)})
    yield suggesting(reason, nearest(field, FIELDS))


def _check_code(field: str, value: object) -> Iterator[Text]:
    if isinstance(value, str) and CODE.fullmatch(value):
        return
    letters = re.sub("[^A-Z]", "", value.upper())[:3] if isinstance(value, str) else ""
    reason = Text("pillage-deck-code", {"field": field, "value": _shown(value)})
    yield suggesting(reason, letters if CODE.fullmatch(letters) else None)


def _check_name(field: str, value: object) -> Iterator[Text]:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        yield Text("pillage-deck-name", {"field": field, "value": _shown(value)})


def _check_type(field: str, value: object) -> Iterator[Text]:
    if not isinstance(value, str) or value not in TYPE_NAMES:
        reason = Text("pillage-deck-type", {"field": field, "value": _shown(value)})
        yield suggesting(reason, nearest(str(value), TYPE_NAMES))


def _check_switch(field: str, value: object) -> Iterator[Text]:
    if not isinstance(value, bool):
        yield Text("pillage-deck-switch", {"field": field, "value": _shown(value)})


def _check_effects(field: str, value: object) -> Iterator[Text]:
    if not isinstance(value, str):
        yield Text("pillage-deck-effects", {"field": field, "value": _shown(value)})
        return
    mistakes: list[Text] = []
    read_effects(_effects_text(value), mistakes)
    yield from (Text("pillage-deck-effect", {"field": field, "reason": reason}) for reason in mistakes)


def _effects_text(value: str) -> str:
    return value.replace(",else ", ELSE)


def _shown(value: object) -> str:
    """A value as it is written in the file, cut where it is long."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


CHECKS: Mapping[str, Callable[[str, object], Iterator[Text]]] = {
    "code": _check_code,
    "name": _check_name,
    "fr": _check_name,
    "type": _check_type,
    PIRATE: _check_switch,
    THREE: _check_switch,
    **dict.fromkeys((ALL, *TYPE_NAMES), _check_effects),
}
EXAMPLES = {"code": 'code = "TIL"', "name": 'name = "Tiller"', "type": 'type = "farmer"'}
