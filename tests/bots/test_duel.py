"""Bots play matches to the end, and their wins are counted."""

import pytest

from tablee.bots import bot_of
from tablee.bots.duel import Share, part_of_win, play_match, seated, win_rate
from tablee.games import GAMES
from tablee.match import Ending, Match, Result, bot

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


def test_the_first_bot_takes_every_seat_in_turn() -> None:
    assert [seated([GREEDY, RANDOM, RANDOM], seat).index(GREEDY) for seat in range(3)] == [0, 1, 2]


def test_a_shared_win_counts_in_parts() -> None:
    result = Result(Ending("finished"), (5, 5, 1), (0, 1))
    assert [part_of_win(result, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_equal_bots_share_every_deal_evenly() -> None:
    """Without chance in the bots, a deal played from both seats is won once by each."""
    assert win_rate(UGO, [GREEDY, GREEDY], matches=10, seed=3, options={"rounds": 1}) == Share(5.0, 10)


def test_the_interval_is_wilsons() -> None:
    """81 of 263 (Newcombe 1998, table I): 0.2553 to 0.3662."""
    low, high = Share(81, 263).interval
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
