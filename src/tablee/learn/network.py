"""The networks: pure functions from weights and situations to scores of choices and a value of the table.

Shapes: N situations, D inputs, M choices, F features of a choice, H and K hidden units.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tablee.bots.weights import Weights
from tablee.games.record import Array
from tablee.learn.config import Config
from tablee.learn.inputs import HIDDEN_IN_SCORER, PRIOR, Situation, View
from tablee.observations import OBSERVATIONS

Parameters = dict[str, jax.Array]
Scored = tuple[jax.Array, jax.Array]  # scores of choices [N, M], minus infinity where one is not legal; values [N]
Apply = Callable[[Parameters, Situation], Scored]
NEVER = -1e9  # the score of what cannot be chosen
SMALL = 0.01  # last layers: in the beginning all choices are about as likely


class Network(NamedTuple):
    """A form of network: its function, and its weights in the beginning."""

    apply: Apply
    begin: Callable[[Config, View], Parameters]


def score_moves(weights: Parameters, situation: Situation) -> Scored:
    """An output for each action, above two layers: first [D, H], second [H, K], policy [K, M], value [K]."""
    hidden = jax.nn.relu(scaled(situation.inputs, weights["scale"]) @ weights["first"] + weights["first_bias"])
    hidden = jax.nn.relu(hidden @ weights["second"] + weights["second_bias"])
    scores = hidden @ weights["policy"] + weights["policy_bias"]
    return jnp.where(situation.mask, scores, NEVER), hidden @ weights["value"] + weights["value_bias"]


def score_features(weights: Parameters, situation: Situation) -> Scored:
    """One scorer for all candidates: first [D, H] of the table, move [F, H], second [H, K], score [K], linear [F].

    The value is seen from the table and from what the candidates have in common: value [H + K].
    """
    table = scaled(situation.inputs, weights["scale"]) @ weights["first"] + weights["first_bias"]
    features = scaled(situation.features, weights["move_scale"])
    hidden = jax.nn.relu(features @ weights["move"] + table[:, None, :])
    hidden = jax.nn.relu(hidden @ weights["second"] + weights["second_bias"])
    scores = hidden @ weights["score"] + features @ weights["linear"]
    most = jnp.where(situation.mask[:, :, None], hidden, 0).max(axis=1)
    seen = jnp.concatenate([jax.nn.relu(table), most], axis=1)
    return jnp.where(situation.mask, scores, NEVER), seen @ weights["value"] + weights["value_bias"]


def scaled(numbers: Array, scale: jax.Array) -> jax.Array:
    """Numbers of observations, about as great as one. What they are divided by is not learned."""
    return jnp.asarray(numbers, jnp.float32) / jax.lax.stop_gradient(scale)


def begin_moves(config: Config, view: View) -> Parameters:
    """Weights for `score_moves`."""
    (one, two), draw = config.hidden, drawing(config.seed)
    choices = config.rules.actions
    shapes = {"first": (len(view.places), one), "second": (one, two)}
    layers = {name: draw(shape, np.sqrt(2.0 / shape[0])) for name, shape in shapes.items()}
    layers |= {"policy": draw((two, choices), SMALL), "value": draw((two,), SMALL)}
    return as_parameters({**layers, **biases(first=one, second=two, policy=choices), "scale": view.scale})


def begin_features(config: Config, view: View) -> Parameters:
    """Weights for `score_features`, with the prior of the game as linear weights."""
    (one, two), draw = HIDDEN_IN_SCORER, drawing(config.seed)
    features = OBSERVATIONS[config.game].actions
    assert features, "a game with a room has features"
    linear = np.zeros(features.layout.size, np.float32)
    for name, weight in PRIOR.get(config.game, {}).items():
        place = features.layout.begin(name)
        linear[place] = weight * view.move_scale[place]
    layers = {"first": draw((len(view.places), one), 0.1), "move": draw((len(linear), one), np.sqrt(2 / len(linear)))}
    layers |= {"second": draw((one, two), np.sqrt(2 / one)), "score": draw((two,), SMALL), "linear": linear}
    layers["value"] = draw((one + two,), SMALL)
    return as_parameters(
        {**layers, **biases(first=one, second=two), "scale": view.scale, "move_scale": view.move_scale}
    )


def drawing(seed: int) -> Callable[[tuple[int, ...], float], Array]:
    """Draws normal numbers of a shape and a size."""
    random = np.random.default_rng(seed)
    return lambda shape, size: (random.standard_normal(shape) * size).astype(np.float32)


def biases(**sizes: int) -> dict[str, Array]:
    """Biases of layers by their names, and of the value: all zero."""
    named = {f"{name}_bias": np.zeros(size, np.float32) for name, size in sizes.items()}
    return {**named, "value_bias": np.zeros((), np.float32)}


def as_parameters(arrays: Mapping[str, Array]) -> Parameters:
    """Arrays for JAX."""
    return {name: jnp.asarray(array, jnp.float32) for name, array in arrays.items()}


def playable(config: Config, view: View, weights: Parameters) -> Weights:
    """What a bot plays by, and a file holds."""
    observation = OBSERVATIONS[config.game]
    described = observation.actions.layout.size if observation.actions and view.room else 0
    arrays = {name: np.asarray(array) for name, array in weights.items()}
    size = observation.layout.size
    return Weights(config.game, view.kind, view.room, size, described, view.places, arrays)


NETWORKS = {
    "moves": Network(score_moves, begin_moves),
    "features": Network(score_features, begin_features),
}
