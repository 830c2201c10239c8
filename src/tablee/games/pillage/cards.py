"""How players of Pillage write cards: three letters, `FAR`; several with points between: `FAR.WAL`."""

from tablee.games.bits import members_of
from tablee.games.pillage.box import ABORDAGE, NO_CARD
from tablee.games.pillage.deck import CODES
from tablee.games.pillage.letters import unpacked
from tablee.games.pillage.table import Table
from tablee.games.words import Refused

NOTHING = "-"
BUILT_IN_CODES = {code: kind for kind, code in CODES.items()}
FIXED = {code: kind for code, kind in BUILT_IN_CODES.items() if kind not in ABORDAGE}
LONGEST = 12  # letters of what was written that a refusal shows again


def card_code(table: Table, kind: int) -> str:
    """A card as it is written; in an owner's deck by the owner's letters. §hands §replaced-deck"""
    if kind in ABORDAGE and table.is_owners_deck:
        return unpacked(int(table.deck_codes[kind - ABORDAGE[0]])) or str(kind)
    return CODES.get(kind, NOTHING if kind == NO_CARD else str(kind))


def parse_card(table: Table, text: str) -> int:
    """The card that is meant; small letters will do. §hands"""
    code = text.strip().upper()
    kind = kinds_by_code(table).get(code, NO_CARD)
    if kind == NO_CARD:
        raise Refused("pillage-no-such-card", card=text[:LONGEST])
    return kind


def kinds_by_code(table: Table) -> dict[str, int]:
    """The cards of a table by their letters. §replaced-deck"""
    if not table.is_owners_deck:
        return BUILT_IN_CODES
    return FIXED | {unpacked(int(code)): kind for kind, code in zip(ABORDAGE, table.deck_codes, strict=True) if code}


def cards_code(table: Table, kinds: list[int]) -> str:
    """Cards in their order."""
    return ".".join(card_code(table, kind) for kind in kinds) or NOTHING


def parse_cards(table: Table, text: str) -> list[int]:
    """Cards in their order."""
    return [] if text == NOTHING else [parse_card(table, code) for code in text.split(".")]


def hand_kinds(table: Table, seat: int) -> list[int]:
    """The known cards of a seat, equal ones one after another. §hands"""
    return kinds_held([int(plane) for plane in table.hands[seat]])


def kinds_held(planes: list[int]) -> list[int]:
    """The cards of a hand that is given as sets of ones, twos and fours; equal ones one after another. §hands"""
    return sorted(kind for n, plane in enumerate(planes) for kind in members_of(plane) * (1 << n))
