"""Chance is an input: all draws at once are the same as one by one, and only what is possible comes."""

from collections import Counter

import pytest

from tablee.games.chance import Random, below
from tablee.games.record import copied
from tablee.games.words import Refused
from tests.contract.play import (
    Agreement,
    decisions,
    moments,
    some_moments,
    with_every_number_of_seats,
    with_every_option,
)
from tests.games.fairness import is_even

EVERY_GAME = pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
EVERY_OPTION = pytest.mark.parametrize("agreement", with_every_option(), ids=str)


def draw_one_by_one(agreement: Agreement, table: object, random: Random) -> None:
    rules = agreement.game.rules
    while chances := rules.chances(table):
        rules.apply_chance(table, rules.drawn(table, below(random, chances)), None)


@EVERY_OPTION
def test_all_draws_at_once_are_the_same_as_one_by_one(agreement: Agreement) -> None:
    rules, seeds = agreement.game.rules, Random.seeded(41)
    for table in some_moments(agreement, seeds, one_in=3):
        at_once, random = copied(table), copied(seeds)
        rules.settle(at_once, random)
        one_by_one, same_random = copied(table), copied(seeds)
        draw_one_by_one(agreement, one_by_one, same_random)
        assert at_once.tobytes() == one_by_one.tobytes()
        assert random.state == same_random.state


@EVERY_GAME
def test_settling_leaves_nothing_to_chance(agreement: Agreement) -> None:
    game, random = agreement.game, Random.seeded(42)
    for decision in decisions(agreement, random):
        before = decision.table.tobytes()
        assert game.rules.chances(decision.table) == 0
        game.rules.settle(decision.table, random)
        assert decision.table.tobytes() == before


@EVERY_GAME
def test_every_draw_is_possible_and_moves_the_game(agreement: Agreement) -> None:
    game = agreement.game
    for table in some_moments(agreement, Random.seeded(43), one_in=10):
        for n in range(game.rules.chances(table)):
            after = copied(table)
            assert game.apply_chance(after, game.rules.drawn(table, n))
            assert after.tobytes() != table.tobytes()


@EVERY_GAME
def test_what_cannot_come_is_refused_and_changes_nothing(agreement: Agreement) -> None:
    game, refused = agreement.game, 0
    for table in some_moments(agreement, Random.seeded(44), one_in=10):
        before = table.tobytes()
        possible = {game.rules.drawn(table, n) for n in range(game.rules.chances(table))}
        for outcome in {-1, *range(100), 10_000} - possible:
            with pytest.raises(Refused, match="chance-impossible"):
                game.apply_chance(table, outcome)
            refused += 1
        assert table.tobytes() == before
    assert refused > 1000


@EVERY_GAME
def test_the_first_draw_is_fair(agreement: Agreement) -> None:
    """The draws of `drawn` are equally likely: the table after the first one shows it."""
    rules, fresh, random = agreement.game.rules, agreement.new(), Random.seeded(45)
    weights = Counter(rules.drawn(fresh, n) for n in range(rules.chances(fresh)))
    seen = Counter(rules.drawn(fresh, below(random, rules.chances(fresh))) for _ in range(3000))
    assert set(seen) == set(weights)
    assert len(set(weights.values())) > 1 or is_even(seen.values(), len(weights))


@EVERY_GAME
def test_chance_changes_what_follows(agreement: Agreement) -> None:
    starts = set()
    for seed in range(100):
        table = agreement.new()
        agreement.game.rules.settle(table, Random.seeded(seed))
        starts.add(table.tobytes())
    assert len(starts) > 80


@EVERY_GAME
def test_chance_is_brought_along(agreement: Agreement) -> None:
    """The rules own no random generator: the same stream brings the same game."""
    ends = [[table.tobytes() for table in moments(agreement, Random.seeded(46))][-1] for _ in range(2)]
    assert ends[0] == ends[1]
