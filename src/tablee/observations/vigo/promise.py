"""What a stock of VIGO promises, as a rough number of points: the chest that it may become.

No rule: only a hint for whoever learns, so that a tile that completes a chest looks better than one that does not.
"""

import numpy as np

from tablee.games.bits import count, only
from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.vigo.box import (
    ALL_KINDS,
    BOTTOMS,
    EVENTS,
    LIDS,
    LOCKS,
    MATCHING_KEY_POINTS,
    MIDDLES,
    MOST_MULTIPLIED,
    SHIP,
    SHIP_POINTS,
)
from tablee.games.vigo.chests import best_treasure, key_fits, pieces_points, treasures_held
from tablee.observations.vigo.layout import TENS

PIECES = ALL_KINDS & ~(only(EVENTS) - 1)  # and keys: all that counts in a chest
FRAME = 2  # lids, and as many bottoms
MISSED = 0.7  # of what a chest promises, for each piece that it lacks
SPARE = 0.6  # of the points of pieces that wait
TIMES: Array = np.array([1.0, 1.15, 2.1, 3.0])  # by how often a treasure is held; one more may be found
EVENT_WORTH = 15  # points: about what an event brings


@rule
def promise(kinds: int, doubles: int, colour: int) -> float:
    """All pieces as one chest, less for each one that it lacks; or set aside."""
    kinds &= PIECES
    points = float(pieces_points(kinds, doubles, colour))
    lids = count(kinds & LIDS) + count(doubles & LIDS)
    bottoms = count(kinds & BOTTOMS) + count(doubles & BOTTOMS)
    middles = count(kinds & MIDDLES) + count(doubles & MIDDLES) + (1 if kinds & LOCKS else 0)
    missing = max(FRAME - lids, 0) + max(FRAME - bottoms, 0) + (middles & 1 if not kinds & LOCKS else 0)
    held = treasures_held(kinds, doubles, best_treasure(kinds, doubles))
    fit = MATCHING_KEY_POINTS if key_fits(kinds) else 0
    chest = (points + fit) * TIMES[min(held, MOST_MULTIPLIED)] * MISSED**missing
    return float(max(chest, SPARE * points))


@rule
def gain(kinds: int, doubles: int, colour: int, tile: int) -> float:
    """What a tile adds to the promise of a stock."""
    if tile < EVENTS:
        return float(EVENT_WORTH)
    if tile == SHIP:
        return float(SHIP_POINTS)
    more = only(tile)
    return promise(kinds | more, doubles | kinds & more, colour) - promise(kinds, doubles, colour)


@rule
def loss(kinds: int, doubles: int, colour: int, tile: int) -> float:
    """What a stock would miss without a tile of it."""
    if tile < EVENTS:
        return float(EVENT_WORTH)
    less = only(tile)
    left, twice = (kinds, doubles & ~less) if doubles & less else (kinds & ~less, doubles)
    return promise(kinds, doubles, colour) - promise(left, twice, colour)


@rule
def tens(points: float) -> int:
    """Points in tens, rounded."""
    return int(np.floor(points / TENS + 0.5))
