"""What is in the box of Olives."""

from tablee.games.bits import only
from tablee.games.compiled import rule

SEATS = range(2, 5)
MOST_SEATS = SEATS[-1]

CARDS = range(1, 8)  # each player has one of each value; a card is its value
ALL_CARDS = sum(1 << card for card in CARDS)
HIGHEST_CARD = CARDS[-1]
NO_CARD = 0  # stands where no card is bid

BOWLS = range(1, 8)  # one of each number of olives; a bowl is its number
ALL_BOWLS = sum(1 << olives for olives in BOWLS)

ROUNDS = range(3, len(CARDS))  # as many as there are cards, less the one that is put away


@rule
def all_seats(seats: int) -> int:
    """Everybody at the table, as a set."""
    return only(seats) - 1
