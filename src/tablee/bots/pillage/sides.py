"""One side of a seat: what each own card promises against the neighbour there."""

import numpy as np

from tablee.bots.pillage.cards import CARDS
from tablee.bots.pillage.clash import ONE, OTHER, Fighter, Player, buys_relic, clash, count_cards, price_of_relic
from tablee.bots.pillage.mixture import learn_replies
from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, NO_CARD
from tablee.games.pillage.faces import Number, number_on
from tablee.games.pillage.table import Table
from tablee.games.record import Array, Many, Record, array, f64, u8

# What a player's other side may bring before relics are bought, in turnips, and how likely that is.
OTHER_SIDE: Array = np.array([-3.0, 0.0, 1.0, 3.0])
SO_LIKELY: Array = np.array([0.15, 0.35, 0.1, 0.4])


class Side(Record):
    """Own cards against those of a rival: rows and columns in the order of their kinds."""

    own_count: u8
    rival_count: u8
    own_cards: Array = array(u8, CARDS)
    rival_cards: Array = array(u8, CARDS)
    places: Array = array(u8, CARDS)  # of own kinds, among the own cards

    # When two cards meet
    own: Array = array(f64, CARDS, CARDS)  # what it is worth to the one, compared with the other
    theirs: Array = array(f64, CARDS, CARDS)  # and to the rival
    before: Array = array(f64, CARDS, CARDS)  # turnips that it brings before relics are bought
    rivals: Array = array(f64, CARDS, CARDS)  # what it is worth to the rival alone
    unable: Array = array(f64, CARDS, CARDS)  # and to the one, without a relic
    relic_more: Array = array(f64, CARDS, CARDS)  # how much more with one, if it buys one

    # Mixtures
    likely: Array = array(f64, CARDS)  # how likely the rival plays each card
    mine: Array = array(f64, CARDS)
    answers: Array = array(f64, CARDS)
    replies: Array = array(f64, CARDS)

    # What each own card promises, by its place
    value: Array = array(f64, CARDS)  # if it buys no relic
    relic: Array = array(f64, CARDS)  # how much more if it does
    price: Array = array(f64, CARDS)


@chapter
def face_rival(table: Table, side: Side, fighters: Many, merits: Array, one: Player, rival: Player) -> None:
    """How likely the rival plays each of its cards; a provoked one lies on this side or on the other."""
    side.own_count = list_cards(int(one.cards), side.own_cards)
    side.rival_count = list_cards(int(rival.cards), side.rival_cards)
    envy = 1 / (int(table.seats) - 1)  # what counts is to be ahead of the others
    for row in range(side.own_count):
        side.places[side.own_cards[row]] = row
        side.price[row] = one.relic_cost
        for column in range(side.rival_count):
            meet(table, side, fighters, merits, one, rival, row, column)
            own, theirs = settled(table, one, fighters[ONE]), settled(table, rival, fighters[OTHER])
            side.rivals[row, column] = theirs
            side.own[row, column], side.theirs[row, column] = own - envy * theirs, theirs - envy * own
    own_count, rival_count = side.own_count, side.rival_count
    learn_replies(
        *(side.own[:own_count, :rival_count], side.theirs[:own_count, :rival_count]),
        *(side.mine[:own_count], side.likely[:rival_count]),
        *(side.answers[:own_count], side.replies[:rival_count]),
    )
    if rival.provoked != NO_CARD:
        for column in range(side.rival_count):
            must = 1.0 if side.rival_cards[column] == rival.provoked else 0.0
            side.likely[column] = (side.likely[column] + must) / 2


@rule
def list_cards(kinds: int, cards: Array) -> int:
    """The kinds of a set, one after the other; returns how many."""
    count = 0
    while kinds:
        cards[count] = lowest(kinds)
        kinds &= kinds - 1
        count += 1
    return count


@rule
def meet(
    table: Table, side: Side, fighters: Many, merits: Array, one: Player, rival: Player, row: int, column: int
) -> None:
    """Two cards that face each other."""
    card, facing = int(side.own_cards[row]), int(side.rival_cards[column])
    clash(table, fighters, one, card, rival, facing)
    count_cards(fighters, merits, card, facing)
    own = fighters[ONE]
    side.before[row, column] = own.before
    side.unable[row, column] = own.unable
    side.relic_more[row, column] = own.able - own.unable if buys_relic(own) else 0.0
    side.price[row] = min(side.price[row], price_of_relic(one, own.face))


@rule
def settled(table: Table, player: Player, fighter: Fighter) -> float:
    """What a player may expect, with a relic or without; its other side may bring the turnips that are missing."""
    if not buys_relic(fighter):
        return fighter.unable
    cost = player.relic_cost - number_on(fighter.face, Number.RELIC_DISCOUNT)
    missing = cost - player.stock - player.bank - fighter.before
    able = chance_of_other_side(missing) if table.seats > DUEL else 1.0 if missing <= 0 else 0.0
    return float(able * fighter.able + (1 - able) * fighter.unable)


@rule
def chance_of_other_side(missing: float) -> float:
    """How likely the other side brings so many turnips."""
    chance = 0.0
    for outcome in range(len(OTHER_SIDE)):
        if OTHER_SIDE[outcome] >= missing:
            chance += SO_LIKELY[outcome]
    return chance


@chapter
def find_prospects(table: Table, side: Side) -> None:
    """For each own card what it promises, with the rival's cards as likely as they are."""
    envy = 1 / (int(table.seats) - 1)
    for row in range(side.own_count):
        value, relic = 0.0, 0.0
        for column in range(side.rival_count):
            value += side.likely[column] * (side.unable[row, column] - envy * side.rivals[row, column])
            relic += side.likely[column] * side.relic_more[row, column]
        side.value[row], side.relic[row] = value, relic


# Two sides together


@chapter
def plan_value(sides: Many, left: int, right: int, wealth: float) -> float:
    """What two cards promise: a relic may be paid with what both bring, and two Merchants may buy two."""
    value, relic, price = promised(sides[0], left)
    other_value, other_relic, other_price = promised(sides[1], right)
    value += other_value
    if relic == 0 and other_relic == 0:
        return value
    if relic < other_relic:
        relic, price, other_relic, other_price = other_relic, other_price, relic, price
    value += relic * chance_of_both(sides, left, right, price - wealth)
    if other_relic != 0:
        value += other_relic * chance_of_both(sides, left, right, price + other_price - wealth)
    return value


@rule
def promised(side: Side, kind: int) -> tuple[float, float, float]:
    """What a card promises without a relic, how much more with one, and the price; no card promises nothing."""
    if kind == NO_CARD:
        return 0.0, 0.0, 0.0
    place = int(side.places[kind])
    return side.value[place], side.relic[place], side.price[place]


@rule
def chance_of_both(sides: Many, left: int, right: int, missing: float) -> float:
    """How likely it is that two sides bring so many turnips, before relics are bought."""
    if left == NO_CARD:
        return chance_of(sides[1], right, missing)
    if right == NO_CARD:
        return chance_of(sides[0], left, missing)
    chance, side, place = 0.0, sides[0], int(sides[0].places[left])
    for column in range(side.rival_count):
        chance += side.likely[column] * chance_of(sides[1], right, missing - side.before[place, column])
    return chance


@rule
def chance_of(side: Side, kind: int, missing: float) -> float:
    """How likely it is that a card brings so many turnips."""
    chance, place = 0.0, int(side.places[kind])
    for column in range(side.rival_count):
        if side.before[place, column] >= missing:
            chance += side.likely[column]
    return chance
