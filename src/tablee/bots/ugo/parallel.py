"""Root-parallel search: several trees from the same knowledge, each with chance of its own; their roots are summed.

Trees share nothing, and a thread searches one of them at a time: what is found follows from the streams of chance and
from the number of simulations, whatever the number of threads. Compiled loops let go of Python's lock, so that threads
work side by side.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.ugo.search import Outcomes, Search, simulate
from tablee.bots.ugo.tree import ROOT
from tablee.games.record import Array

SLICE = 2_000  # simulations of a tree, a few milliseconds: between two looks at the clock


class Found(NamedTuple):
    """What came of each first card, summed over all trees: [cards]."""

    visits: Array  # how often it was chosen
    values: Array  # what it brought
    outcomes: Outcomes


def found_by(searches: Sequence[Search]) -> Found:
    """What trees have found, added up at their roots. A card that a tree has not tried adds nothing."""
    firsts = [(search.tree, search.tree.children[ROOT]) for search in searches]
    return Found(
        np.sum([tree.visits[children] for tree, children in firsts], axis=0),
        np.sum([tree.values[children] for tree, children in firsts], axis=0),
        Outcomes(*np.sum([search.outcomes for search in searches], axis=0)),
    )


def shares_of(simulations: int, trees: int) -> list[int]:
    """How many of all simulations each tree makes.

    >>> shares_of(10, 4)
    [3, 3, 2, 2]
    """
    return [simulations // trees + (tree < simulations % trees) for tree in range(trees)]


def search_in_slices(
    searches: Sequence[Search], simulations: Sequence[int], threads: int = 1, deadline: float | None = None
) -> None:
    """Search each tree for its number of simulations, or until the clock of `time.monotonic` says stop.

    The trees go on together, a slice at a time, and each makes one slice at least.
    """
    with mapping_on(threads) as do_all:
        for done in range(0, max(simulations), SLICE):
            list(do_all(simulate, searches, [min(SLICE, max(most - done, 0)) for most in simulations]))
            if deadline is not None and time.monotonic() > deadline:
                break


@contextmanager
def mapping_on(threads: int) -> Iterator[Callable[..., Any]]:
    """Python's `map`, done by so many threads."""
    if threads == 1:
        yield map
        return
    with ThreadPoolExecutor(threads) as pool:
        yield pool.map
