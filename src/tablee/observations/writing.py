"""What writers of observations are made of: sets as ones, numbers as far as they fit."""

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import rule, store_word
from tablee.games.record import Array
from tablee.observations.layout import LEAST, MOST

BYTE = 255
SPREAD: Array = np.array([sum((bits >> n & 1) << 8 * n for n in range(8)) for bits in range(BYTE + 1)], np.int64)


@rule
def signed(number: int) -> int:
    """A number of a record, to be reckoned with: Numba makes a float of a signed and an unsigned one."""
    return int(np.int64(number))


@rule
def put_set(out: Array, begin: int, members: int) -> None:
    """A one for each member of a set; the rest stays as it is."""
    left = signed(members)
    while left:
        out[begin + lowest(left)] = 1
        left &= left - 1


@rule
def spread_set(out: Array, begin: int, members: int, size: int) -> None:
    """A set of so many things as ones and noughts: for sets with many members, and written without a branch."""
    for word in range(size >> 3):
        store_word(out, begin + (word << 3), SPREAD[members >> (word << 3) & BYTE])
    for member in range(size & ~7, size):
        out[begin + member] = members >> member & 1


@rule
def put_number(out: Array, place: int, number: int) -> None:
    """A number, or the nearest that fits."""
    out[place] = min(max(signed(number), LEAST), MOST)


@rule
def place_from(seat: int, other: int, seats: int) -> int:
    """How many places to the left of a seat another one sits.

    >>> place_from(2, 0, 3)
    1
    """
    place = signed(other) - signed(seat)
    return place + signed(seats) if place < 0 else place
