"""A trick packed into one integer, its cards in the order of play: so a rule can take it whole."""

from tablee.games.bits import only
from tablee.games.compiled import rule
from tablee.games.ugo.box import ALL_CARDS, MOST_SEATS, NO_CARD

BYTE = 8
CODE = 63  # the bits of a byte that hold a card
EMPTY = sum(NO_CARD << BYTE * place for place in range(MOST_SEATS))


@rule
def with_card(trick: int, place: int, card: int) -> int:
    """The trick after a card is put into a free place; 0 is the leader's."""
    return int(trick) ^ (int(card) ^ NO_CARD) << BYTE * int(place)


@rule
def card_at(trick: int, place: int) -> int:
    """The card in a place, or `NO_CARD`."""
    return int(trick) >> BYTE * int(place) & CODE


@rule
def cards_of(trick: int) -> int:
    """The cards of a trick as a set."""
    cards = 0
    for place in range(MOST_SEATS):
        cards |= only(card_at(trick, place))
    return cards & ALL_CARDS


@rule
def first_played(trick: int, among: int) -> int:
    """Of the cards in a set, the one that was played first."""
    first = NO_CARD
    for later in range(MOST_SEATS):
        card = card_at(trick, MOST_SEATS - 1 - later)
        if among & only(card):
            first = card
    return first
