"""What a stock of VIGO promises, as a rough number of points: the chest that it may become.

No rule: only a hint for whoever learns, so that a tile that completes a chest looks better than one that does not.
"""

import numpy as np

from tablee.games.bits import count, only
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.vigo.box import (
    ALL_KINDS,
    BOTTOMS,
    EVENTS,
    FACES,
    IN_BOX,
    KINDS,
    LIDS,
    LOCKS,
    MATCHING_KEY_POINTS,
    MIDDLES,
    MOST_MULTIPLIED,
    SHIP,
    SHIP_POINTS,
)
from tablee.games.vigo.chests import best_treasure, key_fits, pieces_points, treasures_held
from tablee.games.vigo.stock import copies
from tablee.games.vigo.table import Table
from tablee.observations.writing import signed

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


@chapter
def write_gains(table: Table, seat: int, gains: Array) -> None:
    """What each face adds to the stock of a seat."""
    kinds, doubles, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    for tile in range(FACES):
        gains[tile] = gain(kinds, doubles, colour, tile)


@chapter
def write_unseen(table: Table, unseen: Array) -> int:
    """How many tiles of each face nobody has seen; returns how many that are in all."""
    total = 0
    for tile in range(FACES):
        unseen[tile] = signed(IN_BOX[table.locks_per_colour, tile]) - signed(table.gone[tile])
        if tile < KINDS:
            for seat in range(table.seats):
                unseen[tile] -= copies(table, seat, tile)
    if table.lifted < FACES:
        unseen[table.lifted] -= 1
    for cell in range(len(table.tiles)):
        if table.tiles[cell] < FACES and (table.is_open[cell] or table.was_open[cell]):
            unseen[table.tiles[cell]] -= 1
    for tile in range(FACES):
        total += unseen[tile]
    return total
