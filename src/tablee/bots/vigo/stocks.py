"""What a stock of pieces promises: the chest it may become, reckoned without rolling out the game.

Of a stock the best frame is taken: two lids, two bottoms, the middles, one lock, one key. What it lacks to be a chest
makes it promise less, and treasures that it holds several times make it promise more.
"""

from functools import lru_cache
from typing import NamedTuple

from tablee.games.vigo.box import (
    BOTTOMS,
    COLOUR,
    COLOURS,
    EVENTS,
    KEYS,
    KINDS,
    LIDS,
    LOCKS,
    MATCHING_KEY_POINTS,
    MIDDLES,
    MOST_MULTIPLIED,
    NO_TREASURE,
    TREASURE,
)
from tablee.games.vigo.chests import MOST_MIDDLES, piece_points

SPARE = 0.6  # of its points: a piece that waits for another chest; in a stock at the end it counts half
TIMES = (1.0, 1.15, 2.1, 3.0)  # by how often a treasure is there; one more may be found
STOCKS_KEPT = 1 << 15  # judged before, and not to be judged again

KEY, LID, BOTTOM, MIDDLE, LOCK = range(5)
PART_SETS = (KEYS, LIDS, BOTTOMS, MIDDLES, LOCKS)
PART = [next((part for part, kinds in enumerate(PART_SETS) if kinds >> kind & 1), -1) for kind in range(KINDS)]
POINTS = [[0] * EVENTS + [int(piece_points(kind, hue)) for kind in range(EVENTS, KINDS)] for hue in range(len(COLOURS))]
COLOUR_OF: list[int] = COLOUR.tolist()
TREASURE_OF: list[int] = TREASURE.tolist()
LOCKS_AND_KEYS = LOCKS | KEYS
NOTHING = -1  # a treasure that no piece holds

MARK = 1000  # added to the points of a piece with the treasure that is gathered: more than all points together


class Stock(NamedTuple):
    """The pieces and keys of a player: their kinds, those held twice, and the player's colour."""

    kinds: int
    doubles: int
    colour: int


def tiles_of(stock: Stock) -> list[int]:
    """The pieces and keys one by one."""
    return [*each(stock.kinds), *each(stock.doubles)]


def each(kinds: int) -> list[int]:
    """The members of a set, in order: asked so often that empty places are leapt over."""
    members = []
    while kinds:
        members.append((kinds & -kinds).bit_length() - 1)
        kinds &= kinds - 1
    return members


def with_tile(stock: Stock, tile: int) -> Stock:
    """The stock with one more piece."""
    kinds, doubles, colour = stock
    return Stock(kinds | 1 << tile, doubles | (kinds & 1 << tile), colour)


def without_tile(stock: Stock, tile: int) -> Stock:
    """The stock with one piece less."""
    kinds, doubles, colour = stock
    if doubles >> tile & 1:
        return Stock(kinds, doubles ^ 1 << tile, colour)
    return Stock(kinds & ~(1 << tile), doubles, colour)


def without_chest(stock: Stock, kinds: int, doubles: int) -> Stock:
    """What is left when a chest is built."""
    left = stock.kinds & ~kinds | stock.doubles & kinds & ~doubles
    return Stock(left, stock.doubles & ~kinds, stock.colour)


def stock_points(stock: Stock) -> float:
    """What the pieces count if the game ends now."""
    return total_points(stock.colour, tiles_of(stock)) / 2


def total_points(colour: int, tiles: list[int]) -> int:
    """What all tiles would count in chests."""
    points = POINTS[colour]
    return sum([points[tile] for tile in tiles])


# The promise


@lru_cache(maxsize=STOCKS_KEPT)
def promise(stock: Stock, patience: float) -> float:
    """The points of the chest that a stock may become, less for each piece that it lacks, and those it can spare."""
    tiles = tiles_of(stock)
    held = treasures_held(tiles)
    gathered = [treasure for treasure in range(NO_TREASURE) if held[treasure] > 1]
    gathered = gathered or [treasure for treasure in range(NO_TREASURE) if held[treasure]][:1] or [NOTHING]
    return max(promise_gathering(stock, tiles, treasure, patience) for treasure in gathered)


def treasures_held(tiles: list[int]) -> list[int]:
    """How often each treasure is there; the last number counts the tiles without one."""
    held = [0] * (NO_TREASURE + 1)
    for tile in tiles:
        held[TREASURE_OF[tile]] += 1
    return held


