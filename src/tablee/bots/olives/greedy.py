"""A beginner at Olives: weighs what a card is likely to win now against what it is worth later."""

from collections.abc import Sequence
from math import prod

from tablee.bots.contract import Budget
from tablee.games.bits import count, only
from tablee.games.chance import Random, unit
from tablee.games.olives.box import ALL_CARDS
from tablee.games.olives.secrets import Sight

PRICE = 0.5  # of a card, in olives for each of its points: what it may still win later
WHIM = 1.0  # olives; without it, equal hands would bid alike and cancel each other


def greedy(sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """The card that promises most, give or take a whim."""
    return max(legal, key=lambda card: promise(sight, card) + WHIM * unit(random))


def promise(sight: Sight, card: int) -> float:
    """The olives that a card is likely to bring, less its price."""
    others = [seat for seat in range(sight.seats) if seat != sight.seat]
    return int(sight.bowl) * prod(chance_below(sight, seat, card) for seat in others) - PRICE * card


def chance_below(sight: Sight, seat: int, card: int) -> float:
    """How likely a seat bids less, if it bids any card that it has not shown yet."""
    unseen = ALL_CARDS & ~int(sight.played[seat])
    return count(unseen & only(card) - 1) / count(unseen)
