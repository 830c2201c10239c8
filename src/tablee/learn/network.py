"""The networks: pure functions from weights and situations to scores of choices and a value of the table.

Shapes: N situations, D inputs, M choices, F features of a choice, H and K hidden units.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tablee.bots.network import folded
from tablee.bots.weights import Weights
from tablee.games.record import Array
from tablee.learn.config import Config
from tablee.learn.inputs import PRIOR, ROOM_TO_PLAY, Situation, View
from tablee.observations import OBSERVATIONS

Parameters = dict[str, jax.Array]
Scored = tuple[jax.Array, jax.Array]  # scores of choices [N, M], minus infinity where one is not legal; values [N]
Apply = Callable[[Parameters, Situation], Scored]
Layers = dict[str, Any]  # by the names of `Net`
SCALES = ("scale", "move_scale", "face_scale")
NEVER = -1e9  # the score of what cannot be chosen
CARD_UNITS, CARD_MEANING = 48, 24  # of the encoder of cards
NUMBERS_SHOWN, CARDS_SHOWN, EFFECTS_ON_CARD = 30, 40, 12  # about so many are not zero
SMALL = 0.01  # last layers: in the beginning all choices are about as likely


def score_moves(layers: Layers, situation: Situation) -> Scored:
    """An output for each action, above two layers."""
    hidden = jax.nn.relu(numbers(situation.inputs) @ layers["first"] + layers["first_bias"])
    hidden = jax.nn.relu(hidden @ layers["second"] + layers["second_bias"])
    scores = hidden @ layers["policy"].T + layers["policy_bias"]
    return jnp.where(situation.mask, scores, NEVER), hidden @ layers["value"] + layers["value_bias"]


def score_features(layers: Layers, situation: Situation) -> Scored:
    """One scorer for all candidates; the value is seen from the table and from what the candidates have in common."""
    table = numbers(situation.inputs) @ layers["first"] + layers["first_bias"]
    features = numbers(situation.features)
    hidden = jax.nn.relu(features @ layers["move"] + table[:, None, :])
    hidden = jax.nn.relu(hidden @ layers["second"] + layers["second_bias"])
    scores = hidden @ layers["policy"][0] + features @ layers["linear"]
    most = jnp.where(situation.mask[:, :, None], hidden, 0).max(axis=1)
    seen = jnp.concatenate([jax.nn.relu(table), most], axis=1)
    return jnp.where(situation.mask, scores, NEVER), seen @ layers["value"] + layers["value_bias"]


def numbers(whole: Array) -> jax.Array:
    """Numbers of observations, to be reckoned with."""
    return jnp.asarray(whole, jnp.float32)


@cache
def apply_of(view: View) -> Apply:
    """The function of a network, from weights as they are learned. What inputs are divided by is not learned."""
    score = score_features if view.kind == "features" else score_moves

    def apply(weights: Parameters, situation: Situation) -> Scored:
        fixed = {name: jax.lax.stop_gradient(part) if name in SCALES else part for name, part in weights.items()}
        faces = jnp.asarray(view.faces, jnp.float32)
        return score(folded(view.kind, fixed, faces, len(view.places), jnp), situation)

    return apply


def begin_moves(config: Config, view: View) -> Parameters:
    """Weights for `score_moves`."""
    (one, two), draw = config.hidden, drawing(config.seed)
    choices = config.rules.actions
    shapes = {"first": (len(view.places), one), "second": (one, two)}
    layers = {name: draw(shape, np.sqrt(2.0 / shape[0])) for name, shape in shapes.items()}
    layers |= {"policy": draw((two, choices), SMALL), "value": draw((two,), SMALL)}
    return as_parameters({**layers, **biases(first=one, second=two, policy=choices), "scale": view.scale})


def begin_cards(config: Config, view: View) -> Parameters:
    """Weights for cards that are described by their faces."""
    (one, two), draw = config.hidden, drawing(config.seed)
    described = view.faces.shape[-1]
    layers = {
        "table": draw((len(view.scale), one), np.sqrt(1 / NUMBERS_SHOWN)),
        "card": draw((described, CARD_UNITS), np.sqrt(2 / EFFECTS_ON_CARD)),
        "embed": draw((CARD_UNITS, CARD_MEANING), np.sqrt(1 / CARD_UNITS)),
        "slices": draw((view.slices, CARD_MEANING, one), np.sqrt(1 / CARD_MEANING / CARDS_SHOWN)),
        "second": draw((one, two), np.sqrt(2 / one)),
        "key": draw((CARD_UNITS, two), SMALL),
        "key_bias": np.zeros(CARD_UNITS, np.float32),
        "value": draw((two,), SMALL),
    }
    none = biases(first=one, second=two, card=CARD_UNITS)
    return as_parameters({**layers, **none, "scale": view.scale, "face_scale": view.move_scale})


def begin_features(config: Config, view: View) -> Parameters:
    """Weights for `score_features`, with the prior of the game as linear weights."""
    (one, two), draw = config.hidden, drawing(config.seed)
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
    return Weights(config.game, view.kind, ROOM_TO_PLAY.get(config.game, 0), size, described, view.places, arrays)


BEGIN = {"moves": begin_moves, "cards": begin_cards, "features": begin_features}


def begin(config: Config, view: View) -> Parameters:
    """The weights in the beginning."""
    if config.begins_as:
        return as_parameters(Weights.load(Path(config.begins_as)).arrays)
    return BEGIN[view.kind](config, view)
