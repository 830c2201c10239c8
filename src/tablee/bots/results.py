"""What a finished game is worth to a seat: bound to the rules of one game."""

from typing import Any, cast

from tablee.games.bits import count, only
from tablee.games.contract import Rules
from tablee.observations.writing import signed

rules = cast(Rules, None)  # bound to those of one game


def result(table: Any, seat: int) -> float:
    """The part of the win, less what all have on average; nothing where nobody wins."""
    winners = rules.winners(table)
    shared = count(winners)
    won = 1.0 / shared if winners & only(seat) else 0.0
    return won - (1.0 / signed(table.seats) if shared else 0.0)
