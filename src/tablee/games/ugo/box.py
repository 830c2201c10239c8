"""What is in the box of UGO! and what is printed on it."""

import numpy as np

from tablee.games.compiled import rule
from tablee.games.record import Array

SEATS = range(2, 5)
MOST_SEATS = SEATS[-1]

COLOURS = "RBGYS"  # red, blue, green, yellow, stone grey
VALUES = range(9)
CARDS = len(COLOURS) * len(VALUES)
ALL_CARDS = (1 << CARDS) - 1
FEW_COLOURS, FEW_VALUES = 2, 4
FEW_CARDS = FEW_COLOURS * FEW_VALUES  # of a deck for games that can be solved: red and blue, 0 to 3
NO_CARD = CARDS  # stands where no card lies: it has no colour, and any card beats it

SPACES = 5
FARMERS_NEEDED: Array = np.array([1, 1, 2, 3, 4], np.int64)  # circles printed on the spaces
FARMERS_PRINTED = 2  # those of spaces 1 and 2 are filled from the start of every round
FARMER_PLACES = 9  # those of spaces 3, 4 and 5
BONUS: Array = np.array([0, 0, 1, 3, 5], np.int64)  # printed on the spaces
PENALTY = 5  # for each farmer missing on a space with cards
FARMER_TOKENS = 36

COLOUR: Array = np.array([*np.repeat(np.arange(len(COLOURS)), len(VALUES)), len(COLOURS)], np.uint8)
VALUE: Array = np.array([*np.tile(VALUES, len(COLOURS)), -1], np.int8)
COLOUR_SET: Array = np.array([*(1 << COLOUR[:CARDS].astype(np.int64)), 0], np.int64)  # a card's colour, as a set


def cards_in(colours: int) -> int:
    """All cards of a set of colours."""
    return sum(1 << card for card in range(CARDS) if colours >> int(COLOUR[card]) & 1)


OF_COLOUR: Array = np.array([cards_in(1 << colour) for colour in range(len(COLOURS) + 1)], np.int64)
LIKE: Array = OF_COLOUR[COLOUR]  # all cards of a card's colour: one look-up instead of two
OF_COLOURS: Array = np.array([cards_in(colours) for colours in range(1 << len(COLOURS))], np.int64)

SMALL_DECK = sum(1 << card for card in range(CARDS) if COLOUR[card] < FEW_COLOURS and VALUE[card] < FEW_VALUES)

# Farmers by the value of a card. Won with it:
FARMERS_FOR_WINNING: Array = np.array([0, 0, 0, 2, 2, 2, 1, 1, 0], np.int64)
# Lost with it, to a card of the same colour (first row) or of another one:
FARMERS_FOR_LOSING: Array = np.array([[0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 2, 1, 0, 0, 0, 0, 0, 0]], np.int64)
# The same by card: one look-up instead of two.
WON_WITH: Array = FARMERS_FOR_WINNING[VALUE]
LOST_WITH: Array = FARMERS_FOR_LOSING[:, VALUE]


@rule
def deck_of(cards: int) -> int:
    """All cards that are played with, as a set: 45, or the few of a small deck. §cards §small-deck"""
    return ALL_CARDS if cards == CARDS else SMALL_DECK


@rule
def colour(card: int) -> int:
    """The colour of a card, by its place in `COLOURS`. §cards"""
    return int(COLOUR[card])


@rule
def value(card: int) -> int:
    """The number on a card, 0 to 8. §cards"""
    return int(VALUE[card])
