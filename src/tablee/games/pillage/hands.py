"""Hands: how many cards of each kind a seat has, as three sets: of ones, of twos and of fours."""

from tablee.games.bits import count, only
from tablee.games.compiled import rule
from tablee.games.pillage.table import PLANES, Table


@rule
def put(table: Table, seat: int, kind: int) -> None:
    """A card comes to a hand. §hands"""
    carried = only(kind)
    for plane in range(PLANES):
        held = int(table.hands[seat, plane])
        table.hands[seat, plane] = held ^ carried
        carried &= held


@rule
def remove(table: Table, seat: int, kind: int) -> None:
    """A card leaves a hand that has it. §hands"""
    borrowed = only(kind)
    for plane in range(PLANES):
        held = int(table.hands[seat, plane])
        table.hands[seat, plane] = held ^ borrowed
        borrowed &= ~held


@rule
def known_kinds(table: Table, seat: int) -> int:
    """The kinds of which everybody knows that the seat has one, as a set."""
    return int(table.hands[seat, 0] | table.hands[seat, 1] | table.hands[seat, 2])


@rule
def several(table: Table, seat: int) -> int:
    """The kinds of which it has two or more."""
    return int(table.hands[seat, 1] | table.hands[seat, 2])


@rule
def hand_size(table: Table, seat: int) -> int:
    """How many cards a seat has: those on the table count, exhausted ones beside the bank do not. §ties"""
    known = count(table.hands[seat, 0]) + 2 * count(table.hands[seat, 1]) + 4 * count(table.hands[seat, 2])
    return known + count(table.drawn[seat])
