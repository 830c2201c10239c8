"""How players of UGO! write cards: `R6`; several of a colour share the letter: `R346B5`."""

import re

from tablee.games.bits import members_of, only
from tablee.games.ugo.box import CARDS, COLOURS, OF_COLOUR, VALUES, colour, value
from tablee.games.ugo.packed_trick import EMPTY, with_card
from tablee.games.words import Refused

NOTHING = "-"
CARD = re.compile(f"[{COLOURS}][0-{VALUES[-1]}]")
CODES = [f"{letter}{digit}" for letter in COLOURS for digit in VALUES]
PILES = re.compile(f"([{COLOURS}])([0-{VALUES[-1]}]+)")


def card_code(card: int) -> str:
    """A card as it is written. §cards"""
    return CODES[card] if card in range(CARDS) else str(card)


def parse_card(text: str) -> int:
    """The card that is meant; small letters will do. §cards

    >>> card_code(parse_card("r6"))
    'R6'
    """
    code = text.strip().upper()
    if not CARD.fullmatch(code):
        raise Refused("ugo-no-such-card", card=text)
    return COLOURS.index(code[0]) * len(VALUES) + int(code[1])


def trick(text: str) -> int:
    """A trick from its cards in the order of play."""
    packed = EMPTY
    for place, code in enumerate(text.split()):
        packed = with_card(packed, place, parse_card(code))
    return packed


def cards_code(cards: int) -> str:
    """A set of cards, the colours in the order of the box."""
    return piles_code([members_of(cards & int(of_colour)) for of_colour in OF_COLOUR])


def parse_cards(text: str) -> int:
    """A set of cards."""
    cards = cards_in_order(text)
    if len(set(cards)) < len(cards):
        raise Refused("ugo-card-twice", cards=text)
    return sum(only(card) for card in cards)


def piles_code(piles: list[list[int]]) -> str:
    """Piles of one colour each, in their order."""
    codes = [COLOURS[colour(pile[0])] + "".join(str(value(card)) for card in pile) for pile in piles if pile]
    return "".join(codes) or NOTHING


def cards_in_order(text: str) -> list[int]:
    """The cards as they are written."""
    code = "" if text == NOTHING else text.upper()
    piles = PILES.findall(code)
    if "".join(letter + values for letter, values in piles) != code:
        raise Refused("ugo-no-such-cards", cards=text)
    return [parse_card(letter + digit) for letter, values in piles for digit in values]
