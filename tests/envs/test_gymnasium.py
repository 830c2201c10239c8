"""Gymnasium's own check of an environment, and a seat among bots."""

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee.envs.gymnasium  # noqa: F401
from tablee.games import GAMES
from tablee.games.words import Refused

ROOT = Path(__file__).parents[2]
BOTS = {"vigo": "random"}  # of others greedy


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like floats of a few numbers in place of integers
        check_env(gymnasium.make(f"tablee/{name.capitalize()}-v1", bots=BOTS.get(name, "greedy")).unwrapped)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_whole_game_among_bots(seat: int | None) -> None:
    env = gymnasium.make("tablee/Ugo-v1", seats=3, seat=seat, bots=["greedy", "random"], options={"rounds": 1})
    (seen, info), rewards, is_over = env.reset(seed=1), [], False
    while not is_over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, is_over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        rewards.append(float(reward))
    *before, last = rewards
    assert len(rewards) >= 10  # a card to each trick, and the tops of piles
    assert set(before) == {0}
    assert last in (0, 1, 0.5)
    assert seat is None or info["seat"] == seat


def test_an_illegal_action_gives_the_game_up() -> None:
    env = gymnasium.make("tablee/Ugo-v1", reward="zero_sum")
    seen, _ = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, is_over, info["illegal_action"]) == (-0.5, True, True)


def test_bots_are_named_as_on_the_command_line() -> None:
    engine = f"cmd:{sys.executable} {ROOT / 'examples' / 'engine.py'}"
    bots = [engine, "examples.monte_carlo:MonteCarlo"]
    env = gymnasium.make("tablee/Ugo-v1", seats=3, bots=bots, options={"rounds": 1, "hand_size": 1})
    (seen, _), is_over = env.reset(seed=1), False
    while not is_over:
        seen, _, is_over, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.close()
    with pytest.raises(Refused):
        gymnasium.make("tablee/Ugo-v1", bots="nobody")


def test_bots_know_when_they_saw_a_tile() -> None:
    """As in a match: of every tile that lies face down and was seen, in how many turns."""
    remembered = 0

    def attentive(sight: Any, legal: Sequence[int], *_: Any) -> int:
        nonlocal remembered
        assert (sight.turns_seen[sight.was_open == 1] > 0).all()
        remembered += int(sight.was_open.sum())
        return max(legal)

    env = gymnasium.make("tablee/Vigo-v1", seats=3, bots=attentive)
    seen, _ = env.reset(seed=1)
    for _ in range(100):
        seen, _, is_over, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if is_over:
            seen, _ = env.reset()
    assert remembered > 50
