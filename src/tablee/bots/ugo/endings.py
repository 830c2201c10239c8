"""The end of a round of UGO! with all hands open, solved exactly: for "why", for puzzles and for tests.

Everybody plays for the most points ahead of the best other seat (`aim.lead`), and knows that the others do. Two players
cut what cannot matter (alpha-beta); three and four each take what is best for themselves (max-n), of equal cards the
lowest. The stack is explicit: compiled functions that call themselves do not survive being kept on disk.
"""

from typing import NamedTuple

import numpy as np

from tablee.bots.signed import signed
from tablee.bots.ugo.aim import lead
from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array, Many, row_of
from tablee.games.ugo.box import MOST_SEATS, NO_CARD
from tablee.games.ugo.rules import apply, legal_cards, nameable_cards
from tablee.games.ugo.table import Phase, Table

DEEPEST = 128  # decisions of a round
LIMIT = 1 << 30  # more points than anybody has


class Solved(NamedTuple):
    """What an ending comes to."""

    card: int  # the best one for whoever is asked
    leads: list[int]  # what each seat is ahead of the best other one at the end of the round
    positions: int  # that were looked at


class Stack(NamedTuple):
    """The line that is being looked at: a position for each depth, and what is known of it."""

    tables: Many
    left: Array  # cards that were not tried yet, as a set
    tried: Array  # the card that is being tried
    best: Array  # the best card so far
    leads: Array  # [depth, seats]: what it comes to
    windows: Array  # [depth, 2]: between which leads of the first seat it still matters, where two play


def solve(table: Table) -> Solved:
    """Solve the rest of a round, in which a seat is asked. The time grows quickly with the tricks that are left."""
    left, tried, best = np.zeros((3, DEEPEST), np.int64)
    leads, windows = np.zeros((DEEPEST, MOST_SEATS), np.int64), np.zeros((DEEPEST, 2), np.int64)
    stack = Stack(Table.many(DEEPEST), left, tried, best, leads, windows)
    stack.tables[:1] = row_of(table)
    positions = search_line(stack)
    return Solved(int(stack.best[0]), stack.leads[0, : int(table.seats)].tolist(), positions)


@chapter
def search_line(stack: Stack) -> int:
    """Look at every line that matters; what the first position comes to is then on the stack."""
    round_now, depth, positions = stack.tables[0].rounds_played, 0, 1
    open_position(stack, 0)
    while True:
        if stack.left[depth]:
            stack.tried[depth] = lowest(stack.left[depth])
            stack.left[depth] &= stack.left[depth] - 1
            stack.tables[depth + 1] = stack.tables[depth]
            apply(stack.tables[depth + 1], signed(stack.tables[depth].turn), stack.tried[depth], None)
            positions += 1
            if stack.tables[depth + 1].rounds_played == round_now:
                depth += 1
                open_position(stack, depth)
            else:
                note_leads(stack, depth + 1)
                compare(stack, depth)
        elif depth == 0:
            return positions
        else:
            depth -= 1
            compare(stack, depth)


@rule
def open_position(stack: Stack, depth: int) -> None:
    """Nothing was tried yet; what matters above matters here."""
    table = stack.tables[depth]
    turn = signed(table.turn)
    stack.left[depth] = legal_cards(table, turn) if table.phase == Phase.PLAY else nameable_cards(table, turn)
    stack.best[depth] = NO_CARD
    for side in range(2):
        outer = stack.windows[depth - 1, side] if depth else (LIMIT if side else -LIMIT)
        stack.windows[depth, side] = outer


@rule
def note_leads(stack: Stack, depth: int) -> None:
    """What a round that is over has come to."""
    for seat in range(stack.tables[depth].seats):
        stack.leads[depth, seat] = lead(stack.tables[depth], seat)


@rule
def compare(stack: Stack, depth: int) -> None:
    """The card that was tried is better than the best so far, or not; where it decides, the others need no look."""
    table = stack.tables[depth]
    turn = signed(table.turn)
    if stack.best[depth] != NO_CARD and stack.leads[depth + 1, turn] <= stack.leads[depth, turn]:
        return
    stack.best[depth] = stack.tried[depth]
    for seat in range(table.seats):
        stack.leads[depth, seat] = stack.leads[depth + 1, seat]
    if table.seats == 2:
        narrow(stack, depth, turn)


@rule
def narrow(stack: Stack, depth: int, turn: int) -> None:
    """Between two, what one has for sure is what the other must keep below: outside of that nothing matters."""
    found = stack.leads[depth, 0]
    if turn == 0:
        stack.windows[depth, 0] = max(stack.windows[depth, 0], found)
    else:
        stack.windows[depth, 1] = min(stack.windows[depth, 1], found)
    if stack.windows[depth, 0] >= stack.windows[depth, 1]:
        stack.left[depth] = 0
