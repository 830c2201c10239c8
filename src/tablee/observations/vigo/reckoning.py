"""What is reckoned once for all moves of a seat in VIGO, in one row of numbers.

What each face adds to the own stock, and to the rival who wants it most; and of unseen tiles the average of the first,
and the chance of a ship in hundredths.
"""

import numpy as np

from tablee.games.compiled import chapter
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import FACES, IN_BOX, KINDS, SHIP
from tablee.games.vigo.stock import copies
from tablee.games.vigo.table import Table
from tablee.observations.vigo.promise import gain
from tablee.observations.writing import signed

OWN, RIVAL = 0, FACES
MEAN, SHIP_CHANCE = 2 * FACES, 2 * FACES + 1
RECKONED = 2 * FACES + 2


@chapter
def reckon(table: Table, seat: int, reckoned: Array) -> None:
    """What is the same for all moves of a seat."""
    others = np.zeros(FACES)
    write_gains(table, seat, reckoned[OWN : OWN + FACES])
    for step in range(1, signed(table.seats)):
        write_gains(table, seat_at(seat, step, signed(table.seats)), others)
        for tile in range(FACES):
            reckoned[RIVAL + tile] = max(reckoned[RIVAL + tile], others[tile])
    unseen = np.zeros(FACES, np.int64)
    total = write_unseen(table, unseen)
    for tile in range(FACES):
        reckoned[MEAN] += unseen[tile] * reckoned[OWN + tile] / max(total, 1)
    reckoned[SHIP_CHANCE] = 100.0 * unseen[SHIP] / max(total, 1)


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
