"""What the players of Olives can agree on before they begin."""

from collections.abc import Mapping
from typing import Any

from tablee.games.olives.box import ALL_BOWLS, ALL_CARDS, ROUNDS, all_seats
from tablee.games.olives.table import Phase, Table
from tablee.games.options import Option, Value, switch

OPTIONS = (
    Option("rounds", default=5, values=ROUNDS),
    switch("leftovers"),
)

PRESETS: dict[str, dict[str, Value]] = {"quick": {"rounds": ROUNDS[0], "leftovers": True}}


def start(table: Table, seats: int, options: Mapping[str, Any]) -> None:
    """Everybody holds all seven cards, and the bowls lie in a pile. §away §bowl §rounds §leftovers"""
    table.seats = seats
    table.rounds = options["rounds"]
    table.leftovers = options["leftovers"]
    table.phase = Phase.AWAY
    table.owing = all_seats(seats)
    table.pile = ALL_BOWLS
    table.hands[:seats] = ALL_CARDS
