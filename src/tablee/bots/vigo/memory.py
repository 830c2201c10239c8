"""What a person remembers of VIGO's bay: of the tiles that lie face down, only so many, those that are held best.

A tile is held the better, the more turns it lay face up, the fewer turns that is ago, and the nearer it lies to the own
boat; a little chance is the tile's own until it is seen again. A ship is never forgotten. With room for all of them
nothing is: perfect memory is what Zwick and Paterson's analysis of the memory game begins with.

Of a position that nobody has played there is no telling when its tiles were seen: all of them once, and just now.
"""

import numpy as np

from tablee.games.record import copied
from tablee.games.vigo.box import FACES, HIDDEN, NO_CELL, ROWS, SHIP
from tablee.games.vigo.secrets import Knowledge

OFTEN, FADING = 0.5, 0.5  # powers: of the turns in which a tile lay face up, and of those since
NEAR, FARTHER = 3, 0.85  # cells away that are remembered best, and what is left for each cell beyond
CHANCE = 0.5  # how much of it all a tile may lose by chance
MIXED = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
HALF = 0xFFFFFFFF


def recalled(sight: Knowledge, capacity: int) -> Knowledge:
    """A knowledge of which tiles are forgotten, as if they had never been seen; with the memory aid none is."""
    if sight.memory_aid:
        return sight
    tiles = (sight.was_open != 0) & (sight.tiles < FACES) & (sight.tiles != SHIP)
    forgotten = sorted(np.flatnonzero(tiles).tolist(), key=lambda cell: -hold(sight, cell))[capacity:]
    if not forgotten:
        return sight
    left: Knowledge = copied(sight)
    left.tiles[forgotten], left.was_open[forgotten] = HIDDEN, 0
    return left


def hold(sight: Knowledge, cell: int) -> float:
    """How well a tile is remembered: it is the first to be kept whose hold is strongest."""
    often = max(int(sight.turns_seen[cell]), 1) ** OFTEN
    recently = (1 + int(sight.turns_unseen[cell])) ** -FADING
    return float(often * recently * nearness(sight, cell) * (1 - CHANCE * luck_of(sight, cell)))


def nearness(sight: Knowledge, cell: int) -> float:
    """1 near the own boat, and less for each cell farther away."""
    boat = int(sight.boats[sight.seat])
    if boat == NO_CELL:
        return 1.0
    away = abs(boat // ROWS - cell // ROWS) + abs(boat % ROWS - cell % ROWS)
    return float(FARTHER ** max(away - NEAR, 0))


def luck_of(sight: Knowledge, cell: int) -> float:
    """A number from 0 to 1 that is a tile's own, for this player, until it is seen again."""
    mixed = (cell * MIXED[0] + int(sight.tiles[cell]) * MIXED[1] + int(sight.seat) * MIXED[2]) & HALF
    mixed = ((mixed + int(sight.turns_seen[cell]) ^ mixed >> 15) * MIXED[1]) & HALF
    return float((mixed ^ mixed >> 13) & HALF) / (HALF + 1)
