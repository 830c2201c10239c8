"""A second solver, which knows nothing of any game: it plays every line by the rules alone."""

from collections import defaultdict
from collections.abc import Iterator

from tablee.games.contract import Table
from tablee.games.record import copied
from tablee.puzzles import Puzzle
from tablee.puzzles.kinds import Kind

LOWEST, HIGHEST = -(1 << 30), 1 << 30


def by_force(kind: Kind, before: Table, worlds: list[Table], seat: int, low: int = LOWEST, high: int = HIGHEST) -> int:
    """What a seat comes to that may sit at any of these tables, if it does the best and all else goes the worst way.

    Between `low` and `high` it is exact: what lies outside cannot matter to who asks.
    """
    least = high
    for alike in told_apart(kind, worlds, seat):
        least = min(least, at_one_of(kind, before, alike, seat, low, least))
        if least <= low:
            break
    return least


def told_apart(kind: Kind, worlds: list[Table], seat: int) -> list[list[Table]]:
    """Tables by what a seat sees: those that look alike to it stay together."""
    if len(worlds) == 1:
        return [worlds]
    groups = defaultdict(list)
    for world, seen in zip(worlds, kind.seen(worlds, seat), strict=True):
        groups[seen].append(world)
    return list(groups.values())


def at_one_of(kind: Kind, before: Table, worlds: list[Table], seat: int, low: int, high: int) -> int:
    """The same for tables that look alike to the seat: it has to do the same at all of them."""
    now, game = worlds[0], kind.game
    if kind.is_over(before, now) or not (game.awaited(now) or game.rules.chances(now)):
        return min(kind.value(before, world, seat) for world in worlds)
    if seat not in game.awaited(now):
        return by_force(
            kind, before, [after for world in worlds for after in followers(kind, before, world)], seat, low, high
        )
    most = low
    for action in choices(kind, before, now, seat):
        most = max(
            most, by_force(kind, before, [decided(kind, world, seat, action) for world in worlds], seat, most, high)
        )
        if most >= high:
            break
    return most


def choices(kind: Kind, before: Table, table: Table, seat: int) -> list[int]:
    """What a seat may do, as far as it can matter."""
    return kind.that_matter(before, table, kind.game.legal(table, seat))


def followers(kind: Kind, before: Table, table: Table) -> Iterator[Table]:
    """All tables that somebody else's decision, or chance, can lead to."""
    for asked in kind.game.awaited(table)[:1]:
        for action in choices(kind, before, table, asked):
            yield decided(kind, table, asked, action)
    draws = [int(kind.game.rules.drawn(table, draw)) for draw in range(kind.game.rules.chances(table))]
    for outcome in kind.that_matter(before, table, draws):
        after = copied(table)
        kind.game.rules.apply_chance(after, outcome)
        yield after


def decided(kind: Kind, table: Table, seat: int, action: int) -> Table:
    """The table after a decision."""
    after = copied(table)
    kind.game.rules.apply(after, seat, action)
    return after


def is_right(kind: Kind, puzzle: Puzzle) -> bool:
    """Whether every choice of a puzzle comes to what it says, and the best one to more than the others."""
    table, seat = kind.game.notation.parse_position(puzzle.position), puzzle.seat - 1
    actions = {move: kind.game.notation.parse_move(table, seat, move) for move in puzzle.moves}
    found = {
        move: by_force(kind, table, [decided(kind, world, seat, action) for world in kind.worlds(table, seat)], seat)
        for move, action in actions.items()
    }
    others = [worth for move, worth in found.items() if move != puzzle.best]
    return found == puzzle.moves and found[puzzle.best] >= max(others) + kind.margin
