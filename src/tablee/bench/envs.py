"""Steps a second of each way to drive a game as an environment, with random legal actions."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.batches import BatchedEnv
from tablee.bench.measure import Task
from tablee.games.contract import Game

LANES, BATCH_STEPS = 4096, 24
STEPS = 300  # of an interface that takes one decision a call
SEED = 1


def tasks(game: Game) -> list[Task]:
    """Batches with observations, with features of moves, and without; then the interfaces that are there."""
    subject = f"{game.title} {game.seats[0]} seats"
    batches = {"batched, masks": {"observe": False}, "batched, masks and observations": {}}
    found = [Task(subject, way, 1, step_batch(game, **chosen)) for way, chosen in batches.items()]
    for way, drive in {"PettingZoo": pettingzoo, "Gymnasium": gymnasium, "OpenSpiel": openspiel}.items():
        try:
            found.append(Task(subject, way, 1, drive(game)))
        except ImportError:
            continue
    return found


def step_batch(game: Game, observe: bool = True) -> Callable[[], int]:
    """Steps of a batch, each with a random choice among the legal moves that the step before gave."""
    env = BatchedEnv(game, LANES, seats=game.seats[0], seed=SEED, observe=observe)
    env.reset()

    def run() -> int:
        for _ in range(BATCH_STEPS):
            env.step(env.random_actions())
        return LANES * BATCH_STEPS

    return run


def pettingzoo(game: Game) -> Callable[[], int]:
    """One agent after the other, each with its observation and mask."""
    from tablee.envs.pettingzoo import raw_env

    env, chosen = raw_env(game.name), np.random.default_rng(SEED)

    def run() -> int:
        env.reset(SEED)
        for _ in range(STEPS):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                seen, *_ = env.last()
            env.step(int(chosen.choice(np.flatnonzero(seen["action_mask"]))))
        return STEPS

    return run


def gymnasium(game: Game) -> Callable[[], int]:
    """A seat against random bots, whose moves are not counted."""
    from tablee.envs.gymnasium import SeatEnv

    env, chosen = SeatEnv(game.name, bots="random"), np.random.default_rng(SEED)

    def run() -> int:
        seen, _ = env.reset(seed=SEED)
        for _ in range(STEPS):
            seen, _, is_over, _, _ = env.step(int(chosen.choice(np.flatnonzero(seen["action_mask"]))))
            if is_over:
                seen, _ = env.reset()
        return STEPS

    return run


def openspiel(game: Game) -> Callable[[], int]:
    """State by state, each with the observation of who is to decide; draws are made, and not counted."""
    import pyspiel

    import tablee.envs.openspiel  # noqa: F401

    names = [f"tablee_{game.name}_turns", f"tablee_{game.name}"]
    return step_states(pyspiel.load_game(next(name for name in names if name in pyspiel.registered_names())))


def step_states(game: Any) -> Callable[[], int]:
    """A game of OpenSpiel from its first draw, again and again; one without observations gives information states."""
    chosen, is_observed = random.Random(SEED), game.get_type().provides_observation_tensor

    def run() -> int:
        done, state = 0, game.new_initial_state()
        while done < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(outcomes, chances)[0])
            else:
                _ = state.observation_tensor() if is_observed else state.information_state_tensor()
                state.apply_action(chosen.choice(state.legal_actions()))
                done += 1
        return STEPS

    return run
