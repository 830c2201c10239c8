"""What holds for a card whatever it faces: its type, its anchor, whether it is for three players or more."""

from tablee.games.compiled import rule
from tablee.games.pillage.box import FIRST_MARKET_KIND
from tablee.games.pillage.table import Table

TYPE_BITS = 7
PIRATE_BIT = 8
THREE_BIT = 16


@rule
def type_of(table: Table, kind: int) -> int:
    """The type of a card; a gap has none. §types §gaps"""
    return int(table.traits[kind]) & TYPE_BITS


@rule
def is_pirate(table: Table, kind: int) -> bool:
    """Whether a card has an anchor. §pirates"""
    return bool(table.traits[kind] & PIRATE_BIT)


@rule
def is_market_card(kind: int) -> bool:
    """Any card but the four starting kinds, whoever owns it. §starting-cards"""
    return bool(kind >= FIRST_MARKET_KIND)
