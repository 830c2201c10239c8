"""What a person remembers of VIGO's bay: of the tiles that lie face down, only so many, and rather those that are near.

A sight tells what has been seen, not when or how often: so what is kept follows from how many tiles there are to
remember, from how far away they lie, and from chance that stays the same for a tile as long as it lies there. A ship is
never forgotten.
"""

from tablee.games.record import copied
from tablee.games.vigo.box import CELLS, FACES, HIDDEN, NO_CELL, ROWS, SHIP
from tablee.games.vigo.secrets import Sight

NEAR, FADING = 3, 0.85  # cells that are remembered best, and what is kept for each cell beyond
MIXED = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
HALF = 0xFFFFFFFF


def recalled(sight: Sight, capacity: float) -> Sight:
    """A sight of which tiles are forgotten, as if they had never been seen."""
    seen = [cell for cell in range(CELLS) if sight.was_open[cell] and not sight.is_open[cell]]
    seen = [cell for cell in seen if sight.tiles[cell] < FACES and sight.tiles[cell] != SHIP]
    kept = capacity / max(len(seen), 1)
    forgotten = [cell for cell in seen if luck_of(sight, cell) >= kept * nearness(sight, cell)]
    if not forgotten:
        return sight
    left: Sight = copied(sight)
    for cell in forgotten:
        left.tiles[cell], left.was_open[cell] = HIDDEN, 0
    return left


def nearness(sight: Sight, cell: int) -> float:
    """1 near the own boat, and less for each cell farther away."""
    boat = int(sight.boats[sight.seat])
    if boat == NO_CELL:
        return 1.0
    away = abs(boat // ROWS - cell // ROWS) + abs(boat % ROWS - cell % ROWS)
    return float(FADING ** max(away - NEAR, 0))


def luck_of(sight: Sight, cell: int) -> float:
    """A number from 0 to 1 that is a tile's own, for this player, as long as it lies there."""
    mixed = (cell * MIXED[0] + int(sight.tiles[cell]) * MIXED[1] + int(sight.seat) * MIXED[2]) & HALF
    mixed = ((mixed ^ mixed >> 15) * MIXED[1]) & HALF
    return float((mixed ^ mixed >> 13) & HALF) / (HALF + 1)
