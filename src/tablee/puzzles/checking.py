"""A second solver, which knows nothing of any game: it plays every line by the rules alone."""

from tablee.games.contract import Table
from tablee.games.record import copied
from tablee.puzzles import Puzzle
from tablee.puzzles.kinds import Kind


def by_force(kind: Kind, before: Table, now: Table, seat: int) -> int:
    """What a seat comes to from a table, if it does the best for itself and everybody else the worst for it."""
    if kind.is_over(before, now):
        return kind.value(before, now, seat)
    awaited = kind.game.awaited(now)
    if not awaited:
        return kind.value(before, now, seat)
    (asked,) = awaited
    found = [by_force(kind, before, after, seat) for after in followers(kind, now, asked)]
    return max(found) if asked == seat else min(found)


def followers(kind: Kind, table: Table, seat: int) -> list[Table]:
    """All tables that a seat's decision can lead to."""
    tables = []
    for action in kind.game.legal(table, seat):
        after = copied(table)
        kind.game.rules.apply(after, seat, action)
        tables.append(after)
    return tables


def is_right(kind: Kind, puzzle: Puzzle) -> bool:
    """Whether every choice of a puzzle comes to what it says, and the best one to more than the others."""
    table, seat = kind.game.notation.parse_position(puzzle.position), puzzle.seat - 1
    found = {}
    for move in puzzle.moves:
        after = copied(table)
        kind.game.rules.apply(after, seat, kind.game.notation.parse_move(table, seat, move))
        found[move] = by_force(kind, table, after, seat)
    others = [worth for move, worth in found.items() if move != puzzle.best]
    return found == puzzle.moves and found[puzzle.best] >= max(others) + kind.margin
