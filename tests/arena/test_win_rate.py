"""What a bot wins among others is counted by deals."""

import pytest

from tablee.arena import Share, win_rate
from tablee.bots import bot_of
from tablee.games import GAMES

UGO = GAMES["ugo"]
RANDOM, GREEDY = bot_of("ugo", "random"), bot_of("ugo", "greedy")


def test_equal_bots_share_every_deal_evenly() -> None:
    """Without chance in the bots, a deal played from both seats is won once by each."""
    assert win_rate(UGO, [GREEDY, GREEDY], deals=5, seed=3, options={"rounds": 1}) == Share((0.5,) * 5, 10)


def test_the_same_seed_counts_the_same() -> None:
    shares = [win_rate(UGO, [RANDOM] * 3, deals=4, seed=2, options={"rounds": 1}) for _ in range(2)]
    assert shares[0] == shares[1]
    assert shares[0] != win_rate(UGO, [RANDOM] * 3, deals=4, seed=3, options={"rounds": 1})


def test_no_deals_tell_nothing() -> None:
    with pytest.raises(ValueError, match="at least one"):
        win_rate(UGO, [RANDOM] * 2, deals=0, seed=1)


def test_the_interval_holds_the_rate() -> None:
    low, high = Share((0.5, 1.0, 0.0, 0.5) * 10, 80).interval
    assert 0.2 < low < 0.5 < high < 0.8
