"""Seats round a table, counted clockwise, and which of them are ahead."""

from typing import Any

from tablee.games.bits import only
from tablee.games.compiled import rule


@rule
def seat_at(seat: int, place: int, seats: int) -> int:
    """The seat so many places to the left of another; 0 is that seat itself.

    >>> seat_at(2, 1, 3)
    0
    """
    at = seat + place
    return at - seats if at >= seats else at


@rule
def left_of(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return seat_at(seat, 1, seats)


@rule
def ahead(table: Any) -> int:
    """Who has the highest score, as a set: several where they are equal."""
    best, seats = int(table.scores[0]), only(0)
    for seat in range(1, int(table.seats)):
        if table.scores[seat] > best:
            best, seats = int(table.scores[seat]), only(seat)
        elif table.scores[seat] == best:
            seats |= only(seat)
    return seats
