"""Bots play matches to the end."""

import pytest

from tablee.bots import bot_of
from tablee.bots.play import play_match
from tablee.games import GAMES
from tablee.match import Match, bot

UGO = GAMES["ugo"]
RANDOM, GREEDY = bot_of("ugo", "random"), bot_of("ugo", "greedy")


def new_match(seats: int) -> Match:
    return Match(UGO, [bot("any")] * seats, {"rounds": 1}, seed=b"duel")


@pytest.mark.parametrize("seats", UGO.seats)
def test_a_match_is_played_to_its_end(seats: int) -> None:
    match = new_match(seats)
    result = play_match(match, [GREEDY] * seats, seed=1)
    assert result is not None
    assert result.how == "finished"
    assert match.awaited() == []


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = new_match(3), new_match(3)
    play_match(one, [RANDOM] * 3, seed=5)
    play_match(other, [RANDOM] * 3, seed=5)
    assert one.log == other.log


def test_a_match_without_a_seed_waits_for_chance() -> None:
    assert play_match(Match(UGO, [bot("any")] * 2), [RANDOM] * 2, seed=1) is None
