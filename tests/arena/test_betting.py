"""The statistics of the arena hold what they promise: tried on simulated deals whose games are correlated."""

import numpy as np
import pytest

from tablee.arena.betting import ERROR, ConfidenceSequence
from tablee.games.record import Array

RUNS, LOOKS, DEALS = 100, 25, 4


def simulated(random: np.random.Generator, better: float, seats: int = 2) -> Array:
    """Differences of deals. The luck of a deal is most of a game: its games, one from each seat, are correlated.

    `better` is what the first bot adds to its luck, 0 where both are the same.
    """
    luck = random.normal(size=(LOOKS * DEALS, 1, seats))
    own = 0.4 * random.normal(size=(LOOKS * DEALS, seats, seats)) + better * np.eye(seats)
    won = (luck + own).argmax(axis=2) == np.arange(seats)  # whether the first won the game in which it sat there
    shares = won.mean(axis=1)
    return np.asarray((shares - (1 - shares) / (seats - 1)).round(12))


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_as_good_is_seldom_called_better_or_worse(seats: int) -> None:
    """At any of the looks together: the chance is at most ERROR. A textbook test at each look errs far more often."""
    random = np.random.default_rng(1)
    decided = textbook = 0
    for _ in range(RUNS):
        differences, sequence = simulated(random, 0.0, seats), ConfidenceSequence()
        looks = []
        for look in range(LOOKS):
            sequence.add(differences[look * DEALS : (look + 1) * DEALS])
            looks.append(sequence.leader != 0)
        decided += any(looks)
        textbook += any(is_textbook_decided(differences[: (look + 1) * DEALS]) for look in range(1, LOOKS))
    assert decided <= ERROR * RUNS
    assert textbook > 3 * ERROR * RUNS


def is_textbook_decided(differences: Array) -> bool:
    deviation = differences.std(ddof=1) / np.sqrt(len(differences))
    return bool(abs(differences.mean()) > 1.96 * deviation)


def test_the_interval_holds_the_true_difference_at_all_looks() -> None:
    random = np.random.default_rng(2)
    true = simulated_mean(0.4)
    missed = 0
    for _ in range(RUNS):
        differences, sequence = simulated(random, 0.4), ConfidenceSequence()
        intervals = []
        for look in range(LOOKS):
            sequence.add(differences[look * DEALS : (look + 1) * DEALS])
            intervals.append(sequence.interval)
        missed += any(not low <= true <= high for low, high in intervals)
    assert missed <= ERROR * RUNS


def simulated_mean(better: float) -> float:
    random = np.random.default_rng(3)
    return float(np.mean([simulated(random, better).mean() for _ in range(2000)]))


def test_who_is_better_is_found() -> None:
    """A difference of 40 points, as between greedy and random, takes some dozens of deals; and nobody is wrong."""
    random = np.random.default_rng(4)
    leaders, needed = [], []
    for _ in range(50):
        differences, sequence = simulated(random, 1.0), ConfidenceSequence()
        for look in range(LOOKS):
            sequence.add(differences[look * DEALS : (look + 1) * DEALS])
            if sequence.leader:
                leaders.append(sequence.leader)
                needed.append((look + 1) * DEALS)
                break
    assert leaders == [1] * 50
    assert np.median(needed) < 60


def test_the_order_of_deals_does_not_matter() -> None:
    differences = simulated(np.random.default_rng(5), 0.4)
    one, other = ConfidenceSequence(), ConfidenceSequence()
    one.add(differences)
    other.add(differences[::-1])
    assert one.interval == other.interval


@pytest.mark.parametrize(("number", "low", "high"), [(1.0, 0.2, 1.0), (-1.0, -1.0, -0.2), (0.0, -0.36, 0.36)])
def test_deals_that_are_all_the_same_leave_room_for_others(number: float, low: float, high: float) -> None:
    sequence = ConfidenceSequence()
    sequence.add([number] * 12)
    assert sequence.interval == pytest.approx((low, high), abs=0.1)