def promise_gathering(stock: Stock, tiles: list[int], treasure: int, patience: float) -> float:
    """What a stock promises if one treasure is to multiply it."""
    lids, bottoms, middles = sorted_parts(stock.colour, tiles, treasure)
    locked, fit = lock_and_key(stock.kinds & LOCKS_AND_KEYS, stock.colour) if stock.kinds & LOCKS else (0, 0)
    del lids[2:], bottoms[2:], middles[MOST_MIDDLES - (locked > 0) :]
    missing = 4 - len(lids) - len(bottoms)
    frame = sum(lids) + sum(bottoms) + sum(middles) + locked
    total = total_points(stock.colour, tiles)
    if (len(middles) + (locked > 0)) % 2 == 0:
        return worth(frame, fit, missing, total, patience)
    even = (
        worth(frame - middles[-1], fit, missing, total, patience)
        if middles
        else worth(frame - locked, 0, missing, total, patience)
    )
    return max(even, worth(frame, fit, missing + 1, total, patience))


def sorted_parts(colour: int, tiles: list[int], treasure: int) -> tuple[list[int], list[int], list[int]]:
    """The points of lids, bottoms and middles without a lock, the best first; those with the treasure are marked."""
    points = POINTS[colour]
    parts: list[list[int]] = [[], [], [], [], []]
    for tile in tiles:
        parts[PART[tile]].append(points[tile] + MARK if TREASURE_OF[tile] == treasure else points[tile])
    _, lids, bottoms, middles, _ = parts
    for part in (lids, bottoms, middles):
        part.sort(reverse=True)
    return lids, bottoms, middles


def worth(frame: int, fit: int, missing: int, total: int, patience: float) -> float:
    """The chest with the pieces that are there, as likely as the missing ones; and what stays beside it."""
    marked, points = divmod(frame, MARK)
    times = TIMES[marked] if marked < MOST_MULTIPLIED else TIMES[MOST_MULTIPLIED]
    chest = float((points + fit) * times * patience**missing)
    return max(chest, SPARE * points) + SPARE * (total - points)


@lru_cache(maxsize=STOCKS_KEPT)
def lock_and_key(kinds: int, colour: int) -> tuple[int, int]:
    """The points of the best lock with the best key, if there is one; and those for a key that fits."""
    points = POINTS[colour]
    locks, keys = each(kinds & LOCKS), each(kinds & KEYS)
    if not keys:
        return max(points[lock] for lock in locks), 0
    pairs = [
        (points[lock] + points[key], MATCHING_KEY_POINTS if COLOUR_OF[lock] == COLOUR_OF[key] else 0)
        for lock in locks
        for key in keys
    ]
    return max(pairs, key=sum)


# What one tile changes


@lru_cache(maxsize=STOCKS_KEPT)
def gains(stock: Stock, patience: float) -> tuple[float, ...]:
    """How much more a stock promises with a tile of each kind."""
    before = promise(stock, patience)
    held = treasures_held(tiles_of(stock))
    found: dict[tuple[int, ...], float] = {}
    table = [0.0] * KINDS
    for tile in range(EVENTS, KINDS):
        likeness = looks(stock, held, tile)
        if likeness not in found:
            found[likeness] = promise(with_tile(stock, tile), patience) - before
        table[tile] = found[likeness]
    return tuple(table)


def looks(stock: Stock, held: list[int], tile: int) -> tuple[int, ...]:
    """What matters of a tile for a stock: tiles that look the same promise the same."""
    part, treasure = PART[tile], TREASURE_OF[tile]
    if part == KEY:
        fits = stock.kinds & LOCKS & colour_set(tile)
    else:
        fits = stock.kinds & KEYS & colour_set(tile) if part == LOCK else 0
    gathered = held[treasure] if treasure < NO_TREASURE else -1
    which = treasure if gathered > 0 else NO_TREASURE
    return part, POINTS[stock.colour][tile], gathered, which, fits, stock.kinds >> tile & stock.doubles >> tile & 1


def colour_set(tile: int) -> int:
    """All key and lock tiles of a tile's colour."""
    return COLOUR_SETS[COLOUR_OF[tile]]


COLOUR_SETS = [
    sum(1 << kind for kind in range(EVENTS, KINDS) if COLOUR_OF[kind] == hue) for hue in range(len(COLOURS) + 1)
]


@lru_cache(maxsize=STOCKS_KEPT)
def losses(stock: Stock, patience: float) -> dict[int, float]:
    """How much less a stock promises without one of its tiles."""
    before = promise(stock, patience)
    return {tile: before - promise(without_tile(stock, tile), patience) for tile in each(stock.kinds)}
