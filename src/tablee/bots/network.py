"""A bot that has learned: it plays by the weights of a file, with NumPy and compiled code.

`net:FILE` names it on the command line. It draws each move by the chances that the network gives; `net:FILE@0.5` draws
more often what it likes best, and `net:FILE@0` always.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tablee.bots.contract import Budget
from tablee.bots.first_moves import play_first_moves
from tablee.bots.policy import Net, draw, mind_of, soften, think_of
from tablee.bots.weights import Weights
from tablee.games.chance import Random
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
        self._think = think_of(self.observation, weights.kind)
        self._nets: dict[bytes, Net] = {}

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
        """A move, drawn by its chances."""
        if len(legal) == 1:
            return legal[0]
        world = self.observation.game.worlds(sight, 1, Random.seeded(ANY_WORLD))[0]
        actions, scores = self.scores(world, int(sight.seat))
        chances = np.zeros(len(scores))
        soften(scores, len(scores), self.temperature, chances)
        return int(actions[draw(chances, len(scores), random)])

    def get_ready(self) -> None:
        """Compile what it thinks with."""
        if not self._nets:
            play_first_moves(self, self.observation.game)

    def scores(self, world: Table, seat: int) -> Scores:
        """What the network thinks of the moves of a seat."""
        moves, net = self.observation.game.moves.one(), self.net_at(world)
        self.observation.game.rules.legal(world, seat, moves)
        mind = mind_of(self.observation, net, self.weights.room)
        self._think(world, seat, moves, net, mind)
        listed = int(mind.listed[0])
        return mind.actions[:listed], mind.scores[:listed]

    def net_at(self, table: Table) -> Net:
        """The layers for the cards of a table."""
        faces = self.observation.faces(table) if self.weights.kind == "cards" and self.observation.faces else NO_FACES
        key = faces.tobytes()
        if key not in self._nets:
            self._nets[key] = net_of(self.weights, faces)
        return self._nets[key]


NO_FACES: Array = np.zeros((0, 0), np.int8)


def net_of(weights: Weights, faces: Array) -> Net:
    """The weights as they are played: what inputs are divided by is taken into the first layers."""
    layers = folded(weights.kind, weights.arrays, faces, len(weights.inputs), np)
    none = np.zeros((0, layers["second"].shape[0]))
    ready = {
        "move": none,
        "linear": np.zeros(0),
        "policy_bias": np.zeros(1),
        **layers,
        "value_bias": np.reshape(layers["value_bias"], 1),
    }
    arrays = {name: np.ascontiguousarray(ready[name], np.float32) for name in Net._fields if name != "places"}
    return Net(places=np.ascontiguousarray(weights.inputs, np.int64), **arrays)


def folded(kind: str, arrays: Mapping[str, Any], faces: Any, inputs: int, xp: Any) -> dict[str, Any]:
    """Layers by the names of `Net`, with the arrays of NumPy or of JAX (`xp`)."""
    if kind == "cards":
        return folded_cards(arrays, faces, inputs, xp)
    layers = dict(arrays)
    layers["first"] = layers["first"] / layers.pop("scale")[:, None]
    if kind == "features":
        scale = layers.pop("move_scale")
        layers["move"], layers["linear"] = layers["move"] / scale[:, None], layers["linear"] / scale
        layers["policy"] = layers.pop("score")[None, :]
    else:
        layers["policy"] = layers["policy"].T
    return layers


def folded_cards(arrays: Mapping[str, Any], faces: Any, inputs: int, xp: Any) -> dict[str, Any]:
    """A network that reads cards by their faces, for those of one table. A actions, of which the first are cards.

    An encoder looks at each face [A, F] and gives units [A, C]. From them come what a card means where it lies, in each
    of S slices of the observation, and how much it is wanted: the outputs.
    """
    units = xp.maximum(faces / arrays["face_scale"] @ arrays["card"] + arrays["card_bias"], 0)
    slices = arrays["slices"]
    cards = (inputs - len(arrays["table"])) // len(slices)
    first = ((units @ arrays["embed"])[:cards] @ slices).reshape(-1, slices.shape[-1])
    return {
        "first": xp.concatenate([arrays["table"] / arrays["scale"][:, None], first]),
        "first_bias": arrays["first_bias"],
        "second": arrays["second"],
        "second_bias": arrays["second_bias"],
        "policy": units @ arrays["key"],
        "policy_bias": units @ arrays["key_bias"],
        "value": arrays["value"],
        "value_bias": arrays["value_bias"],
    }


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
