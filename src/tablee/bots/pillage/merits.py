"""What a card is good for: its merit against the starting cards, and what it adds to a hand."""

import numpy as np

from tablee.bots.pillage.cards import CARDS, costs_itself
from tablee.bots.pillage.clash import IN_STOCK, ONE, Player, buys_relic, clash
from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import MARKET_PLACES, NO_CARD, PIRATE_COST, STARTING, TYPES, Type
from tablee.games.pillage.table import Table
from tablee.games.pillage.villagers import is_pirate, type_of
from tablee.games.record import Array, Many

# Starting cards are met so often, in the order of their kinds: Farmer, Wall, Raider, Merchant.
OFTEN: Array = np.array([0.3, 0.2, 0.25, 0.25])
PAID = 0.3  # how often a card that buys relics can pay one
SECOND, OTHERS = 0.6, 0.2  # how much of its merit the second best card of a type is of use, and any other
FIRST_TYPE, LAST_TYPE, FIRST_MET = int(TYPES[0]), int(TYPES[-1]), STARTING[0]


def middling_player() -> Many:
    """Somebody in the middle of a game, who meets starting cards; as a row of one."""
    row = Player.many(1)
    for name, number in {"stock": 4, "bank": 2, "bank_limit": 5, "wanted": 2.5, "relic_cost": 9}.items():
        row[name] = number
    return row


@chapter
def judge_cards(table: Table, middling: Player, fighters: Many, merits: Array) -> None:
    """The merit of every kind of card at this table: the same throughout a game."""
    for kind in range(CARDS):
        merits[kind] = 0.0
        if type_of(table, kind) != Type.NONE:
            for met in range(len(OFTEN)):
                merits[kind] += OFTEN[met] * brought(table, middling, fighters, kind, FIRST_MET + met)


@rule
def brought(table: Table, middling: Player, fighters: Many, card: int, met: int) -> float:
    """What a card brings against another, in the middle of a game."""
    clash(table, fighters, middling, card, middling, met)
    fighter = fighters[ONE]
    paid = PAID if buys_relic(fighter) else 0.0
    return float((1 - paid) * (fighter.unable - costs_itself(fighter.face)) + paid * fighter.able)


@chapter
def strength(table: Table, merits: Array, hand: int, one_more: int) -> float:
    """What a hand is good for with one more card: its best cards of each type, the second best less."""
    total = 0.0
    for of_type in range(FIRST_TYPE, LAST_TYPE + 1):
        total += strength_of_type(table, merits, hand, one_more, of_type)
    return total


@rule
def strength_of_type(table: Table, merits: Array, hand: int, one_more: int, of_type: int) -> float:
    """The same for the cards of a type."""
    best = merits[one_more] if type_of(table, one_more) == of_type else 0.0
    best, second, others = max(best, 0.0), 0.0, 0.0
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        if type_of(table, kind) == of_type and merits[kind] > 0:
            less = min(merits[kind], best)
            best = max(merits[kind], best)
            others += min(less, second)
            second = max(less, second)
    return float(best + SECOND * second + OTHERS * others)


@chapter
def judge_market(
    table: Table, merits: Array, uses: float, hand: int, with_pirates: bool, worths: Array, plain: Array
) -> float:
    """What each card of the market would add to a hand, in turnips; a pirate may bring one more. Returns the most."""
    now, most = strength(table, merits, hand, NO_CARD), 0.0
    for place in range(MARKET_PLACES):
        kind = int(table.market[place])
        plain[place] = uses * (strength(table, merits, hand, kind) - now) if kind != NO_CARD else 0.0
    for place in range(MARKET_PLACES):
        worths[place] = plain[place]
        if with_pirates and is_pirate(table, int(table.market[place])):
            worths[place] += one_more_card(table, plain, place)
        most = max(most, worths[place])
    return most


@rule
def one_more_card(table: Table, worths: Array, bought: int) -> float:
    """What the best of the other cards is worth above its price."""
    best = 0.0
    for place in range(MARKET_PLACES):
        if place != bought and table.market[place] != NO_CARD:
            best = max(best, worths[place] - IN_STOCK * PIRATE_COST)
    return best
