"""UGO!'s table as a record, and the phases of a game."""

from enum import IntEnum

from tablee.games.record import Array, Record, array, i16, i64, u8
from tablee.games.ugo.box import CARDS, COLOURS, MOST_SEATS, SPACES


class Phase(IntEnum):
    """What the table waits for."""

    DEALER = 0  # chance: who deals first
    DEAL = 1  # chance: the next card
    PLAY = 2  # a card for the trick
    LAY = 3  # the winner of the trick: which card comes on top
    OVER = 4


class Moves(Record):
    """The cards that may be played or named, as a set."""

    bits: Array = array(i64, 1)


class Table(Record):
    """Everything on the table and in the hands."""

    # Agreed before the game
    seats: u8
    rounds: u8
    hand_size: u8
    cards: u8  # in the deck
    farmer_supply: u8

    # Where the game stands
    phase: u8
    rounds_played: u8
    tricks_played: u8
    dealer: u8
    leader: u8
    turn: u8  # who is dealt to, plays or lays
    scores: Array = array(i16, MOST_SEATS)

    # Cards, as sets
    hands: Array = array(i64, MOST_SEATS)
    aside: i64  # not dealt
    trick: i64  # in the order of play: see packed_trick.py
    to_lay: i64  # won, and not yet in the winner's kingdom

    # Kingdoms
    kingdoms: Array = array(i64, MOST_SEATS)  # their cards
    colours: Array = array(u8, MOST_SEATS)  # their colours, as a set
    spaces: Array = array(u8, MOST_SEATS, len(COLOURS))  # the space of each colour that is there
    tops: Array = array(u8, MOST_SEATS, SPACES)  # the card on top of each space, or NO_CARD
    depths: Array = array(u8, CARDS)  # the place of a laid card in its pile: 1 lies at the bottom
    farmers: Array = array(u8, MOST_SEATS)  # on spaces 3, 4 and 5

    # What everybody could remember
    voids: Array = array(u8, MOST_SEATS)  # colours that a seat has shown not to hold, as a set
