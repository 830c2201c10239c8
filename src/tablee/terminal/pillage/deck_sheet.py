"""An owner's deck as it will play, card by card, for who compares it with the printed cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.pillage.box import TYPES, Type
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.effects import ALL_EFFECTS, BESIDES, FOR_THREE, RELIC, Effect
from tablee.games.words import Text
from tablee.terminal.pillage.cards import ANCHOR
from tablee.terminal.pillage.effects import NOTHING, effects_on
from tablee.terminal.pillage.types import type_chip, type_chips, type_named, types_legend
from tablee.texts import Texts

COLUMNS = {"code": 4, "type": 4, "card": 22, "against": 7, "does": None}  # with their widths
MARK_FOR_THREE = FOR_THREE.strip(" ()")


def deck_sheet(deck: Sequence[Card], texts: Texts) -> RenderableType:
    """All cards of a deck, type by type: letters, name, marks, and what each does against every type."""
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for heading, width in COLUMNS.items():
        grid.add_column(texts.say(Text("pillage-deck-column", {"column": heading})), width=width)
    for of_type in TYPES:
        for card in deck:
            if card.type == of_type:
                _add_card(grid, card, texts)
    return Group(grid, "", types_legend(texts, Text("pillage-deck-legend")))


def _add_card(grid: Table, card: Card, texts: Texts) -> None:
    """A line for each thing that the card does, behind the types against which it does that."""
    marks = [ANCHOR] * card.is_pirate + [MARK_FOR_THREE] * card.is_for_three
    name = RichText(" ".join([card.named(texts.language), *marks]))
    heads = [RichText(card.code, "bold"), type_chip(card.type, texts), name]
    faces = _by_face(card)
    for face, types in faces.items():
        against = RichText(texts.say(Text("pillage-deck-every-type"))) if len(faces) == 1 else type_chips(types, texts)
        grid.add_row(*heads, against, effects_said(face, texts))
        heads = [RichText()] * len(heads)


def _by_face(card: Card) -> dict[tuple[Effect, ...], list[Type]]:
    faces: dict[tuple[Effect, ...], list[Type]] = {}
    for of_type, face in zip(TYPES, card.faces, strict=True):
        faces.setdefault(face, []).append(of_type)
    return faces


def effects_said(effects: Sequence[Effect], texts: Texts) -> str:
    """Effects in the words of a language, those that two players ignore with their mark. §unable §three-plus"""
    said = [_effect_said(effect, texts) for effect in effects]
    if len(said) > 1 and effects[0].bits & RELIC.bits and not effects[0].bits & BESIDES:
        return texts.say(Text("pillage-else", {"relic": said[0], "rest": ", ".join(said[1:])}))
    return ", ".join(said) or NOTHING


def _effect_said(effect: Effect, texts: Texts) -> str:
    (text,) = effects_on(effect.bits & ~BESIDES, ALL_EFFECTS)
    return texts.say(text) + (FOR_THREE if effect.is_for_three else "")


def deck_counted(deck: Sequence[Card]) -> Text:
    """How many cards a deck has, of each type, pirates, and those left out with two players."""
    kinds = [
        Text("pillage-deck-of-type", {"type": type_named(of_type), "cards": _count(deck, of_type)}) for of_type in TYPES
    ]
    pirates, for_three = sum(card.is_pirate for card in deck), sum(card.is_for_three for card in deck)
    return Text("pillage-deck-counted", {"cards": len(deck), "kinds": kinds, "pirates": pirates, "three": for_three})


def _count(deck: Sequence[Card], of_type: Type) -> int:
    return sum(card.type == of_type for card in deck)
