"""Several trees of UGO!'s search: the same move on any number of threads, and nothing but the sum of single trees."""

import time
from typing import Any

import numpy as np
import pytest

from tablee.bots import Budget, bot_of
from tablee.bots.ugo.parallel import SLICE, Found, found_by, search_in_slices, shares_of
from tablee.bots.ugo.search import Search, search_from, simulate
from tablee.bots.ugo.searcher import Searcher
from tablee.games.chance import Random, next_word
from tests.bots.test_ugo_search import begun

SOME = Budget(decisions=3_000)


def searches(sight: Any, numbers: list[int], seed: int = 1) -> list[Search]:
    return [search_from(sight, Random.seeded(seed + place), number, 0.4) for place, number in enumerate(numbers)]


def same(one: Found, other: Found) -> bool:
    parts = zip((one.visits, one.values, *one.outcomes), (other.visits, other.values, *other.outcomes), strict=True)
    return all(np.array_equal(*both) for both in parts)


@pytest.mark.parametrize("seats", [2, 4])
def test_roots_are_summed(seats: int) -> None:
    sight, legal = begun(seats, seed=1)
    numbers = [700, 600, 500]
    together, alone = searches(sight, numbers), searches(sight, numbers)
    search_in_slices(together, numbers, threads=2)
    for search, number in zip(alone, numbers, strict=True):
        simulate(search, number)
    found = found_by(together)
    for card in legal:
        trees = [(search.tree, search.tree.children[0, card]) for search in alone]
        assert found.visits[card] == sum(int(tree.visits[child]) for tree, child in trees)
        assert found.values[card] == pytest.approx(sum(float(tree.values[child]) for tree, child in trees))
        assert found.outcomes.own[card] == sum(float(search.outcomes.own[card]) for search in alone)
    assert found.visits.sum() == found.outcomes.number.sum() == sum(numbers)


@pytest.mark.parametrize("trees", [2, 3, 5])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_number_of_threads_makes_no_difference(seats: int, trees: int) -> None:
    sight, legal = begun(seats, seed=trees)
    found = [Searcher(trees=trees, threads=n).searched(sight, Random.seeded(4), SOME) for n in (1, 2, 4)]
    assert same(found[0], found[1])
    assert same(found[0], found[2])
    moves = {Searcher(trees=trees, threads=n)(sight, legal, Random.seeded(4), SOME) for n in (1, 2, None)}
    assert len(moves) == 1


def test_trees_differ_by_their_chance() -> None:
    sight, _ = begun(2, seed=3)
    one, other = searches(sight, [500, 500])
    search_in_slices([one, other], [500, 500])
    assert not np.array_equal(one.tree.values, other.tree.values)


def test_one_tree_is_the_search_of_the_levels() -> None:
    """The first tree has the chance that a single one has."""
    sight, _ = begun(3, seed=4)
    (alone,) = searches(sight, [3_000], seed=int(next_word(Random.seeded(9))))
    simulate(alone, 3_000)
    assert same(Searcher().searched(sight, Random.seeded(9), SOME), found_by([alone]))
    assert bot_of("ugo", "expert").bot == Searcher(trees=1)


@pytest.mark.parametrize(("simulations", "trees"), [(10_000, 3), (2, 4), (1, 1)])
def test_all_simulations_are_made(simulations: int, trees: int) -> None:
    sight, _ = begun(2, seed=5)
    found = Searcher(trees=trees).searched(sight, Random.seeded(1), Budget(decisions=simulations))
    assert found.visits.sum() == simulations == sum(shares_of(simulations, trees))


@pytest.mark.parametrize("threads", [1, 2])
def test_time_that_is_over_stops_all_trees_after_a_slice(threads: int) -> None:
    sight, legal = begun(2, seed=6)
    numbers = [10 * SLICE] * 3
    stopped = searches(sight, numbers)
    search_in_slices(stopped, numbers, threads, deadline=time.monotonic() - 1)
    assert [search.outcomes.number.sum() for search in stopped] == [SLICE] * 3
    budget = Budget(seconds=0.0, decisions=100_000)
    assert Searcher(trees=2, threads=threads)(sight, legal, Random.seeded(1), budget) in legal


def test_several_trees_say_why() -> None:
    sight, legal = begun(2, seed=7)
    several = Searcher(trees=3)
    explained = several.explain(sight, legal, Random.seeded(2), SOME)
    assert explained.moves[0].action == several(sight, legal, Random.seeded(2), SOME)
    assert sum(move.weight for move in explained.moves) == pytest.approx(1, abs=0.01)
