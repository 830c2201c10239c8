"""Generalised advantage estimation (Schulman et al. 2016) where seats take turns: each seat has a course of its own.

Shapes: T steps, L lanes, S seats.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from tablee.games.record import Array


class Courses(NamedTuple):
    """A round of play."""

    values: Array  # [T, L] of the acting seat, before it acts
    seats: Array  # [T, L] who acts
    rewards: Array  # [T, L, S] what the action brought to each
    done: Array  # [T, L] whether it ended the game


class Ahead(NamedTuple):
    """What is known of the future of each seat, going back in time. [L, S] each"""

    value: jax.Array  # of its next decision; 0 behind the end
    advantage: jax.Array
    gained: jax.Array  # rewards until then
    is_known: jax.Array  # whether there is a next decision, or the end, in this round


@partial(jax.jit, static_argnames="trace")
def advantages(courses: Courses, trace: float) -> tuple[jax.Array, jax.Array]:
    """The advantage of each decision, and whether it is known: not of a seat's last one in a game that goes on. [T, L]

    That last one still says by its value what those before it were worth.
    """
    nothing = jnp.zeros(courses.rewards.shape[1:])
    ahead = Ahead(nothing, nothing, nothing, nothing > 0)
    _, found = jax.lax.scan(partial(step_back, trace=trace), ahead, courses, reverse=True)
    return found


def step_back(ahead: Ahead, now: Courses, trace: float) -> tuple[Ahead, tuple[jax.Array, jax.Array]]:
    """One step towards the beginning, in all lanes."""
    goes_on = ~now.done[:, None]
    gained = ahead.gained * goes_on + now.rewards
    value, advantage = ahead.value * goes_on, ahead.advantage * goes_on
    is_known = ahead.is_known | now.done[:, None]
    acts = jax.nn.one_hot(now.seats, now.rewards.shape[-1], dtype=bool)
    better = gained + value - now.values[:, None] + trace * advantage
    before = Ahead(
        value=jnp.where(acts, now.values[:, None], value),
        advantage=jnp.where(acts, jnp.where(is_known, better, 0), advantage),
        gained=jnp.where(acts, 0, gained),
        is_known=is_known | acts,
    )
    return before, (jnp.where(acts, better, 0).sum(axis=1), (acts & is_known).any(axis=1))
