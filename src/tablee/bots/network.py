"""A bot that has learned: it plays by the weights of a file, with NumPy and a compiled loop.

`net:FILE` names it on the command line. It draws each move by the chances that the network gives; `net:FILE@0.5` draws
more often what it likes best, and `net:FILE@0` always.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from tablee.bots.contract import Budget
from tablee.bots.weights import Weights
from tablee.games.chance import Random, unit
from tablee.games.compiled import rule
from tablee.games.contract import Game, Sight, Table
from tablee.games.record import Array
from tablee.observations import OBSERVATIONS

ANY_WORLD = 1  # the seed of the world that stands for a knowledge: all that fit are observed alike

Scores = tuple[Array, Array]  # actions, and a score for each: the higher, the likelier


class NetworkBot:
    """Plays a game by weights."""

    def __init__(self, weights: Weights, game: Game, temperature: float = 1.0, name: str = "net") -> None:
        """Raises `Refused` for weights of another game."""
        self.observation = OBSERVATIONS[game.name]
        weights.check(self.observation, name)
        self.weights, self.temperature, self.__name__ = weights, temperature, name
        self._inputs = weights.inputs
        self._layers = layers_of(weights)
        self._score = SCORED_BY[weights.kind]

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
        """A move, drawn by its chances."""
        if len(legal) == 1:
            return legal[0]
        world = self.observation.game.worlds(sight, 1, Random.seeded(ANY_WORLD))[0]
        actions, scores = self._score(self, world, int(sight.seat), np.array(legal))
        return int(actions[drawn(scores, self.temperature, random)])

    def of_moves(self, world: Table, seat: int, legal: Array) -> Scores:
        """Scores by a network that has an output for each action."""
        layers = self._layers
        hidden = rectified(layers["first"], layers["first_bias"], self._observed(world, seat))
        hidden = rectified(layers["second"], layers["second_bias"], hidden)
        return legal, dense(layers["policy"], layers["policy_bias"], hidden)[legal]

    def of_features(self, world: Table, seat: int, _legal: Array) -> Scores:
        """Scores by a network that looks at one move after the other, as each is described."""
        layers = self._layers
        actions, features = self._described(world, seat)
        table = dense(layers["first"], layers["first_bias"], self._observed(world, seat))
        scores = np.zeros(len(actions), np.float32)
        for place, described in enumerate(features):
            hidden = rectified(layers["move"], table, described)
            hidden = rectified(layers["second"], layers["second_bias"], hidden)
            scores[place] = hidden @ layers["score"] + described @ layers["linear"]
        return actions, scores

    def _observed(self, world: Table, seat: int) -> Array:
        return self.observation.of_table(world, seat)[self._inputs].astype(np.float32)

    def _described(self, world: Table, seat: int) -> tuple[Array, Array]:
        described = self.observation.actions
        assert described, "the weights were checked"
        moves, actions = self.observation.game.moves.one(), np.zeros(self.weights.room, np.int16)
        features = described.layout.empty(self.weights.room)
        self.observation.game.rules.legal(world, seat, moves)
        listed = described.write(world, seat, moves, actions, features)
        return actions[:listed], features[:listed].astype(np.float32)


SCORED_BY: dict[str, Callable[[NetworkBot, Table, int, Array], Scores]] = {
    "moves": NetworkBot.of_moves,
    "features": NetworkBot.of_features,
}


def layers_of(weights: Weights) -> dict[str, Array]:
    """The weights as they are played: what inputs are divided by is taken into the first layers."""
    layers = {name: np.ascontiguousarray(array, np.float32) for name, array in weights.arrays.items()}
    layers["first"] = layers["first"] / layers.pop("scale")[:, None]
    if "move" in layers:
        scale = layers.pop("move_scale")
        layers["move"], layers["linear"] = layers["move"] / scale[:, None], layers["linear"] / scale
    return layers


@rule
def dense(weights: Array, bias: Array, numbers: Array) -> Array:
    """Numbers [n] through weights [n, m] and a bias [m]; most numbers are zero, and cost nothing."""
    out = bias.copy()
    for i in range(len(numbers)):
        if numbers[i] != 0:
            for j in range(len(out)):
                out[j] += numbers[i] * weights[i, j]
    return out


def rectified(weights: Array, bias: Array, numbers: Array) -> Array:
    """The same, with zero in the place of what is less."""
    return np.maximum(dense(weights, bias, numbers), 0)


def drawn(scores: Array, temperature: float, random: Random) -> int:
    """A place, drawn by chances that grow with the exponential of the scores; without a temperature the best.

    >>> drawn(np.array([0.0, 50.0, 0.0], np.float32), 1.0, Random.seeded(1))
    1
    """
    if temperature == 0:
        return int(scores.argmax())
    chances = np.exp((scores.astype(np.float64) - scores.max()) / temperature).cumsum()
    return int(np.searchsorted(chances, unit(random) * chances[-1], side="right"))


def network_bot(name: str, game: Game) -> NetworkBot:
    """The bot of a file, with `@` and its temperature where one is wanted; `Refused` where that cannot be played."""
    file, temperature = split_name(name)
    return NetworkBot(Weights.load(Path(file)), game, temperature, file)


def split_name(name: str) -> tuple[str, float]:
    """A file and a temperature.

    >>> split_name("ugo.npz@0.5"), split_name("me@home.npz")
    (('ugo.npz', 0.5), ('me@home.npz', 1.0))
    """
    file, _, temperature = name.rpartition("@")
    try:
        return (file, float(temperature)) if file and float(temperature) >= 0 else (name, 1.0)
    except ValueError:
        return name, 1.0
