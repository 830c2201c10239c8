"""Seats round a table, counted clockwise."""

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
