"""How players of Pillage write cards: three letters, `FAR`; several with points between: `FAR.WAL`."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from tablee.games.bits import members_of
from tablee.games.picture import read
from tablee.games.pillage.box import ABORDAGE, NO_CARD
from tablee.games.pillage.deck import CODES
from tablee.games.pillage.letters import unpacked
from tablee.games.pillage.table import Table
from tablee.games.words import Refused

NOTHING = "-"
FIXED = {kind: code for kind, code in CODES.items() if kind not in ABORDAGE}
MOST_DECKS = 100  # of owners, of which the letters are remembered
LONGEST = 12  # letters of what was written that a refusal shows again


def card_code(table: Table, kind: int) -> str:
    """A card as it is written; in an owner's deck by the owner's letters. §hands §replaced-deck"""
    (code,) = card_codes(table, [kind])
    return code


def card_codes(table: Table, kinds: Iterable[int]) -> list[str]:
    """Several cards, each as it is written. §hands"""
    codes = codes_by_kind(table)
    return [codes.get(kind) or (NOTHING if kind == NO_CARD else str(kind)) for kind in kinds]


def codes_by_kind(table: Table) -> Mapping[int, str]:
    """The letters of the cards of a table, or of what is seen of it. §hands §replaced-deck"""
    return letters_of(read(table, "is_owners_deck"), tuple(read(table, "deck_codes")))


def letters_of(is_owners_deck: int, deck: tuple[int, ...]) -> Mapping[int, str]:
    """The letters of all cards, where there is an owner's deck, which is given packed, and where there is none."""
    return codes_with_deck(deck) if is_owners_deck else CODES


@lru_cache(MOST_DECKS)
def codes_with_deck(deck: tuple[int, ...]) -> Mapping[int, str]:
    """The letters of the cards that are always there, and those of an owner, which are given packed. §replaced-deck"""
    return FIXED | {kind: unpacked(code) for kind, code in zip(ABORDAGE, deck, strict=True) if code}


def parse_card(table: Table, text: str) -> int:
    """The card that is meant; small letters will do. §hands"""
    code = text.strip().upper()
    kind = kinds_by_code(table).get(code, NO_CARD)
    if kind == NO_CARD:
        raise Refused("pillage-no-such-card", card=text[:LONGEST])
    return kind


def kinds_by_code(table: Table) -> dict[str, int]:
    """The cards of a table by their letters. §replaced-deck"""
    return {code: kind for kind, code in codes_by_kind(table).items()}


def cards_code(table: Table, kinds: list[int]) -> str:
    """Cards in their order."""
    return ".".join(card_codes(table, kinds)) or NOTHING


def parse_cards(table: Table, text: str) -> list[int]:
    """Cards in their order."""
    return [] if text == NOTHING else [parse_card(table, code) for code in text.split(".")]


def hand_kinds(table: Table, seat: int) -> list[int]:
    """The known cards of a seat, equal ones one after another. §hands"""
    return kinds_held([int(plane) for plane in table.hands[seat]])


def kinds_held(planes: Sequence[int]) -> list[int]:
    """The cards of a hand that is given as sets of ones, twos and fours; equal ones one after another. §hands"""
    return sorted(kind for n, plane in enumerate(planes) for kind in members_of(plane) * (1 << n))
