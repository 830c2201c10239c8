"""PettingZoo's own tests of an environment, and what is simultaneous in Village Pillage."""

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

from tablee.envs import pettingzoo
from tablee.envs.pettingzoo import pillage_v1
from tablee.games import GAMES

MODULES = {name: import_module(f"tablee.envs.pettingzoo.{name}_v1") for name in GAMES}
SHORT: dict[str, dict[str, Any]] = {
    "ugo": {"seats": 3, "options": {"rounds": 1}},
    "vigo": {"seats": 2, "reward": "score"},
    "pillage": {"seats": 3, "options": {"relic_costs": "3,4"}, "reward": "zero_sum"},
}


@pytest.fixture(autouse=True)
def without_advice() -> Any:
    """These tests advise against dict observations, and against what they draw at random themselves."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", MODULES)
def test_one_agent_after_the_other(name: str) -> None:
    api_test(MODULES[name].env(**SHORT.get(name, {})), num_cycles=60)
    seed_test(lambda: MODULES[name].env(**SHORT.get(name, {})), num_cycles=20)


@pytest.mark.parametrize("name", MODULES)
def test_all_agents_at_once(name: str) -> None:
    parallel_api_test(MODULES[name].parallel_env(**SHORT.get(name, {})), num_cycles=60)


@pytest.mark.parametrize("name", MODULES)
def test_the_same_seed_is_the_same_game_at_once(name: str) -> None:
    """PettingZoo's own test of this draws actions without looking at the mask."""

    def played(seed: int) -> bytes:
        env = MODULES[name].parallel_env(**SHORT.get(name, {}))
        seen, _ = env.reset(seed=seed)
        told = [seen[agent]["observation"].tobytes() for agent in env.agents]
        for _ in range(10):
            chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
            seen, *_ = env.step(chosen)
            told += [seen[agent]["observation"].tobytes() for agent in env.agents]
        return b"".join(told)

    assert played(3) == played(3) != played(4)


def test_plans_are_made_at_once_and_seen_by_nobody() -> None:
    env = pillage_v1.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    choices = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
    assert [len(choices[agent]) for agent in env.agents] == [4, 4, 4]  # all plan their first card
    first = {agent: int(choices[agent][0]) for agent in env.agents}
    other = {**first, "seat_1": int(choices["seat_1"][1])}
    after = []
    for actions in (first, other):
        env.reset(seed=1)
        seen, *_ = env.step(actions)
        after.append(seen["seat_0"]["observation"].tobytes())
    assert after[0] == after[1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("ugo", seats=2)
    env.reset(seed=1)
    before = env.table.row.tobytes()
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal; legal are"):
        env.step(illegal)
    assert env.table.row.tobytes() == before


def test_parallel_becomes_turn_by_turn_as_pettingzoo_does_it() -> None:
    api_test(parallel_to_aec(pillage_v1.parallel_env()), num_cycles=30)
