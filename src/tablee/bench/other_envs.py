"""Card games of other environments, to be measured in the same run: with observations, and random legal actions."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bench.envs import SEED, STEPS, step_states
from tablee.bench.measure import Task

PGX_LANES, PGX_STEPS = 4096, 24
BY_PYTHON, BATCHED = "one decision a call", "batched by JAX"


def tasks() -> list[Task]:
    """What is installed: games of OpenSpiel, RLCard and PettingZoo, one decision a call; and of Pgx, in batches."""
    wanted: list[tuple[str, str, Callable[[str], Callable[[], int]]]] = [
        *((f"OpenSpiel {name}", BY_PYTHON, openspiel) for name in ("kuhn_poker", "leduc_poker", "hearts")),
        *((f"RLCard {name}", BY_PYTHON, rlcard) for name in ("leduc-holdem", "uno")),
        *((f"PettingZoo {name}", BY_PYTHON, pettingzoo) for name in ("leduc_holdem_v4", "texas_holdem_v4")),
        *((f"Pgx {name}", BATCHED, pgx) for name in ("kuhn_poker", "leduc_holdem")),
    ]
    found = []
    for subject, way, drive in wanted:
        try:
            found.append(Task(subject, way, 1, drive(subject.split()[1])))
        except ImportError:
            continue
    return found


def openspiel(name: str) -> Callable[[], int]:
    """C++ behind Python, state by state."""
    import pyspiel

    return step_states(pyspiel.load_game(name))


def rlcard(name: str) -> Callable[[], int]:
    """Its own loop: a state is an observation with the legal actions."""
    import rlcard as library

    env, chosen = library.make(name, config={"seed": SEED}), np.random.default_rng(SEED)

    def run() -> int:
        state, _ = env.reset()
        for _ in range(STEPS):
            state, _ = env.step(int(chosen.choice(list(state["legal_actions"]))))
            if env.is_over():
                state, _ = env.reset()
        return STEPS

    return run


def pettingzoo(name: str) -> Callable[[], int]:
    """Its classic games without wrappers."""
    from importlib import import_module

    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
    chosen = np.random.default_rng(SEED)

    def run() -> int:
        env.reset(SEED)
        for _ in range(STEPS):
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                seen, *_ = env.last()
            env.step(int(chosen.choice(np.flatnonzero(seen["action_mask"]))))
        return STEPS

    return run


def pgx(name: str) -> Callable[[], int]:
    """Compiled by JAX for all lanes at once; a game that is over begins anew."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        chosen, drawn = jax.random.split(key)
        actions = jax.random.categorical(chosen, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return step(state, actions, jax.random.split(drawn, PGX_LANES))

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), PGX_LANES))

    def run() -> int:
        now, key = state, jax.random.PRNGKey(SEED)
        for _ in range(PGX_STEPS):
            key, other = jax.random.split(key)
            now = play(now, other)
        now.observation.block_until_ready()
        return PGX_LANES * PGX_STEPS

    return run
