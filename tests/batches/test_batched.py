"""The batched environment: lanes that do not disturb each other, results that are kept, rewards that add up."""

from typing import Any

import numpy as np
import pytest

from tablee.envs import BatchedEnv, Reward
from tablee.games import GAMES

LANES = 24
SHORT: dict[str, dict[str, Any]] = {
    "ugo": {"rounds": 1, "hand_size": 4},
    "vigo": {},
    "pillage": {"relic_costs": "3"},
}


def env_of(name: str, **chosen: Any) -> BatchedEnv:
    return BatchedEnv(name, LANES, **{"seats": 3, "seed": 5, "options": SHORT.get(name, {}), **chosen})


def played(env: BatchedEnv, steps: int) -> bytes:
    """Everything that some random steps bring."""
    env.reset()
    seen = []
    for _ in range(steps):
        batch = env.step(env.random_actions())
        seen += [batch.seats.tobytes(), batch.legal.tobytes(), batch.observations.tobytes(), batch.rewards.tobytes()]
    return b"".join(seen)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_play_on_any_number_of_threads(name: str) -> None:
    alone, threads, other = (played(env_of(name, **chosen), 30) for chosen in ({}, {"threads": 2}, {"seed": 6}))
    assert alone == threads
    assert alone != other


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", Reward)
def test_rewards_add_up_to_what_came_of_the_game(name: str, reward: Reward) -> None:
    env, sums = env_of(name, reward=reward), np.zeros((LANES, 3))
    env.reset()
    ended = 0
    while ended < LANES:
        batch = env.step(env.random_actions())
        sums += batch.rewards
        for lane in np.flatnonzero(batch.done):
            shares, scores = batch.last_shares[lane], batch.last_scores[lane].astype(float)
            expected = {
                Reward.SHARE: shares,
                Reward.ZERO_SUM: shares - shares.mean(),
                Reward.SCORE: scores,
                Reward.SCORE_DIFFERENCE: scores - (scores.sum() - scores) / 2,
            }
            assert sums[lane] == pytest.approx(expected[reward], abs=1e-3)
            assert batch.decisions[lane] == 0
            assert batch.last_decisions[lane] > 0
            sums[lane] = 0
        ended += int(batch.done.sum())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_ended_comes_again_by_its_seed(name: str) -> None:
    """The lane is asked the same again, and what each seat knew at the end is kept."""
    env = env_of(name)
    batch, courses = env.reset(), [[] for _ in range(LANES)]  # type: ignore[var-annotated]
    while not batch.done.any():
        actions = env.random_actions().copy()
        for lane in range(LANES):
            courses[lane].append(int(actions[lane]))
        batch = env.step(actions)
    lane = int(batch.done.argmax())
    kept = batch.last_observations[lane].tobytes(), batch.last_scores[lane].tolist()
    again = BatchedEnv(name, 1, seats=3, options=SHORT.get(name, {}))
    batch = again.reset(seed=batch.last_seeds[lane : lane + 1].copy())
    for action in courses[lane]:
        assert not batch.done[0]
        batch = again.step(np.array([action]))
    assert batch.done[0]
    assert (batch.last_observations[0].tobytes(), batch.last_scores[0].tolist()) == kept


def test_lanes_take_numbers_of_players_in_turns() -> None:
    env = BatchedEnv("pillage", 6, seats=(2, 5), seed=1, features=True)
    batch = env.reset()
    assert batch.tables["seats"].tolist() == [2, 5] * 3
    players = env.observation.layout.part(batch.observations, "players")
    assert players.argmax(axis=1).tolist() == [0, 3] * 3
    listed = batch.candidates[0][batch.candidates[0] >= 0]
    assert listed.tolist() == np.flatnonzero(batch.legal[0]).tolist()
    assert (batch.features[0, : len(listed)].sum(axis=1) > 0).all()


def test_an_illegal_action_is_refused_before_anything_is_done() -> None:
    env = env_of("ugo")
    batch = env.reset()
    before, actions = batch.tables.tobytes(), env.random_actions().copy()
    actions[LANES - 1] = np.flatnonzero(~batch.legal[LANES - 1])[0]
    with pytest.raises(ValueError, match=f"lane {LANES - 1}: action .* is not legal there; legal are"):
        env.step(actions)
    assert batch.tables.tobytes() == before


def test_what_is_not_wanted_is_not_written() -> None:
    env = env_of("vigo", observe=False)
    assert env.reset().observations.shape[0] == 0
    with pytest.raises(ValueError, match="UGO! has no features of single moves"):
        BatchedEnv("ugo", 1, seats=2, features=True)
    with pytest.raises(ValueError, match="choose from share, zero_sum, score, score_difference"):
        BatchedEnv("ugo", 1, seats=2, reward="glory")
