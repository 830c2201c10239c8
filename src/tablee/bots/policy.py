"""A learned network as compiled code: what it thinks of a table, as a score for each move and a value for the seat.

Written once and compiled for each game. Two forms: a network with an output for each action, and a scorer that looks at
one move after the other. Both are played from the same layers (`Net`), of which each form leaves some empty.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np

from tablee.games.bits import lowest
from tablee.games.chance import Random, unit
from tablee.games.compiled import bound, rule
from tablee.games.moves import BITS
from tablee.games.record import Array
from tablee.observations import Observation
from tablee.observations.writing import signed

write = cast(Any, None)  # bound to the writer of a game's observations
write_actions = cast(Any, None)  # and of the features of its moves

Think = Callable[[Any, int, Any, "Net", "Mind"], float]
"""What a seat at a table thinks of its legal moves: fills the mind, and returns what the table is worth to it."""


class Net(NamedTuple):
    """Layers. D inputs, F features of a move, H and K hidden units, A outputs: one for each action, or one for all."""

    places: Array  # [D] of the observation
    first: Array  # [D, H]
    first_bias: Array  # [H]
    move: Array  # [F, H]
    second: Array  # [H, K]
    second_bias: Array  # [K]
    policy: Array  # [A, K]
    policy_bias: Array  # [A]
    linear: Array  # [F]
    value: Array  # [K], or of a scorer [H + K]
    value_bias: Array  # [1]


class Mind(NamedTuple):
    """Room for thoughts."""

    observation: Array  # int8
    actions: Array  # [room] that are thought of: all that are legal, or the most promising
    scores: Array  # [room] of each
    features: Array  # [room, F] int8
    listed: Array  # [1] how many actions there are
    table: Array  # [H]
    hidden: Array  # [H]
    second: Array  # [K]
    most: Array  # [K] the greatest of each unit over all moves


def mind_of(observation: Observation, net: Net, room: int) -> Mind:
    """Room for the thoughts of a network; a room of 0 is for all actions, without features."""
    features = observation.actions.layout.size if observation.actions and room else 0
    units, last = net.second.shape
    return Mind(
        observation.layout.empty(),
        np.zeros(room or observation.game.actions, np.int16),
        np.zeros(room or observation.game.actions, np.float32),
        np.zeros((room, features), np.int8),
        np.zeros(1, np.int64),
        *(np.zeros(size, np.float32) for size in (units, units, last, last)),
    )


def think_of_actions(table: Any, seat: int, moves: Any, net: Net, mind: Mind) -> float:
    """By a network that has an output for each action."""
    write(table, seat, mind.observation)
    feed_sparse(net.first, net.first_bias, net.places, mind.observation, mind.table)
    feed(net.second, net.second_bias, mind.table, mind.second)
    rectify(mind.second)
    listed = 0
    for word in range(len(moves.bits)):
        left = signed(moves.bits[word])
        while left:
            action = BITS * word + lowest(left)
            left &= left - 1
            mind.actions[listed] = action
            mind.scores[listed] = dot(net.policy[action], mind.second) + net.policy_bias[action]
            listed += 1
    mind.listed[0] = listed
    return float(dot(net.value, mind.second) + net.value_bias[0])


def think_of_features(table: Any, seat: int, moves: Any, net: Net, mind: Mind) -> float:
    """By a scorer that looks at one move after the other; the value is what they have in common."""
    listed = write_actions(table, seat, moves, mind.actions, mind.features)
    mind.listed[0] = listed
    write(table, seat, mind.observation)
    feed_sparse(net.first, net.first_bias, net.places, mind.observation, mind.table)
    mind.most[:] = 0
    for place in range(listed):
        features = mind.features[place]
        mind.hidden[:] = mind.table
        score = np.float32(0)
        for i in range(len(features)):
            if features[i]:
                add_scaled(mind.hidden, net.move[i], np.float32(features[i]))
                score += features[i] * net.linear[i]
        feed(net.second, net.second_bias, mind.hidden, mind.second)
        rectify(mind.second)
        for unit_ in range(len(mind.second)):
            mind.most[unit_] = max(mind.most[unit_], mind.second[unit_])
        mind.scores[place] = score + dot(net.policy[0], mind.second)
    units = len(mind.table)
    rectify(mind.table)
    return float(dot(net.value[:units], mind.table) + dot(net.value[units:], mind.most) + net.value_bias[0])


@rule
def feed_sparse(weights: Array, bias: Array, places: Array, numbers: Array, out: Array) -> None:
    """Some of the numbers through a layer; most of them are zero, and cost nothing."""
    out[:] = bias
    for i in range(len(places)):
        number = numbers[places[i]]
        if number:
            add_scaled(out, weights[i], np.float32(number))


@rule
def feed(weights: Array, bias: Array, numbers: Array, out: Array) -> None:
    """Units through a layer, as far as they are above zero."""
    out[:] = bias
    for i in range(len(numbers)):
        if numbers[i] > 0:
            add_scaled(out, weights[i], numbers[i])


@rule
def add_scaled(out: Array, row: Array, number: Any) -> None:
    """A multiple of a row."""
    for j in range(len(out)):
        out[j] += number * row[j]


@rule
def rectify(numbers: Array) -> None:
    """Zero in the place of what is less."""
    for i in range(len(numbers)):
        numbers[i] = max(numbers[i], np.float32(0))


@rule
def dot(one: Array, other: Array) -> Any:
    """The sum of products, of eight at a time: so it can be done at once."""
    sums = np.zeros(8, np.float32)
    whole = len(one) & ~7
    for i in range(0, whole, 8):
        for j in range(8):
            sums[j] += one[i + j] * other[i + j]
    total = np.float32(0)
    for i in range(whole, len(one)):
        total += one[i] * other[i]
    for j in range(8):
        total += sums[j]
    return total


@rule
def only_move(moves: Any) -> int:
    """The only legal action, or -1 where there are several."""
    found = -1
    for word in range(len(moves.bits)):
        bits = signed(moves.bits[word])
        if bits:
            if found >= 0 or bits & (bits - 1):
                return -1
            found = BITS * word + lowest(bits)
    return found


@rule
def soften(scores: Array, listed: int, temperature: float, chances: Array) -> None:
    """Chances that grow with the exponential of the scores; without a temperature the best move alone."""
    best = 0
    for place in range(1, listed):
        best = place if scores[place] > scores[best] else best
    total = 0.0
    for place in range(listed):
        less = float(scores[place]) - float(scores[best])
        certain = 1.0 if place == best else 0.0
        chances[place] = np.exp(less / temperature) if temperature > 0 else certain
        total += chances[place]
    for place in range(listed):
        chances[place] /= total


@rule
def draw(chances: Array, listed: int, random: Random) -> int:
    """A place, by its chance."""
    left = unit(random)
    for place in range(listed):
        left -= chances[place]
        if left < 0:
            return place
    return listed - 1


FORMS = {"moves": think_of_actions, "cards": think_of_actions, "features": think_of_features}
_thinks: dict[tuple[str, str], Think] = {}


def think_of(observation: Observation, kind: str) -> Think:
    """How a network of a kind thinks about a game: compiled once."""
    owner = observation.game.name
    form = FORMS[kind]
    key = owner, form.__name__
    if key not in _thinks:
        described = observation.actions.write if observation.actions else None
        _thinks[key] = bound(form, owner=owner, inline=False, write=observation.write, write_actions=described)
    return _thinks[key]
