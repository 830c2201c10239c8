"""Why a card cannot be bid now, and which can. Only from what the seat may know."""

from tablee.games.bits import members_of
from tablee.games.olives.box import CARDS
from tablee.games.olives.story import card_named
from tablee.games.olives.table import Phase, Table
from tablee.games.story import seat_named
from tablee.games.words import Text


def why_not(table: Table, seat: int, card: int) -> Text:
    """The first thing that stands against it. §bid"""
    if table.phase == Phase.OVER:
        return Text("game-over")
    if table.phase != Phase.BID:
        return Text("olives-no-bowl")
    if seat not in members_of(table.owing):
        return Text("olives-not-asked", {"awaited": [seat_named(other) for other in members_of(table.owing)]})
    if card not in CARDS:
        return Text("olives-no-such-card", {"card": str(card)})
    held = [card_named(other) for other in members_of(table.hands[seat])]
    return Text("olives-not-in-hand", {"card": card_named(card), "allowed": held})
