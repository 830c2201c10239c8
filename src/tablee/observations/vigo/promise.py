"""What a stock of VIGO promises, in points: the chest that it may become. No rule, but a judgement.

Of a stock the best frame is taken: two lids, two bottoms, the middles, one lock, one key. What it lacks to be a chest
makes it promise less, and treasures that it holds several times make it promise more.
"""

import numpy as np

from tablee.games.bits import count, lowest, only
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.vigo.box import (
    ALL_KINDS,
    BOTTOMS,
    BROWN_POINTS,
    BROWNS,
    EVENTS,
    HOLDING,
    KEYS,
    KINDS,
    LIDS,
    LOCKS,
    MATCHING_KEY_POINTS,
    MIDDLES,
    MOST_MULTIPLIED,
    NO_TREASURE,
    OF_COLOUR,
    OTHER_POINTS,
    OWN_POINTS,
)
from tablee.games.vigo.chests import MOST_MIDDLES, piece_points, pieces_points, treasures_held
from tablee.observations.vigo.layout import TENS

PIECES = ALL_KINDS & ~((1 << EVENTS) - 1)  # and keys: all that counts in a chest
FRAME = 2  # lids, and as many bottoms
SPARE = 0.6  # of its points: a piece that waits for another chest; in a stock at the end it counts half
TIMES: Array = np.array([1.0, 1.15, 2.1, 3.0])  # by how often a treasure is there; one more may be found
NOTHING = -1  # a treasure that no piece holds
NOW = 0.0  # the patience of who builds at once: only whole chests promise anything


@chapter
def promise(stock: int, doubles: int, colour: int, patience: float, spare: float = SPARE) -> float:
    """The points of the chest that a stock may become, less for each piece that it lacks, and those it can spare."""
    kinds = stock & PIECES
    total = float(pieces_points(kinds, doubles, colour))
    single, best = NOTHING, -1.0
    for treasure in range(NO_TREASURE):
        held = treasures_held(kinds, doubles, treasure)
        if held > 1:
            best = max(best, gathering(kinds, doubles, colour, treasure, total, patience, spare))
        elif held == 1 and single == NOTHING:
            single = treasure
    return best if best >= 0 else gathering(kinds, doubles, colour, single, total, patience, spare)


@rule
def gathering(
    kinds: int, doubles: int, colour: int, treasure: int, total: float, patience: float, spare: float
) -> float:
    """What a stock promises if one treasure is to multiply it."""
    marked = HOLDING[treasure] if treasure != NOTHING else 0
    locked, fit = lock_and_key(kinds, colour)
    lids, lid_points, lid_marks, _ = best_of(kinds, doubles, colour, LIDS, marked, FRAME)
    bottoms, bottom_points, bottom_marks, _ = best_of(kinds, doubles, colour, BOTTOMS, marked, FRAME)
    room = MOST_MIDDLES - (1 if locked else 0)
    middles, points, marks, last = best_of(kinds, doubles, colour, MIDDLES, marked, room)
    points, marks = points + lid_points + bottom_points + locked, marks + lid_marks + bottom_marks
    missing = 2 * FRAME - lids - bottoms
    if (middles + (1 if locked else 0)) % 2 == 0:
        return worth(points, marks, fit, missing, total, patience, spare)
    odd = worth(points, marks, fit, missing + 1, total, patience, spare)
    if middles == 0:
        return max(odd, worth(points - locked, marks, 0, missing, total, patience, spare))
    dropped = 1 if last == 0 else 0
    less = last if last else BROWN_POINTS
    return max(odd, worth(points - less, marks - dropped, fit, missing, total, patience, spare))


@rule
def best_of(kinds: int, doubles: int, colour: int, part: int, marked: int, room: int) -> tuple[int, int, int, int]:
    """The best pieces of a part: how many, their points, how many hold the treasure, and the points of the last.

    Those with the treasure come first; where the last one holds it, 0 stands for its points."""
    marks = min(held_of(kinds, doubles, part & marked), room)
    own = min(held_of(kinds, doubles, part & OF_COLOUR[colour]), room - marks)
    other = min(held_of(kinds, doubles, part & ~(OF_COLOUR[colour] | BROWNS)), room - marks - own)
    brown = min(held_of(kinds, doubles, part & BROWNS & ~marked), room - marks - own - other)
    points = OWN_POINTS * own + OTHER_POINTS * other + BROWN_POINTS * (brown + marks)
    last = BROWN_POINTS if brown else OTHER_POINTS if other else OWN_POINTS if own else 0
    return marks + own + other + brown, points, marks, last


@rule
def held_of(kinds: int, doubles: int, members: int) -> int:
    """How many tiles of some kinds there are."""
    return count(kinds & members) + count(doubles & members)


@rule
def lock_and_key(kinds: int, colour: int) -> tuple[int, int]:
    """The points of the best lock with the best key, if there is one; and those for a key that fits."""
    best, best_fit = 0, 0
    locks = kinds & LOCKS
    while locks:
        lock = lowest(locks)
        locks &= locks - 1
        keys, points = kinds & KEYS, piece_points(lock, colour)
        if keys == 0:
            best = max(best, points)
        while keys:
            key = lowest(keys)
            keys &= keys - 1
            fit = MATCHING_KEY_POINTS if is_of_one_colour(lock, key) else 0
            both = points + piece_points(key, colour)
            if both + fit > best + best_fit:
                best, best_fit = both, fit
    return best, best_fit


@rule
def is_of_one_colour(lock: int, key: int) -> bool:
    """Whether a key fits a lock."""
    both, found = only(lock) | only(key), False
    for hue in range(len(OF_COLOUR)):
        found |= both & OF_COLOUR[hue] == both
    return found


@rule
def worth(points: int, marks: int, fit: int, missing: int, total: float, patience: float, spare: float) -> float:
    """The chest with the pieces that are there, as likely as the missing ones; and what stays beside it."""
    chest = (points + fit) * TIMES[min(marks, MOST_MULTIPLIED)] * patience**missing
    return float(max(chest, spare * points) + spare * (total - points))


@chapter
def chest_now(stock: int, doubles: int, colour: int) -> float:
    """The points, about, of the best chest that can be built at once."""
    return promise(stock, doubles, colour, NOW, 0.0)


@chapter
def write_gains(stock: int, doubles: int, colour: int, patience: float, gains: Array) -> None:
    """How much more a stock promises with a tile of each kind; nothing for events."""
    before = promise(stock, doubles, colour, patience)
    for tile in range(EVENTS):
        gains[tile] = 0.0
    for tile in range(EVENTS, KINDS):
        more = only(tile)
        gains[tile] = promise(stock | more, doubles | stock & more, colour, patience) - before


@chapter
def write_losses(stock: int, doubles: int, colour: int, patience: float, losses: Array) -> None:
    """How much less a stock promises without one of its pieces; nothing for tiles that it has not."""
    before = promise(stock, doubles, colour, patience)
    losses[:] = 0.0
    kinds = stock & PIECES
    while kinds:
        tile = lowest(kinds)
        kinds &= kinds - 1
        less = only(tile)
        left, twice = (stock, doubles & ~less) if doubles & less else (stock & ~less, doubles)
        losses[tile] = before - promise(left, twice, colour, patience)


@rule
def tens(points: float) -> int:
    """Points in tens, rounded."""
    return int(np.floor(points / TENS + 0.5))
