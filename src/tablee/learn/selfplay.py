"""Self-play: a worker's tables, at which a network plays itself, and at some of them past networks.

A round plays so many decisions at each table; games go on from round to round. All chance follows from the seed, the
number of the worker and the number of the round.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tablee.envs import Batch
from tablee.games.record import Array
from tablee.learn.advantages import Courses, advantages
from tablee.learn.config import Config
from tablee.learn.inputs import Situation, View, env_of
from tablee.learn.network import NETWORKS, Parameters
from tablee.learn.ppo import Samples


class Choice(NamedTuple):
    """What a network chose at each table. [N] each"""

    choice: Array
    log_chance: Array
    value: Array


class SelfPlay:
    """The tables of one worker."""

    def __init__(self, config: Config, view: View, number: int = 0) -> None:
        self.config, self.view, self.number = config, view, number
        self.env = env_of(config, config.lanes, seed=1_000_003 * config.seed + number)
        self.batch: Batch = self.env.reset()
        self._choose = choosing(view.kind)
        lanes = np.arange(config.lanes)
        self._past = slice(config.lanes - round(config.past_share * config.lanes), config.lanes)
        self._own_seat = lanes[self._past] % config.seats  # at tables with past networks

    def play(self, weights: Parameters, past: Parameters, round_number: int) -> Samples:
        """A round: the decisions of the network that learns, as NumPy arrays."""
        room = Room(self.config, self.view)
        key = jax.random.key(chance_of(self.config.seed, self.number, round_number))
        for step in range(self.config.horizon):
            situation = self.view.situation(self.batch)
            chosen, is_own = self._chosen(weights, past, situation, key, step)
            room.before(step, situation, chosen, self.batch.seats, is_own)
            self.batch = self.env.step(self.view.actions(self.batch, chosen.choice))
            room.after(step, self.batch)
        return room.samples(self.config.trace)

    def state(self) -> dict[str, Array]:
        """All tables with their chance: `restore` goes on from there."""
        return {name: np.array(array) for name, array in self.env.batch._asdict().items()}

    def restore(self, state: dict[str, Array]) -> None:
        """Go on from what `state` returned."""
        for name, array in self.env.batch._asdict().items():
            array[...] = state[name]

    def _chosen(
        self, weights: Parameters, past: Parameters, situation: Situation, key: jax.Array, step: int
    ) -> tuple[Choice, Array]:
        """Choices at all tables, and where they are those of the network that learns."""
        chosen = Choice(*(np.array(part) for part in self._choose(weights, situation, key, step)))
        is_own = np.ones(self.config.lanes, np.bool_)
        if len(self._own_seat):
            is_own[self._past] = self.batch.seats[self._past] == self._own_seat
            there = Situation(*(part[self._past] for part in situation))
            others = np.asarray(self._choose(past, there, key, step + self.config.horizon)[0])
            chosen.choice[self._past] = np.where(is_own[self._past], chosen.choice[self._past], others)
        return chosen, is_own


def chance_of(*numbers: int) -> int:
    """A seed from some numbers."""
    return int(np.random.SeedSequence(numbers).generate_state(1)[0])


class Room:
    """Room for what a round shows. T steps, L lanes."""

    def __init__(self, config: Config, view: View) -> None:
        shape = (config.horizon, config.lanes)
        choices = view.room or config.rules.actions
        self.situation = Situation(
            np.zeros((*shape, len(view.places)), np.int8),
            np.zeros((*shape, choices, len(view.move_scale)), np.int8),
            np.zeros((*shape, choices), np.bool_),
        )
        self.choice, self.seats = np.zeros((2, *shape), np.int32)
        self.log_chance, self.values = np.zeros((2, *shape), np.float32)
        self.rewards = np.zeros((*shape, config.seats), np.float32)
        self.done, self.is_own = np.zeros((2, *shape), np.bool_)

    def before(self, step: int, situation: Situation, chosen: Choice, seats: Array, is_own: Array) -> None:
        """Keep what was seen and chosen."""
        for kept, shown in zip(self.situation, situation, strict=True):
            kept[step] = shown
        self.choice[step], self.log_chance[step], self.values[step] = chosen
        self.seats[step], self.is_own[step] = seats, is_own

    def after(self, step: int, batch: Batch) -> None:
        """Keep what came of it."""
        self.rewards[step], self.done[step] = batch.rewards, batch.done

    def samples(self, trace: float) -> Samples:
        """The decisions that can be learned from, lane by lane."""
        counted = self.situation.mask.sum(axis=-1) > 1
        courses = Courses(self.values, self.seats, self.rewards, self.done, counted)
        better, is_known = (np.asarray(found) for found in advantages(courses, trace))
        learned = is_known & self.is_own
        situation = Situation(*(part[learned] for part in self.situation))
        target = (better + self.values)[learned]
        return Samples(situation, self.choice[learned], self.log_chance[learned], better[learned], target)


Choose = Callable[[Parameters, Situation, jax.Array, int], tuple[jax.Array, ...]]


@cache
def choosing(kind: str) -> Choose:
    """Draws a choice at each table by the network's chances; compiled once for all workers of a process."""
    apply = NETWORKS[kind].apply

    def choose(weights: Parameters, situation: Situation, key: jax.Array, step: int) -> tuple[jax.Array, ...]:
        scores, values = apply(weights, situation)
        choice = jax.random.categorical(jax.random.fold_in(key, step), scores)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(scores), choice[:, None], axis=1)[:, 0]
        return choice, log_chance, values

    return jax.jit(choose)
