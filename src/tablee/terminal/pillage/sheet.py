"""All cards of a game with what they do, part by part of the box; and where their faces come from."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from tablee.games.bits import members_of
from tablee.games.contract import Sight
from tablee.games.pillage.box import ABORDAGE, STARTING, VILLAGE
from tablee.games.pillage.cards import card_code
from tablee.games.words import Text
from tablee.terminal.pillage.cards import card_list
from tablee.terminal.pillage.types import type_on, types_legend
from tablee.texts import Texts

PARTS = {"starting": STARTING, "village": VILLAGE, "abordage": ABORDAGE}


def all_cards(sight: Sight, texts: Texts) -> RenderableType:
    """Every card in play, by part and type, behind its letters of the notation."""
    return Group("", *parts(sight, texts), types_legend(texts), "")


def parts(sight: Sight, texts: Texts) -> Iterator[RenderableType]:
    """Starting cards, those of the first box, those of this box or of an owner's deck."""
    in_play = [*STARTING, *members_of(int(sight.in_play))]
    for part, kinds in PARTS.items():
        of_part = [kind for kind in in_play if kind in kinds]
        if not of_part:
            continue
        is_owners = part == "abordage" and bool(sight.is_owners_deck)
        yield RichText(texts.say(Text("pillage-part", {"part": "owner" if is_owners else part})), "bold")
        for source in sources(sight, part):
            yield RichText(texts.say(source), "italic")
        ordered = sorted(of_part, key=lambda kind: (type_on(sight, kind), kind))
        yield card_list(sight, ordered, [card_code(sight, kind) for kind in ordered], texts)


def sources(sight: Sight, part: str) -> Iterator[Text]:
    """That the faces of a deck are our own design, where they are."""
    if part == "abordage" and not sight.is_owners_deck:
        yield Text("pillage-our-design")


def deck_played(sight: Sight) -> list[Text]:
    """What is to be said of the deck before a game."""
    if not any(kind in ABORDAGE for kind in members_of(int(sight.in_play))):
        return []
    return [Text("pillage-owners-deck") if sight.is_owners_deck else Text("pillage-our-design")]
