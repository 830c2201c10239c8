"""How players of Pillage write cards: three letters, `FAR`; several with points between: `FAR.WAL`."""

import re

from tablee.games.bits import members_of
from tablee.games.pillage.box import ABORDAGE, KINDS, NO_CARD
from tablee.games.pillage.deck import CODES
from tablee.games.pillage.hands import copies
from tablee.games.pillage.letters import unpacked
from tablee.games.pillage.table import Table
from tablee.games.words import Refused

NOTHING = "-"
LONGEST = 12  # letters of what was written that a refusal shows again


def card_code(table: Table, kind: int) -> str:
    """A card as it is written; in an owner's deck by the owner's letters. §hands §replaced-deck"""
    if kind in ABORDAGE:
        return unpacked(int(table.codes[kind - ABORDAGE[0]])) or str(kind)
    return CODES.get(kind, NOTHING if kind == NO_CARD else str(kind))


def parse_card(table: Table, text: str) -> int:
    """The card that is meant; small letters will do. §hands"""
    code = text.strip().upper()
    for kind in KINDS:
        if re.fullmatch("[A-Z]{3}", code) and card_code(table, kind) == code:
            return kind
    raise Refused("pillage-no-such-card", card=text[:LONGEST])


def cards_code(table: Table, kinds: list[int]) -> str:
    """Cards in their order."""
    return ".".join(card_code(table, kind) for kind in kinds) or NOTHING


def parse_cards(table: Table, text: str) -> list[int]:
    """Cards in their order."""
    return [] if text == NOTHING else [parse_card(table, code) for code in text.split(".")]


def hand_kinds(table: Table, seat: int) -> list[int]:
    """The known cards of a seat, equal ones one after another. §hands"""
    return [kind for kind in KINDS for _ in range(copies(table, seat, kind))]


def set_code(table: Table, kinds: int) -> str:
    """A set of cards."""
    return cards_code(table, members_of(kinds))
