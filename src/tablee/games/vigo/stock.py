"""A player's stock: kinds as a set, a second copy of a piece as another set, and the events counted."""

from tablee.games.bits import only
from tablee.games.compiled import rule
from tablee.games.vigo.box import EVENTS, MOST_HELD
from tablee.games.vigo.table import Table


@rule
def gain(table: Table, seat: int, tile: int) -> None:
    """A tile is laid face up in front of a player. §taking"""
    if tile < EVENTS:
        table.events[seat, tile] += 1
    elif table.stocks[seat] & only(tile):
        table.doubles[seat] |= only(tile)
    table.stocks[seat] |= only(tile)
    table.held[seat] += 1


@rule
def lose(table: Table, seat: int, tile: int) -> None:
    """A tile leaves a player's stock. §taking"""
    table.held[seat] -= 1
    if tile < EVENTS:
        table.events[seat, tile] -= 1
        if table.events[seat, tile] == 0:
            table.stocks[seat] ^= only(tile)
    elif table.doubles[seat] & only(tile):
        table.doubles[seat] ^= only(tile)
    else:
        table.stocks[seat] ^= only(tile)


@rule
def use_up(table: Table, seat: int, tile: int) -> None:
    """A used tile leaves the game. §turn"""
    lose(table, seat, tile)
    table.gone[tile] += 1


@rule
def copies(table: Table, seat: int, tile: int) -> int:
    """How many tiles of a kind a player holds."""
    if tile < EVENTS:
        return int(table.events[seat, tile])
    return int(table.stocks[seat] >> tile & 1) + int(table.doubles[seat] >> tile & 1)


@rule
def has_ten(table: Table, seat: int) -> bool:
    """Whether a stock is full. §ten-tiles"""
    return bool(table.held[seat] >= MOST_HELD)
