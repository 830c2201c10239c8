"""Chests: which ones a stock can make, in which order they are numbered, and what they are worth.

A chest, like a stock, is the set of its kinds and the set of those of which it has two.
"""

import numpy as np

from tablee.games.bits import count, lowest, nth, only
from tablee.games.compiled import rule
from tablee.games.record import Array, Many, Record, i64
from tablee.games.vigo.box import (
    BOTTOMS,
    BROWN_POINTS,
    BROWNS,
    COPIES,
    FIRST_KEY,
    HOLDING,
    KEYS,
    LIDS,
    LOCK_OF,
    LOCKS,
    MATCHING_KEY_POINTS,
    MIDDLES,
    MOST_HELD,
    MOST_MULTIPLIED,
    OF_COLOUR,
    OTHER_POINTS,
    OWN_POINTS,
    TREASURES,
)


class Chest(Record):
    """A chest that a stock can make."""

    kinds: i64
    doubles: i64
    points: i64


CHEST = Chest.dtype

# Value


@rule
def piece_points(tile: int, colour: int) -> int:
    """A piece or a key: 40 in the own colour, 20 in another, 10 in brown. §value"""
    if only(tile) & BROWNS:
        return BROWN_POINTS
    return OWN_POINTS if only(tile) & OF_COLOUR[colour] else OTHER_POINTS


@rule
def pieces_points(kinds: int, doubles: int, colour: int) -> int:
    """The points of all pieces and of the key. §value"""
    own = count(kinds & OF_COLOUR[colour]) + count(doubles & OF_COLOUR[colour])
    brown = count(kinds & BROWNS) + count(doubles & BROWNS)
    other = count(kinds) + count(doubles) - own - brown
    return OWN_POINTS * own + OTHER_POINTS * other + BROWN_POINTS * brown


@rule
def key_fits(kinds: int) -> bool:
    """Whether lock and key are of one colour. §value"""
    key = kinds & KEYS
    return key != 0 and (kinds & only(LOCK_OF[lowest(key) - FIRST_KEY])) != 0


@rule
def base_points(kinds: int, doubles: int, colour: int) -> int:
    """What a chest is worth before its treasures. §value"""
    return pieces_points(kinds, doubles, colour) + (MATCHING_KEY_POINTS if key_fits(kinds) else 0)


@rule
def treasures_held(kinds: int, doubles: int, treasure: int) -> int:
    """How often a treasure is in a chest. §multiplier"""
    return count(kinds & HOLDING[treasure]) + count(doubles & HOLDING[treasure])


@rule
def best_treasure(kinds: int, doubles: int) -> int:
    """The treasure that is there most often; of several the first. §multiplier"""
    best = 0
    for treasure in range(1, len(TREASURES)):
        if treasures_held(kinds, doubles, treasure) > treasures_held(kinds, doubles, best):
            best = treasure
    return best


@rule
def multiplier(kinds: int, doubles: int) -> int:
    """Twice the points if some treasure is there twice, three times if it is there more often. §multiplier"""
    held = treasures_held(kinds, doubles, best_treasure(kinds, doubles))
    return max(1, min(held, MOST_MULTIPLIED))


@rule
def chest_points(kinds: int, doubles: int, colour: int) -> int:
    """The value of a chest for the player of a colour. §value §multiplier"""
    return base_points(kinds, doubles, colour) * multiplier(kinds, doubles)


# How many


def ways_to_choose(singles: int, pairs: int) -> list[int]:
    """In how many ways 0, 1, 2 … tiles are chosen from kinds held once and kinds held twice."""
    ways = [1]
    for most in [1] * singles + [2] * pairs:
        ways = [sum(ways[max(n - most, 0) : n + 1]) for n in range(len(ways) + most)]
    return ways


