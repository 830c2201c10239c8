"""The table of Olives as a record, and the phases of a game."""

from enum import IntEnum

from tablee.games.olives.box import MOST_SEATS
from tablee.games.record import Array, Record, array, i16, i64, u8


class Phase(IntEnum):
    """What the table waits for."""

    AWAY = 0  # chance: the card that a seat puts away
    BOWL = 1  # chance: the next bowl
    BID = 2  # a card from each seat, all at once
    OVER = 3


class Moves(Record):
    """The cards that may be bid, as a set."""

    bits: Array = array(i64, 1)


class Table(Record):
    """Everything on the table and in the hands."""

    # Agreed before the game
    seats: u8
    rounds: u8
    leftovers: u8

    # Where the game stands
    phase: u8
    owing: u8  # the seats that owe a card, to be put away or to be bid, as a set
    bowl: u8  # olives in the middle of the table
    pile: i16  # bowls that are not turned yet, as a set
    scores: Array = array(i16, MOST_SEATS)  # olives taken

    # Cards
    hands: Array = array(i16, MOST_SEATS)  # as sets
    bids: Array = array(u8, MOST_SEATS)  # face down: a card, or NO_CARD
    played: Array = array(i16, MOST_SEATS)  # bids of the rounds before, face up: as sets
