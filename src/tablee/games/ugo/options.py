"""What the players of UGO! can agree on before they begin."""

from collections.abc import Mapping
from typing import Any

from tablee.games.options import Option
from tablee.games.ugo.box import ALL_CARDS, FARMER_TOKENS, NO_CARD
from tablee.games.ugo.packed_trick import EMPTY
from tablee.games.ugo.table import Phase, Table

OPTIONS = (
    Option("rounds", default=4, values=range(1, 100)),
    Option("farmer_supply", FARMER_TOKENS, values=(FARMER_TOKENS, 12), needs_seats={12: range(2, 3)}),
    Option("hand_size", default=10, values=range(1, 11), is_laboratory=True),
)


def start(table: Table, seats: int, options: Mapping[str, Any]) -> None:
    """An empty table waits for the first dealer. §rounds §supply §hand-size"""
    table.seats = seats
    table.rounds = options["rounds"]
    table.farmer_supply = options["farmer_supply"]
    table.hand_size = options["hand_size"]
    table.aside = ALL_CARDS
    table.trick = EMPTY
    table.tops[:, :] = NO_CARD
    table.phase = Phase.DEALER
