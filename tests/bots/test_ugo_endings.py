"""The solver of endings of UGO!, beside one that looks at everything."""

from itertools import product
from typing import Any

import pytest

from tablee.bots.ugo.aim import lead
from tablee.bots.ugo.endings import solve
from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.record import copied

UGO = GAMES["ugo"]
TRICKS = {2: 3, 3: 2, 4: 2}  # that are left to solve, by seats
ENDINGS = 40  # of each; `python -m tests.bots.test_ugo_endings 2000` solves more


def ending(seats: int, seed: int) -> Any:
    """A round that random play has brought near its end, in whatever phase."""
    random, table = Random.seeded(seed), UGO.new(seats, rounds=1)
    UGO.rules.settle(table, random)
    while table.tricks_played < table.hand_size - TRICKS[seats]:
        (seat,) = UGO.awaited(table)
        legal = UGO.legal(table, seat)
        UGO.rules.apply(table, seat, legal[below(random, len(legal))])
    return table


def by_force(table: Any) -> list[int]:
    """What everybody is ahead at the end, if each takes the best for themselves, of equals the lowest card."""
    if UGO.rules.is_over(table):
        return [lead(table, seat) for seat in range(table.seats)]
    (seat,) = UGO.awaited(table)
    best: list[int] = []
    for card in UGO.legal(table, seat):
        after = copied(table)
        UGO.rules.apply(after, seat, card)
        found = by_force(after)
        if not best or found[seat] > best[seat]:
            best = found
    return best


@pytest.mark.parametrize("seats", TRICKS)
def test_it_agrees_with_brute_force(seats: int) -> None:
    for seed in range(ENDINGS):
        table = ending(seats, seed)
        assert solve(table).leads == by_force(table), UGO.notation.position(table)


@pytest.mark.parametrize("seats", TRICKS)
def test_its_card_leads_to_what_it_says(seats: int) -> None:
    for seed in range(ENDINGS):
        table = ending(seats, seed)
        solved, (seat,) = solve(table), UGO.awaited(table)
        after = copied(table)
        UGO.rules.apply(after, seat, solved.card)
        assert by_force(after)[seat] == solved.leads[seat]


def test_it_leaves_the_table_as_it_was() -> None:
    table = ending(2, 1)
    before = table.tobytes()
    solve(table)
    assert table.tobytes() == before


if __name__ == "__main__":
    import sys

    solved = [ending(seats, seed) for seats, seed in product(TRICKS, range(int(sys.argv[1])))]
    differing = [table for table in solved if solve(table).leads != by_force(table)]
    print(f"{len(solved)} endings, {len(differing)} differ")
