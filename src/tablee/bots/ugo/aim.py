"""What a seat of UGO! plays for: its part of the win, as the totals after a round promise it.

The whole game's rank counts, not the round's points: with rounds to come a lead is worth what it is likely to survive,
and after the last one all that counts is who is ahead. A little is left for points: a lost game is lost narrowly.
"""

import numpy as np

from tablee.bots.signed import signed
from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.ugo.table import Table

NO_POINTS = -1 << 30  # less than anybody has
POINTS_AT_END = 1.0  # of difference that begin to decide a game that is over,
POINTS_A_ROUND = 6.0  # and for each round to come, as chance has it: with the root of their number
FOR_POINTS = 0.1  # of what is played for: points themselves,
POINTS_RANGE = 60.0  # of which so many, ahead or behind, are the most


@rule
def softness(rounds_left: int) -> float:
    """How many points of difference begin to decide the game."""
    return float(POINTS_AT_END + POINTS_A_ROUND * np.sqrt(np.float64(rounds_left)))


@rule
def note_shares(table: Table, rounds_left: int, shares: Array) -> None:
    """Write what each seat may hope for, from 0 to 1, by the totals after a round."""
    soft, best, whole = softness(rounds_left), NO_POINTS, 0.0
    for seat in range(table.seats):
        best = max(best, signed(table.scores[seat]))
    for seat in range(table.seats):
        shares[seat] = np.exp((signed(table.scores[seat]) - best) / soft)
        whole += shares[seat]
    for seat in range(table.seats):
        margin = min(max(lead(table, seat) / POINTS_RANGE, -1.0), 1.0)
        shares[seat] = (1 - FOR_POINTS) * shares[seat] / whole + FOR_POINTS * (margin + 1) / 2


@rule
def lead(table: Table, seat: int) -> int:
    """How many points a seat is ahead of the best other one; below zero if it is behind."""
    other = NO_POINTS
    for rival in range(table.seats):
        if rival != seat:
            other = max(other, signed(table.scores[rival]))
    return signed(table.scores[seat]) - other
