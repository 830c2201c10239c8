"""Who sees what in UGO!, and worlds that fit what a seat has seen."""

from math import comb

import numpy as np

from tablee.games.bits import count, only, only_nth
from tablee.games.chance import Random, below, unit
from tablee.games.compiled import rule
from tablee.games.record import Array, Many, Record, array, f64, i64, u8
from tablee.games.secrecy import BY_ALL, IN_MEMORY, Place, Seen, masked, masked_for_all
from tablee.games.ugo.box import COLOURS, MOST_SEATS, OF_COLOUR, deck_of
from tablee.games.ugo.packed_trick import cards_of
from tablee.games.ugo.table import Table


class Sight(Table):
    """A table with holes: what one seat sees."""

    seat: u8  # who looks
    held: Array = array(u8, MOST_SEATS)  # how many cards each hand holds
    unseen: u8  # how many lie aside


PLACES = {
    "seats": BY_ALL,
    "rounds": BY_ALL,
    "hand_size": BY_ALL,
    "cards": BY_ALL,
    "farmer_supply": BY_ALL,
    "phase": BY_ALL,
    "rounds_played": BY_ALL,
    "tricks_played": BY_ALL,
    "dealer": BY_ALL,
    "leader": BY_ALL,
    "turn": BY_ALL,
    "scores": BY_ALL,
    "hands": Place(Seen.BY_OWNER, shadow="held"),
    "aside": Place(Seen.BY_NOBODY, shadow="unseen"),
    "trick": BY_ALL,
    "to_lay": BY_ALL,
    "kingdoms": BY_ALL,
    "colours": BY_ALL,
    "spaces": BY_ALL,
    "tops": BY_ALL,
    "depths": BY_ALL,
    "farmers": BY_ALL,
    "voids": IN_MEMORY,
}


def view(tables: Many, seat: int) -> Many:
    """What a seat is shown: its own hand, and of the others how many cards they hold. §asked"""
    return masked(Sight, PLACES, tables, seat, memory=False)


def views(table: Many) -> Many:
    """What each seat is shown, and a spectator last."""
    return masked_for_all(Sight, PLACES, table)


def knowledge(tables: Many, seat: int) -> Many:
    """What a seat could remember besides: the colours that others have shown not to hold. §follow"""
    return masked(Sight, PLACES, tables, seat, memory=True)


history = None  # a card that was seen is never hidden again


# Worlds that fit. A hand that has shown voids is drawn colour by colour, each number of cards weighted by the ways
# to complete the rest; hands without voids and the cards aside take what is left, in any order.

COLOUR_COUNT = len(COLOURS)
SIZES = 11  # a hand holds 0 to 10 cards
OTHERS = MOST_SEATS - 1
TAKEN_OF: Array = np.array([[comb(n, k) for k in range(SIZES)] for n in range(SIZES)], np.float64)  # k of n cards


class Ways(Record):
    """How many ways there are to deal the unseen cards of the later colours to hands that have shown voids."""

    unseen: i64  # the cards that the seat has not seen
    left: Array = array(u8, COLOUR_COUNT)  # how many of each colour
    seats: Array = array(u8, OTHERS)  # the hands with voids: whose,
    wanted: Array = array(u8, OTHERS)  # how many cards
    voids: Array = array(u8, OTHERS)  # and without which colours
    ways: Array = array(f64, COLOUR_COUNT + 1, SIZES, SIZES, SIZES)  # by colour and cards that each still lacks


