"""Why a card cannot be played or named now, and which can. Only from what the seat may know."""

from tablee.games.bits import members_of, only
from tablee.games.story import seat_named
from tablee.games.ugo.box import CARDS, COLOURS, colour
from tablee.games.ugo.packed_trick import card_at
from tablee.games.ugo.rules import legal_cards, nameable_cards
from tablee.games.ugo.story import card_named
from tablee.games.ugo.table import Phase, Table
from tablee.games.words import Text


def why_not(table: Table, seat: int, card: int) -> Text:
    """The first thing that stands against it. §follow §naming"""
    if table.phase == Phase.OVER:
        return Text("game-over")
    if table.phase in (Phase.DEALER, Phase.DEAL):
        return Text("ugo-not-dealt")
    if seat != table.turn:
        return Text("not-your-turn", {"awaited": seat_named(int(table.turn))})
    if card not in range(CARDS):
        return Text("ugo-no-such-card", {"card": str(card)})
    if table.phase == Phase.LAY:
        return _refusal("ugo-not-nameable", card, nameable_cards(table, seat))
    if not table.hands[seat] & only(card):
        return _refusal("ugo-not-in-hand", card, legal_cards(table, seat))
    led = COLOURS[colour(card_at(table.trick, 0))]
    return _refusal("ugo-must-follow", card, legal_cards(table, seat), colour=led)


def _refusal(key: str, card: int, allowed: int, **args: str) -> Text:
    cards = [card_named(other) for other in members_of(allowed)]
    return Text(key, {"card": card_named(card), "allowed": cards, **args})
