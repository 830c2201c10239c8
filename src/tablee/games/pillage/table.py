"""Pillage's table as a record, the phases of a game and the stages of a resolution.

A slot is a place for a played card: twice the seat, and 1 more on its right side. Sets of slots, seats and kinds of
card are the bits of integers.
"""

from enum import IntEnum

from tablee.games.pillage.box import ABORDAGE, KINDS, MARKET_PLACES, MOST_RELICS, MOST_SEATS, SIDES, TYPES
from tablee.games.record import Array, Record, array, i16, i32, i64, u8

PLANES = 3  # of a hand: ones, twos and fours, since five seats can give up to five equal cards
MOST_BURIED = 77  # every card there is: 56 of the markets and 20 starting cards; and an empty place after them


class Phase(IntEnum):
    """What the table waits for."""

    MARKET = 0  # chance: the next card of the market
    PLAN = 1  # the seats' cards
    ORDER = 2  # which of two Merchants comes first
    FLIP = 3  # chance: who gets the odd turnip
    DRAW = 4  # chance: the next card of the pile, face down
    QUEUE = 5  # chance: who buys first
    BUY = 6  # a card of the market
    BOARD = 7  # one more card, after a pirate
    RESOLVE = 8  # nothing: the resolution goes on
    OVER = 9


class Stage(IntEnum):
    """How far a round has come."""

    SET_UP = 0
    PLAN = 1
    REVEAL = 2
    TYPE = 3  # the next type, or the second pass of the Merchants
    GAIN = 4
    STEAL = 5
    BANK = 6
    OTHER = 7
    DRAW = 8
    QUEUE = 9
    RELICS = 10
    CARDS = 11
    WON = 12  # whether somebody has
    REFRESH = 13


class Mark(IntEnum):
    """What is going to happen to a played card at refresh, by the bit of its mark."""

    EXHAUSTED = 0
    PROVOKED = 1
    SACRIFICED = 2
    SWAPPED = 3
    TAKEN = 4


class Market(IntEnum):
    """Which market cards are in play."""

    ABORDAGE = 0
    VILLAGE = 1
    BOTH = 2
    NONE = 3


class Moves(Record):
    """What may be chosen: kinds of card by their numbers, and the three actions that are none."""

    bits: Array = array(i64, 1)


NO_MORE = 0  # no card: none for this side, or no more to buy
FIRST_LEFT = KINDS[-1] + 1
FIRST_RIGHT = FIRST_LEFT + 1
ACTIONS = FIRST_RIGHT + 1


class Planning(Record):
    """What a plan touches. Most decisions are plans, so this lies together, and first: batches wait for memory."""

    # Where the game stands
    seats: u8
    phase: u8
    stage: u8
    asked: u8  # the seats that owe a decision, as a set

    # Cards to plan
    hands: Array = array(i64, MOST_SEATS, PLANES)  # known cards, planned ones included: see hands.py
    drawn: Array = array(i64, MOST_SEATS)  # taken face down and not played yet: a set
    provoked: Array = array(u8, MOST_SEATS, SIDES)  # to be planned now

    # Plans
    plans: Array = array(u8, MOST_SEATS, SIDES)  # left and right; in a duel in front and behind
    planned: Array = array(u8, MOST_SEATS)  # how many of the two are decided


class Resolution(Planning):
    """What the resolution of a round touches besides."""

    # Played cards
    played: Array = array(u8, MOST_SEATS, SIDES)  # face up
    marks: Array = array(u8, MOST_SEATS, SIDES)  # a set of `Mark`
    acts: Array = array(i64, MOST_SEATS, SIDES)  # the face of each against the card that it faces
    of_type: Array = array(i16, len(TYPES) + 1)  # the slots of each type
    wants: i64  # everything that the cards of this pass do, as one face
    type_now: u8
    resolving: i16  # the slots of this pass
    second: i16  # the Merchants of the second pass
    able: i16  # the slots that can pay their relic
    orders: Array = array(u8, MOST_SEATS)  # the Merchant that comes first: FIRST_LEFT or FIRST_RIGHT
    ordered: u8  # the seats that have decided that, as a set

    # Turnips and relics
    stocks: Array = array(i32, MOST_SEATS)
    banks: Array = array(u8, MOST_SEATS)
    relics: Array = array(u8, MOST_SEATS)
    bank_limit: i16  # signed, since it is reckoned with: Numba makes a float of a signed and an unsigned number
    relics_to_win: u8
    relic_costs: Array = array(u8, MOST_RELICS)

    # Theft
    victim: u8  # who is stolen from
    is_from_bank: u8
    shares: Array = array(u8, SIDES)  # what the victim's left and right neighbours have got so far
    loot: Array = array(i32, MOST_SEATS)  # stolen, and not to be stolen again in the same step

    # Buying
    to_draw: i16  # the slots that still take a card from the pile
    to_buy: i16  # the slots that still buy a card
    queue: Array = array(u8, MOST_SEATS)  # who buys, in this order
    queued: u8
    turn: u8  # the place in the queue
    price: u8
    boards: u8  # whether the buyer has bought a pirate
    place: u8  # of the market, to be filled
    market: Array = array(u8, MARKET_PLACES)  # face up
    pile: i64  # face down, in no order yet: a set

    # Refresh
    resting: Array = array(u8, MOST_SEATS, SIDES)  # exhausted, beside the bank
    rounds_played: i16
    round_limit: i16
    is_owners_deck: u8


class Table(Resolution):
    """Everything on the table and in the hands."""

    won: u8  # the seats that have won, as a set
    buried: Array = array(u8, MOST_BURIED)  # sacrificed, under the pile, the next to come first
    cards_in_play: u8  # a `Market`,
    in_play: i64  # and its cards, as a set
    front_kinds: Array = array(i64, MOST_SEATS)  # in a duel: what the unseen card in front can be, as a set,
    front_draws: Array = array(u8, MOST_SEATS)  # and how many unseen cards besides

    # An owner's deck, read only where there is one
    deck_codes: Array = array(i16, len(ABORDAGE))  # the letters of its cards, for notation,
    deck_traits: Array = array(u8, len(ABORDAGE))  # their traits: see villagers.py,
    deck_faces: Array = array(i64, len(ABORDAGE), len(TYPES))  # and what they do against each type