def resample(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill a row of tables with worlds that fit what a seat knows, all equally likely. §follow"""
    if sight.seat >= sight.seats:
        raise ValueError("worlds are drawn for a seat at the table: a spectator has no hand to start from")
    for name in PLACES:
        worlds[name] = sight[name]  # type: ignore[index]
    ways = Ways.one()
    list_hands_with_voids(sight, ways)
    count_ways(ways)
    if not ways.ways[0, ways.wanted[0], ways.wanted[1], ways.wanted[2]]:
        raise ValueError("no world fits: the voids leave too few cards for the hands")
    draw_worlds(sight, ways, random, worlds)


@rule
def list_hands_with_voids(sight: Sight, ways: Ways) -> None:
    """Who has shown a void and still holds cards."""
    ways.unseen = unseen_cards(sight)
    for hue in range(COLOUR_COUNT):
        ways.left[hue] = count(ways.unseen & OF_COLOUR[hue])
    listed = 0
    for seat in range(sight.seats):
        if seat != sight.seat and sight.voids[seat] and sight.held[seat]:
            ways.seats[listed] = seat
            ways.wanted[listed] = sight.held[seat]
            ways.voids[listed] = sight.voids[seat]
            listed += 1


@rule
def unseen_cards(sight: Sight) -> int:
    """All cards but the own hand, the trick and the kingdoms."""
    seen = sight.hands[sight.seat] | cards_of(sight.trick)
    for seat in range(MOST_SEATS):
        seen |= sight.kingdoms[seat]
    return int(deck_of(sight.cards) & ~seen)


@rule
def count_ways(ways: Ways) -> None:
    """From the last colour to the first: every way to share a colour out, times the ways that remain."""
    ways.ways[COLOUR_COUNT, 0, 0, 0] = 1
    for later in range(COLOUR_COUNT):
        hue = COLOUR_COUNT - 1 - later
        for a in range(ways.wanted[0] + 1):
            for b in range(ways.wanted[1] + 1):
                for c in range(ways.wanted[2] + 1):
                    ways.ways[hue, a, b, c] = ways_from(ways, hue, a, b, c)


@rule
def ways_from(ways: Ways, hue: int, a: int, b: int, c: int) -> float:
    """The ways to give three hands a, b and c cards of this colour and the later ones."""
    total = 0.0
    for x in range(most(ways, hue, 0, a) + 1):
        for y in range(most(ways, hue, 1, b) + 1):
            for z in range(most(ways, hue, 2, c) + 1):
                total += ways_with(ways, hue, a, b, c, x, y, z)
    return total


@rule
def most(ways: Ways, hue: int, hand: int, wanted: int) -> int:
    """The most cards of a colour that a hand can hold."""
    return 0 if ways.voids[hand] & only(hue) else min(int(wanted), int(ways.left[hue]))


@rule
def ways_with(ways: Ways, hue: int, a: int, b: int, c: int, x: int, y: int, z: int) -> float:
    """The ways in which x, y and z of those cards are of this colour."""
    left = int(ways.left[hue])
    if x + y + z > left:
        return 0.0
    shares = TAKEN_OF[left, x] * TAKEN_OF[left - x, y] * TAKEN_OF[left - x - y, z]
    return float(shares * ways.ways[hue + 1, a - x, b - y, c - z])


@rule
def draw_worlds(sight: Sight, ways: Ways, random: Random, worlds: Many) -> None:
    """Fill in the hidden places of every world."""
    for i in range(len(worlds)):
        world = worlds[i]
        unseen = draw_hands_with_voids(ways, random, world)
        for seat in range(sight.seats):
            if seat != sight.seat and not sight.voids[seat]:
                unseen = draw_cards(world, seat, unseen, int(sight.held[seat]), random)
        world.aside = unseen


@rule
def draw_hands_with_voids(ways: Ways, random: Random, world: Table) -> int:
    """Colour by colour: how many cards each hand gets, then which. Returns the cards nobody got."""
    a, b, c = int(ways.wanted[0]), int(ways.wanted[1]), int(ways.wanted[2])
    rest = 0
    for hue in range(COLOUR_COUNT):
        x, y, z = draw_shares(ways, hue, a, b, c, random)
        unseen = int(ways.unseen & OF_COLOUR[hue])
        unseen = draw_cards(world, ways.seats[0], unseen, x, random)
        unseen = draw_cards(world, ways.seats[1], unseen, y, random)
        rest |= draw_cards(world, ways.seats[2], unseen, z, random)
        a, b, c = a - x, b - y, c - z
    return rest


@rule
def draw_shares(ways: Ways, hue: int, a: int, b: int, c: int, random: Random) -> tuple[int, int, int]:
    """How many cards of a colour each hand gets, as likely as there are ways to complete it."""
    target = unit(random) * ways.ways[hue, a, b, c]
    shares = (0, 0, 0)
    for x in range(most(ways, hue, 0, a) + 1):
        for y in range(most(ways, hue, 1, b) + 1):
            for z in range(most(ways, hue, 2, c) + 1):
                chance = ways_with(ways, hue, a, b, c, x, y, z)
                if chance > 0.0:
                    shares = (x, y, z)
                target -= chance
                if target < 0.0:
                    return shares
    return shares


@rule
def draw_cards(world: Table, seat: int, cards: int, wanted: int, random: Random) -> int:
    """A hand gets so many of the cards. Returns the others."""
    left = count(cards)
    for _ in range(wanted):
        card = only_nth(cards, below(random, left))
        world.hands[seat] |= card
        cards ^= card
        left -= 1
    return cards
