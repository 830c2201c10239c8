"""Which market cards somebody sees: all but those in the pile."""

from tablee.games.bits import only
from tablee.games.compiled import rule
from tablee.games.pillage.box import MARKET_PLACES
from tablee.games.pillage.hands import known_kinds
from tablee.games.pillage.table import MOST_BURIED, Table


@rule
def seen_kinds(table: Table) -> int:
    """Cards in hands, beside banks, in the market and under the pile; in a sight, those that the seat sees. §secrets"""
    seen = 0
    for seat in range(table.seats):
        seen |= known_kinds(table, seat) | int(table.drawn[seat])
        seen |= only(table.resting[seat, 0]) | only(table.resting[seat, 1])
    for place in range(MARKET_PLACES):
        seen |= only(table.market[place])
    for place in range(MOST_BURIED):
        seen |= only(table.buried[place])
    return seen
