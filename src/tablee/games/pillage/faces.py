"""A face: what a card does against one type, packed into one integer so that the rules can take it whole.

Numbers are four bits wide, from 0 to 15; then come marks of one bit each.
"""

from enum import IntEnum

from tablee.games.compiled import rule

WIDTH = 4
MOST = (1 << WIDTH) - 1


class Number(IntEnum):
    """The numbers of a face."""

    GAIN = 0
    GAIN_EACH = 1  # for each card of a type
    EACH_TYPE = 2  # of that type
    OPPONENT_GAINS = 3
    STEAL = 4
    STEAL_BANKED = 5  # including banked
    OPPONENT_STEALS = 6
    BANK = 7
    CARD_COST = 8
    RELIC_DISCOUNT = 9
    REFRESH_GAIN = 10


class Has(IntEnum):
    """The marks of a face, by their bits."""

    EACH_OTHER = 44  # of that type, this card excepted
    CARD = 45  # buys a card
    RELIC = 46  # buys a relic; all else only if unable, or
    WITHDRAW = 47
    TOP_CARD = 48
    EXHAUST_ITSELF = 49
    EXHAUST_THAT = 50
    PROVOKE_ITSELF = 51
    PROVOKE_THAT = 52
    SACRIFICE_ITSELF = 53
    SACRIFICE_THAT = 54
    SACRIFICE_MARKET = 55  # that card, if it is a market card
    SWAP = 56
    TAKE_THAT = 57
    BESIDES = 58  # all else in any case


def bits_of(number: Number) -> int:
    """The bits that hold a number."""
    return MOST << WIDTH * number


RELIC_BITS = 1 << Has.RELIC | bits_of(Number.RELIC_DISCOUNT)
GAIN_BITS = bits_of(Number.GAIN) | bits_of(Number.GAIN_EACH) | bits_of(Number.OPPONENT_GAINS)
STEAL_BITS = bits_of(Number.STEAL) | bits_of(Number.STEAL_BANKED) | bits_of(Number.OPPONENT_STEALS)
BANKED_BITS = bits_of(Number.STEAL_BANKED)
THIEF_BITS = bits_of(Number.STEAL) | BANKED_BITS  # what a card steals for whoever played it
REFRESH_BITS = bits_of(Number.REFRESH_GAIN)
BANK_BITS = bits_of(Number.BANK)
CARD_BIT = 1 << Has.CARD
BUY_BITS = 1 << Has.RELIC | 1 << Has.CARD
OTHER_BITS = sum(1 << has for has in Has if has not in (Has.EACH_OTHER, Has.CARD, Has.RELIC, Has.BESIDES))


@rule
def number_on(face: int, number: int) -> int:
    """A number of a face."""
    return int(face) >> WIDTH * number & MOST


@rule
def has(face: int, mark: int) -> bool:
    """Whether a face has a mark."""
    return bool(int(face) >> mark & 1)


@rule
def has_else(face: int) -> bool:
    """Whether a face buys a relic and does something else if unable: one that only buys has nothing else. §unable"""
    return has(face, Has.RELIC) and not has(face, Has.BESIDES) and face & ~RELIC_BITS != 0
