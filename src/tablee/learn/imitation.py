"""To begin with what somebody else knows: a network that plays about as a level does, from its decisions.

It is where a run begins, and an opponent that the run keeps meeting: who only ever plays itself may forget how others
play, and with many players at a table there are many ways to.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import numpy as np
import optax

from tablee.bots import NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.record import Array
from tablee.learn.config import Config
from tablee.learn.inputs import Situation, View, fresh_tables
from tablee.learn.network import Apply, Parameters, apply_of
from tablee.observations import OBSERVATIONS

EPOCHS = 6
RATE = 1e-3
MINIBATCH = 1024


class Watched(NamedTuple):
    """Decisions of somebody else. [N] each"""

    situation: Situation
    choice: Array


class Decided(NamedTuple):
    """One of them."""

    inputs: Array
    mask: Array
    choice: int


def imitated(config: Config, view: View, weights: Parameters) -> Parameters:
    """Weights to which the decisions of the level of a run are likely. Its network has an output for each action."""
    watched = watched_decisions(config, view)
    optimizer = optax.adam(RATE)
    state, random = optimizer.init(weights), np.random.default_rng(config.seed)
    step = jax.jit(partial(imitate, apply_of(view), optimizer))
    for _ in range(EPOCHS):
        order = random.permutation(len(watched.choice))
        for begin in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            few = jax.tree.map(lambda array, chosen=order[begin : begin + MINIBATCH]: array[chosen], watched)
            weights, state = step(weights, state, few)
    return weights


def imitate(
    apply: Apply, optimizer: optax.GradientTransformation, weights: Parameters, state: Any, watched: Watched
) -> tuple[Parameters, Any]:
    """One step: what was chosen becomes likelier."""

    def loss(weights: Parameters) -> jax.Array:
        scores, _ = apply(weights, watched.situation)
        chosen = jax.numpy.take_along_axis(jax.nn.log_softmax(scores), watched.choice[:, None], axis=1)
        return -chosen.mean()

    changes, state = optimizer.update(jax.grad(loss)(weights), state, weights)
    return optax.apply_updates(weights, changes), state


def watched_decisions(config: Config, view: View) -> Watched:
    """What a level decides when it plays all seats, at the tables of a run in turns."""
    decided = decisions(config, view)
    inputs, masks, choices = zip(*(next(decided) for _ in range(config.watched)), strict=True)
    situation = Situation(np.stack(inputs), np.zeros((len(choices), 0, 0), np.int8), np.stack(masks))
    return Watched(situation, np.array(choices, np.int32))


def decisions(config: Config, view: View) -> Iterator[Decided]:
    """Its decisions without end, but for forced ones: game after game."""
    game, observation, level = config.rules, OBSERVATIONS[config.game], bot_of(config.game, config.imitated)
    random = Random.seeded(config.seed)
    while True:
        for table in fresh_tables(config):
            game.rules.settle(table, random)
            while not game.rules.is_over(table):
                seat = game.awaited(table)[0]
                legal = game.legal(table, seat)
                action = level(game.knowledge(table, seat), legal, random, NO_LIMIT)
                if len(legal) > 1:
                    mask = np.zeros(game.actions, np.bool_)
                    mask[legal] = True
                    yield Decided(observation.of_table(table, seat)[view.places], mask, action)
                game.rules.apply(table, seat, action)
                game.rules.settle(table, random)
