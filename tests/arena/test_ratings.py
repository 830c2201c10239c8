"""Ratings find the strengths that games were drawn from, and their intervals hold them."""

from itertools import combinations

import numpy as np
import pytest

from tablee.arena.comparison import Comparison, DealShares, by_deal
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.ratings import POINTS, chance_to_win, rate

TRUE = np.array([180.0, -30.0, -150.0])


def drawn(experiment: Experiment, deals: int, random: np.random.Generator) -> list[Comparison]:
    """Comparisons whose games are won in proportion to strengths; the luck of a deal is the same in all of them."""
    luck = random.gumbel(size=(deals, experiment.seats))
    comparisons = []
    for pair in combinations(range(len(TRUE)), 2):
        comparison = Comparison(pair, 1, stops=False)
        for deal in range(deals):
            for seating in experiment.seatings(*pair):
                winner = int(np.argmax(TRUE[list(seating)] / POINTS + luck[deal]))
                shares = tuple(float(seat == winner) for seat in range(experiment.seats))
                comparison.games.append(Played(deal, seating, (), (0,) * experiment.seats, shares))
        comparison.deals = by_deal(comparison.games, pair)
        comparisons.append(comparison)
    return comparisons


@pytest.mark.parametrize("seats", [2, 3])
def test_intervals_hold_true_strengths_though_deals_are_shared(seats: int) -> None:
    experiment = Experiment("olives", ("a", "b", "c"), seats)
    random = np.random.default_rng(seats)
    held = total = 0
    for _ in range(25):
        for rating, true in zip(rate(experiment, drawn(experiment, 60, random)), TRUE, strict=True):
            assert rating.interval
            held += rating.interval.low <= true <= rating.interval.high
            total += 1
    assert held / total >= 0.85


def test_who_won_everything_has_a_rating_too() -> None:
    experiment = Experiment("olives", ("a", "b"), 2)
    comparison = Comparison((0, 1), 1, stops=False)
    comparison.games = [Played(deal, (0, 1), (), (1, 0), (1.0, 0.0)) for deal in range(10)]
    comparison.deals = [DealShares(1.0, 0.0)] * 10
    better, worse = rate(experiment, [comparison])
    assert better.points == pytest.approx(-worse.points)
    assert 200 < better.points < 400
    assert better.interval is None


def test_the_chance_to_win_counts_every_seat() -> None:
    points = [400.0, 0.0]
    assert chance_to_win(points, (0, 1), 0) == pytest.approx(10 / 11)
    assert chance_to_win(points, (0, 1, 1), 1) == pytest.approx(2 / 12)
