"""Random numbers against the published ones, and whether they are fair."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.chance import Random, below, half_word, next_word, unit
from tests.games.fairness import is_even, unevenness

# The first words of SplitMix64 for the seed 0, as published with the generator.
WORDS_OF_SEED_0 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]

seeds = st.integers(0, 2**64 - 1)


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    body: Callable[..., Any] = getattr(function, "py_func", function)
    return body


@pytest.mark.parametrize("function", [next_word, plain(next_word)], ids=["compiled", "plain"])
def test_the_published_words(function: Callable[[Random], int]) -> None:
    random = Random.seeded(0)
    assert [int(function(random)) for _ in WORDS_OF_SEED_0] == WORDS_OF_SEED_0


@given(seed=seeds, limit=st.integers(1, 2**31 - 1))
def test_compiled_and_plain_draw_the_same(seed: int, limit: int) -> None:
    for function in (next_word, half_word, unit):
        assert function(Random.seeded(seed)) == plain(function)(Random.seeded(seed))
    assert below(Random.seeded(seed), limit) == plain(below)(Random.seeded(seed), limit)


@given(seed=seeds, limit=st.integers(1, 2**31 - 1))
def test_below_is_below(seed: int, limit: int) -> None:
    random = Random.seeded(seed)
    assert all(0 <= below(random, limit) < limit for _ in range(20))


@given(seed=seeds)
def test_a_unit_lies_between_0_and_1(seed: int) -> None:
    random = Random.seeded(seed)
    assert all(0 <= unit(random) < 1 for _ in range(20))


@pytest.mark.parametrize("limit", [2, 3, 5, 10, 35, 45])
def test_below_is_fair(limit: int) -> None:
    random = Random.seeded(limit)
    assert is_even(Counter(below(random, limit) for _ in range(20_000)).values(), limit)


def test_units_are_fair() -> None:
    random = Random.seeded(9)
    assert is_even(Counter(int(unit(random) * 10) for _ in range(20_000)).values(), 10)


def test_a_limit_that_does_not_divide_the_words_is_fair_too() -> None:
    """The 2³² half words are 8/3 for each number below 3 · 2²⁹: kept all, every third number would get but two."""
    random, limit = Random.seeded(4), 3 << 29
    thirds = Counter(below(random, limit) % 3 for _ in range(20_000))
    assert is_even(thirds.values(), 3)


def test_every_seed_is_a_stream_of_its_own() -> None:
    firsts = {int(next_word(Random.seeded(seed))) for seed in range(1000)}
    assert len(firsts) == 1000


def test_a_stream_goes_on_from_its_state() -> None:
    random = Random.seeded(5)
    next_word(random)
    again = Random.seeded(int(random.state))
    assert next_word(random) == next_word(again)


def test_uneven_counts_are_seen() -> None:
    assert unevenness([1000, 1000, 1300], 3) > 4
    assert unevenness([1500, 1500], 3) > 4
    assert is_even([1000, 1030, 980], 3)
