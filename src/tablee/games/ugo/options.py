"""What the players of UGO! can agree on before they begin."""

from collections.abc import Mapping
from typing import Any

from tablee.games.options import Option
from tablee.games.ugo.box import CARDS, FARMER_TOKENS, FEW_CARDS, NO_CARD, deck_of
from tablee.games.ugo.packed_trick import EMPTY
from tablee.games.ugo.table import Phase, Table

OPTIONS = (
    Option("rounds", default=4, values=range(1, 100)),
    Option("farmer_supply", FARMER_TOKENS, values=(FARMER_TOKENS, 12), needs_seats={12: range(2, 3)}),
    Option("hand_size", default=10, values=range(1, 11), is_laboratory=True),
    Option("cards", default=CARDS, values=(CARDS, FEW_CARDS), is_laboratory=True),
)


def start(table: Table, seats: int, options: Mapping[str, Any]) -> None:
    """An empty table waits for the first dealer. §rounds §supply §hand-size §small-deck"""
    table.seats = seats
    table.rounds = options["rounds"]
    table.farmer_supply = options["farmer_supply"]
    table.cards = options["cards"]
    table.hand_size = min(options["hand_size"], options["cards"] // seats)
    table.aside = deck_of(options["cards"])
    table.trick = EMPTY
    table.tops[:, :] = NO_CARD
    table.phase = Phase.DEALER
