"""Worlds of Olives that fit what a seat knows: every one of them, each equally likely."""

from collections import Counter

import pytest

from tablee.games.chance import Random
from tablee.games.olives import OLIVES
from tablee.games.olives.positions import parse_position
from tablee.games.secrecy import SPECTATOR
from tests.games.fairness import is_even

WORLDS = 6_000
BIDDING = "olives seats=3 phase=bid bowl=5 pile=12467 played=7,1,6 hands=12346,2346,12345 bids=-,7,-"


def worlds(line: str, seat: int) -> Counter[tuple[int, ...]]:
    """How often each hand and bid of the second seat is drawn."""
    filled = OLIVES.worlds(OLIVES.knowledge(parse_position(line), seat), WORLDS, Random.seeded(1))
    return Counter((int(world.hands[1]), int(world.bids[1])) for world in filled)


def test_any_card_that_was_not_shown_may_be_away_and_any_other_be_bid() -> None:
    """Six cards were not shown; one of them is away, and one of the other five is bid. §away §bid"""
    drawn = worlds(BIDDING, 0)
    assert len(drawn) == 6 * 5
    assert is_even(drawn.values(), 6 * 5)


def test_who_still_puts_a_card_away_has_them_all() -> None:
    """§away"""
    assert worlds("olives seats=2 hands=123456,1234567", 0) == {(0b11111110, 0): WORLDS}


def test_the_own_cards_are_as_they_are() -> None:
    """§away"""
    assert len(worlds(BIDDING, 1)) == 1


def test_a_spectator_has_no_worlds() -> None:
    with pytest.raises(ValueError, match="spectator"):
        worlds(BIDDING, SPECTATOR)
