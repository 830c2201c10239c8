"""A beginner at Olives, judged by single positions and by its games."""

from collections import Counter

import pytest

from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.olives import OLIVES
from tablee.games.olives.positions import parse_position

GREEDY, RANDOM = bot_of("olives", "greedy"), bot_of("olives", "random")


def chosen(position: str) -> Counter[int]:
    """How often the first seat bids what."""
    table = parse_position(f"olives {position}")
    sight, legal = OLIVES.knowledge(table, 0), OLIVES.legal(table, 0)
    return Counter(GREEDY(sight, legal, Random.seeded(seed), NO_LIMIT) for seed in range(100))


def test_bids_low_for_a_small_bowl_and_high_for_a_large_one() -> None:
    small = chosen("seats=2 phase=bid bowl=1 pile=234567 hands=123456,123456")
    large = chosen("seats=2 phase=bid bowl=7 pile=123456 hands=123456,123456")
    assert max(small) <= 3
    assert min(large) >= 5


def test_does_not_always_bid_alike() -> None:
    """Equal cards cancel each other."""
    assert len(chosen("seats=2 phase=bid bowl=7 pile=123456 hands=123456,123456")) > 1


@pytest.mark.parametrize("seats", OLIVES.seats)
def test_wins_more_than_its_share_against_random(seats: int) -> None:
    rate = win_rate(OLIVES, [GREEDY, *[RANDOM] * (seats - 1)], deals=600 // seats, seed=1).rate
    assert rate >= 1.4 / seats
