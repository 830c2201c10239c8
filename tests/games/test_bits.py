"""Sets of bits against Python's sets, compiled and plain."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games import bits
from tablee.games.compiled import rule

members = st.sets(st.integers(0, 62))
some_members = st.sets(st.integers(0, 62), min_size=1)


@rule
def compiled_count(word: int) -> int:
    return bits.count(word)


@rule
def compiled_lowest(word: int) -> int:
    return bits.lowest(word)


@rule
def compiled_only_nth(word: int, n: int) -> int:
    return bits.only_nth(word, n)


def plain(function: Callable[..., int]) -> Callable[..., int]:
    """The function as it is when nothing is compiled."""
    body: Callable[..., int] = getattr(function, "py_func", function)
    return body


def both(*functions: Callable[..., int]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("function", functions, ids=["compiled", "plain"])


def word(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@both(bits.only, plain(bits.only))
@given(member=st.integers(0, 62))
def test_only(function: Callable[..., int], member: int) -> None:
    assert function(member) == word({member})


@both(compiled_count, plain(bits.count))
@given(numbers=members)
def test_count(function: Callable[..., int], numbers: set[int]) -> None:
    assert function(word(numbers)) == len(numbers)


@both(compiled_lowest, plain(bits.lowest))
@given(numbers=some_members)
def test_lowest(function: Callable[..., int], numbers: set[int]) -> None:
    assert function(word(numbers)) == min(numbers)


@both(compiled_only_nth, plain(bits.only_nth))
@given(numbers=some_members)
def test_only_nth(function: Callable[..., int], numbers: set[int]) -> None:
    alone = [function(word(numbers), n) for n in range(len(numbers))]
    assert alone == [word({number}) for number in sorted(numbers)]


@both(bits.nth, plain(bits.nth))
@given(numbers=some_members)
def test_nth(function: Callable[..., int], numbers: set[int]) -> None:
    assert [function(word(numbers), n) for n in range(len(numbers))] == sorted(numbers)


@both(bits.is_several, plain(bits.is_several))
@given(numbers=members)
def test_is_several(function: Callable[..., int], numbers: set[int]) -> None:
    assert bool(function(word(numbers))) == (len(numbers) > 1)


@given(numbers=members)
def test_members_of(numbers: set[int]) -> None:
    assert bits.members_of(word(numbers)) == sorted(numbers)
