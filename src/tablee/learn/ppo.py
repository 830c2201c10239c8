"""Proximal policy optimisation (Schulman et al. 2017), regularised by entropy: pure functions, compiled by JAX.

Shapes: N decisions of a minibatch, M choices.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from tablee.games.record import Array
from tablee.learn.config import Config
from tablee.learn.inputs import Situation
from tablee.learn.network import Apply, Parameters

EPSILON = 1e-8


class Samples(NamedTuple):
    """Decisions to learn from. [N] each"""

    situation: Situation
    choice: Array
    log_chance: Array  # of the choice, when it was made
    advantage: Array  # how much better it went than was thought
    target: Array  # what the table was worth, as it turned out
    is_known: Array  # whether that can be said: not of a seat's last decision in a game that goes on


class Stats(NamedTuple):
    """What an update looked like."""

    policy_loss: jax.Array
    value_loss: jax.Array
    entropy: jax.Array


Learn = Callable[[Parameters, Any, Samples, Array, float, float], tuple[Parameters, Any, Stats]]
"""Weights, the optimiser's state, samples, places of them in minibatches [B, N], the worth of entropy and the rate."""


class Learning(NamedTuple):
    """How an update learns."""

    most_gradient: float  # its norm
    clip: float
    value_weight: float

    @property
    def optimizer(self) -> optax.GradientTransformation:
        """Adam, with gradients of a bounded norm; the rate comes with each round."""
        return optax.chain(optax.clip_by_global_norm(self.most_gradient), optax.scale_by_adam(eps=1e-5))


def learning_of(config: Config) -> Learning:
    """What of a config is about updates."""
    return Learning(config.most_gradient, config.clip, config.value_weight)


@cache
def learn_of(apply: Apply, learning: Learning) -> Learn:
    """All steps of learning from a round of play, in one compiled loop."""
    optimizer = learning.optimizer

    def learn(
        weights: Parameters, state: Any, samples: Samples, batches: Array, worth: float, rate: float
    ) -> tuple[Parameters, Any, Stats]:
        def step(now: tuple[Parameters, Any], places: Array) -> tuple[tuple[Parameters, Any], Stats]:
            weights, state = now
            few = jax.tree.map(lambda array: array[places], samples)

            def measured(weights: Parameters) -> tuple[jax.Array, Stats]:
                return loss(apply, weights, few, learning, worth)

            gradients, stats = jax.grad(measured, has_aux=True)(weights)
            changes, state = optimizer.update(gradients, state, weights)
            return (optax.apply_updates(weights, jax.tree.map(lambda change: -rate * change, changes)), state), stats

        (weights, state), stats = jax.lax.scan(step, (weights, state), batches)
        return weights, state, jax.tree.map(jnp.mean, stats)

    return jax.jit(learn)


def loss(
    apply: Apply, weights: Parameters, samples: Samples, learning: Learning, entropy_worth: float
) -> tuple[jax.Array, Stats]:
    """What is to become small: the clipped policy loss, the error of the values, less what entropy is worth."""
    scores, values = apply(weights, samples.situation)
    log_chances = jax.nn.log_softmax(scores)
    log_chance = jnp.take_along_axis(log_chances, samples.choice[:, None], axis=1)[:, 0]
    policy_loss = clipped(log_chance - samples.log_chance, normalised(samples.advantage), learning.clip)
    value_loss = jnp.square(values - samples.target).mean()
    entropy = entropy_of(log_chances, samples.situation.mask)
    total = policy_loss + learning.value_weight * value_loss - entropy_worth * entropy
    return total, Stats(policy_loss, value_loss, entropy)


def clipped(log_ratio: jax.Array, advantage: jax.Array, clip: float) -> jax.Array:
    """The loss of PPO: no gain from moving a chance farther than the clip."""
    ratio = jnp.exp(log_ratio)
    return -jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * advantage).mean()


def normalised(advantage: Array) -> jax.Array:
    """With a mean of zero and a deviation of one."""
    return jnp.asarray((advantage - advantage.mean()) / (advantage.std() + EPSILON))


def entropy_of(log_chances: jax.Array, mask: Array) -> jax.Array:
    """The mean entropy of policies, in nats. [N, M] in"""
    return -jnp.where(mask, jnp.exp(log_chances) * log_chances, 0).sum(axis=1).mean()
