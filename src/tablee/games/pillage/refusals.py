"""Why a card cannot be planned or bought now, and which can. Only from what the seat may know."""

from tablee.games.bits import members_of, only
from tablee.games.pillage.box import KINDS
from tablee.games.pillage.planning import free_kinds
from tablee.games.pillage.rules import legal_actions
from tablee.games.pillage.story import card_named, shown
from tablee.games.pillage.table import NO_MORE, Phase, Table
from tablee.games.story import seat_named
from tablee.games.words import Text

DECISIONS = (Phase.PLAN, Phase.ORDER, Phase.BUY, Phase.BOARD)


def why_not(table: Table, seat: int, action: int) -> Text:
    """The first thing that stands against it. §plan §provoke §buy-card §two-merchants"""
    if table.phase == Phase.OVER:
        return Text("game-over")
    if table.phase not in DECISIONS:
        return Text("pillage-not-yet")
    if seat not in members_of(int(table.asked)):
        return Text("pillage-not-asked", {"awaited": [seat_named(other) for other in members_of(int(table.asked))]})
    if table.phase == Phase.ORDER:
        return Text("pillage-not-an-order")
    if action not in KINDS:
        return _refusal("pillage-not-a-card", table, seat)
    if table.phase != Phase.PLAN:
        return _refusal("pillage-not-in-market", table, seat, action)
    if not free_kinds(table, seat) & only(action):
        return _refusal("pillage-not-in-hand", table, seat, action)
    return _refusal("pillage-must-plan", table, seat, action)


def _refusal(key: str, table: Table, seat: int, action: int = NO_MORE) -> Text:
    kinds = [kind for kind in members_of(legal_actions(table, seat)) if kind in KINDS]
    allowed = [card_named(shown(table, kind)) for kind in kinds]
    return Text(key, {"card": card_named(shown(table, action)), "allowed": allowed})