MOST_MIDDLES = MOST_HELD - 4  # beside two lids and two bottoms
WAYS = [
    [ways_to_choose(kinds - pairs, pairs) for pairs in range(MOST_MIDDLES // COPIES + 1)]
    for kinds in range(MOST_MIDDLES + 1)
]
# By the number of kinds of middles, and of those held twice: the ways to choose an even or an odd number of tiles.
EVEN_WAYS: Array = np.array([[sum(ways[0::2]) for ways in row] for row in WAYS], np.int64)
ODD_WAYS: Array = np.array([[sum(ways[1::2]) for ways in row] for row in WAYS], np.int64)


@rule
def pairs_of(kinds: int, doubles: int) -> int:
    """In how many ways two tiles are chosen from a set."""
    different = count(kinds)
    return (different * (different - 1) >> 1) + count(kinds & doubles)


@rule
def how_many_chests(stock: int, doubles: int) -> int:
    """Two lids, two bottoms, an even number of middles; one lock at most, and a key only with it. §chests §locks"""
    frames = pairs_of(stock & LIDS, doubles) * pairs_of(stock & BOTTOMS, doubles)
    if frames == 0:
        return 0
    kinds, pairs = count(stock & MIDDLES), count(doubles & MIDDLES)
    locked = count(stock & LOCKS) * (1 + count(stock & KEYS))
    return int(frames * (EVEN_WAYS[kinds, pairs] + locked * ODD_WAYS[kinds, pairs]))


# Which ones


@rule
def pair_of(kinds: int, doubles: int, n: int) -> tuple[int, int]:
    """The n-th way to choose two tiles from a set: as kinds, and as kinds chosen twice."""
    different = count(kinds)
    for first in range(different):
        later = different - 1 - first
        if n < later:
            return only(nth(kinds, first)) | only(nth(kinds, first + 1 + n)), 0
        n -= later
    twice = only(nth(kinds & doubles, n))
    return twice, twice


@rule
def list_chests(stock: int, doubles: int, colour: int, chests: Many) -> int:
    """Fill a row with all chests of a stock, the most valuable first. Returns how many there are. §chests"""
    listed = 0
    lids, bottoms = stock & LIDS, stock & BOTTOMS
    for lid in range(pairs_of(lids, doubles)):
        for bottom in range(pairs_of(bottoms, doubles)):
            upper, upper_doubles = pair_of(lids, doubles, lid)
            lower, lower_doubles = pair_of(bottoms, doubles, bottom)
            kinds, twice = upper | lower, upper_doubles | lower_doubles
            listed = list_with_middles(stock, doubles, colour, chests, listed, kinds, twice)
    return listed


@rule
def list_with_middles(stock: int, doubles: int, colour: int, chests: Many, listed: int, frame: int, twice: int) -> int:
    """A frame of lids and bottoms with all choices of middles between them. §chests"""
    middles = stock & MIDDLES
    chosen = middles
    while chosen >= 0:
        again = doubles & chosen
        while again >= 0:
            if (count(chosen) + count(again)) & 1:
                listed = list_with_locks(stock, colour, chests, listed, frame | chosen, twice | again)
            else:
                listed = enlist(chests, listed, frame | chosen, twice | again, colour)
            again = next_subset(again, doubles & chosen)
        chosen = next_subset(chosen, middles)
    return listed


@rule
def next_subset(subset: int, members: int) -> int:
    """The subset after this one, from all members down to none; then -1."""
    return (subset - 1) & members if subset else -1


@rule
def list_with_locks(stock: int, colour: int, chests: Many, listed: int, kinds: int, doubles: int) -> int:
    """An odd number of middles needs a middle with a lock; then a key may be added. §locks"""
    for lock in range(count(stock & LOCKS)):
        locked = kinds | only(nth(stock & LOCKS, lock))
        listed = enlist(chests, listed, locked, doubles, colour)
        for key in range(count(stock & KEYS)):
            listed = enlist(chests, listed, locked | only(nth(stock & KEYS, key)), doubles, colour)
    return listed


@rule
def enlist(chests: Many, listed: int, kinds: int, doubles: int, colour: int) -> int:
    """Put a chest in its place among those listed. Returns how many there are now."""
    points = chest_points(kinds, doubles, colour)
    place = listed
    while place > 0 and is_before(kinds, doubles, points, chests[place - 1]):
        chests[place].kinds = chests[place - 1].kinds
        chests[place].doubles = chests[place - 1].doubles
        chests[place].points = chests[place - 1].points
        place -= 1
    chests[place].kinds = kinds
    chests[place].doubles = doubles
    chests[place].points = points
    return listed + 1


@rule
def is_before(kinds: int, doubles: int, points: int, chest: Chest) -> bool:
    """The more valuable chest comes first; of equal ones that with more copies of the first kind in which they differ.

    That is the order of their sorted lists: no chest begins with the whole list of one that is worth as much.
    """
    if points != chest.points:
        return bool(points > chest.points)
    differ = (kinds ^ chest.kinds) | (doubles ^ chest.doubles)
    first = differ & -differ
    return copies_in(kinds, doubles, first) > copies_in(chest.kinds, chest.doubles, first)


@rule
def copies_in(kinds: int, doubles: int, kind: int) -> int:
    """How many tiles of a kind, given as a set, are there."""
    return int((kinds & kind) != 0) + int((doubles & kind) != 0)
