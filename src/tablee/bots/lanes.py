"""Games side by side that networks play against each other, in a compiled loop: what self-play is made of.

Each lane plays until so many decisions were written down. What is forced, and what others than the learner decide, is
played and not written down.
"""

from typing import Any, NamedTuple, cast

import numpy as np

from tablee.bots import levels
from tablee.bots.compiled_bot import NOBODY, CompiledBot, Decide, Deciding
from tablee.bots.policy import Mind, Net, Think, draw, mind_of, only_move, soften, think_of
from tablee.bots.results import result
from tablee.games.bits import lowest
from tablee.games.chance import Random
from tablee.games.compiled import bound
from tablee.games.contract import Rules
from tablee.games.record import Array, Many
from tablee.observations import Observation
from tablee.observations.writing import signed

ALL_SEATS = -1  # in the place of a seat: the learner has all of them

rules = cast(Rules, None)  # bound to those of one game
think = cast(Think, None)  # and to its network
decide = cast(Decide, None)  # and to its level that is compiled


class Lanes(NamedTuple):
    """Tables side by side. L lanes."""

    tables: Many
    fresh: Many  # tables before their first draw, one for each set-up
    setups: Array  # [L] which of them a lane plays
    learners: Array  # [L] the seat that learns, or `ALL_SEATS`
    with_level: Array  # [L] whether a level has the other seats, and not a past network
    randoms: Many  # chance of the games
    choices: Many  # chance of the players
    moves: Many


class Written(NamedTuple):
    """What was decided. T decisions of each lane, D inputs, M choices with F features, S seats."""

    inputs: Array  # [L, T, D] int8
    features: Array  # [L, T, M, F] int8
    mask: Array  # [L, T, M] bool: what could be chosen
    choice: Array  # [L, T] int32
    log_chance: Array  # [L, T] float32
    values: Array  # [L, T] float32
    seats: Array  # [L, T] int32
    rewards: Array  # [L, T, S] float32: what came until the next decision that is written down
    done: Array  # [L, T] bool: whether the game ended before that


def play_lane(
    lanes: Lanes, i: int, net: Net, past: Net, mind: Mind, room: Any, written: Written, shaping: float
) -> None:
    """Play on in a lane until all its room is written; a point more than the others is worth `shaping` of a win."""
    table, moves, random, choices = lanes.tables[i], lanes.moves[i], lanes.randoms[i], lanes.choices[i]
    learner, steps, step = lanes.learners[i], written.choice.shape[1], -1
    chances, points = np.zeros(len(mind.actions)), np.zeros(written.rewards.shape[2])
    count_points(table, points)
    while True:
        rules.settle(table, random)
        if shaping > 0 and step >= 0 and not written.done[i, step]:
            reward_points(table, points, shaping, written.rewards[i, step])
        if rules.is_over(table):
            if step >= 0 and not written.done[i, step]:
                for seat in range(signed(table.seats)):
                    written.rewards[i, step, seat] += result(table, seat)
                written.done[i, step] = True
            lanes.tables[i] = lanes.fresh[lanes.setups[i]]
            count_points(table, points)
            continue
        seat = lowest(rules.awaited(table))
        rules.legal(table, seat, moves)
        forced = only_move(moves)
        if forced >= 0:
            rules.apply(table, seat, forced, None)
            continue
        is_learner = learner < 0 or learner == seat
        if not is_learner and lanes.with_level[i]:
            rules.apply(table, seat, decide(table, seat, moves, choices, room), None)
            continue
        if is_learner:
            step += 1
            if step == steps:
                return
            value = think(table, seat, moves, net, mind)
        else:
            value = think(table, seat, moves, past, mind)
        soften(mind.scores, mind.listed[0], 1.0, chances)
        place = draw(chances, mind.listed[0], choices)
        if is_learner:
            write_down(written, i, step, seat, place, chances[place], value, net, mind)
        rules.apply(table, seat, signed(mind.actions[place]), None)


def write_down(
    written: Written, i: int, step: int, seat: int, place: int, chance: float, value: float, net: Net, mind: Mind
) -> None:
    """What was seen and chosen."""
    inputs, listed = written.inputs[i, step], mind.listed[0]
    for n in range(len(net.places)):
        inputs[n] = mind.observation[net.places[n]]
    written.mask[i, step, :] = False
    if written.features.shape[3]:
        written.mask[i, step, :listed] = True
        written.choice[i, step] = place
        written.features[i, step, :listed, :] = mind.features[:listed]
        written.features[i, step, listed:, :] = 0
    else:
        for n in range(listed):
            written.mask[i, step, mind.actions[n]] = True
        written.choice[i, step] = mind.actions[place]
    written.log_chance[i, step] = np.log(chance)
    written.values[i, step] = value
    written.seats[i, step] = seat
    written.rewards[i, step, :] = 0
    written.done[i, step] = False


def count_points(table: Any, points: Array) -> None:
    """The points of all seats."""
    for seat in range(signed(table.seats)):
        points[seat] = rules.score(table, seat)


def reward_points(table: Any, points: Array, shaping: float, rewards: Array) -> None:
    """What has come since the points were counted, less what the others got on average."""
    seats, total = signed(table.seats), 0.0
    for seat in range(seats):
        total += rules.score(table, seat) - points[seat]
    for seat in range(seats):
        gained = rules.score(table, seat) - points[seat]
        rewards[seat] += shaping * (gained - (total - gained) / (seats - 1))
    count_points(table, points)


def play_lanes(
    lanes: Lanes, begin: int, end: int, net: Net, past: Net, mind: Mind, room: Any, written: Written, shaping: float
) -> None:
    """The lanes from one to another; `room` is for the level to think."""
    for i in range(begin, end):
        play_lane(lanes, i, net, past, mind, room, written, shaping)


_loops: dict[tuple[str, str], Any] = {}


def loop_of(observation: Observation, kind: str) -> Any:
    """`play_lanes` for a game and a kind of network: compiled once."""
    key = observation.game.name, kind
    if key not in _loops:
        owner = observation.game.name
        names: dict[str, Any] = {"owner": owner, "rules": observation.game.rules, "think": think_of(observation, kind)}
        names["decide"] = compiled_level(owner).decide
        for part in (result, count_points, reward_points, write_down, play_lane):
            names[part.__name__] = bound(part, inline=False, **names)
        _loops[key] = bound(play_lanes, inline=False, **names)
    return _loops[key]


def compiled_level(game: str) -> Deciding:
    """The level that can have seats in lanes: `greedy`, or nobody where that is plain Python."""
    level = levels(game)["greedy"].bot
    return level.deciding if isinstance(level, CompiledBot) else NOBODY


def lanes_of(observation: Observation, fresh: Many, learners: Array, with_level: Array, seed: int) -> Lanes:
    """Lanes that take the set-ups in turns, each with chance of its own."""
    game, size = observation.game, len(learners)
    setups = np.arange(size) % len(fresh)
    tables, randoms, choices = game.table.many(size), Random.many(size), Random.many(size)
    tables[:] = fresh[setups]
    states = np.random.SeedSequence(seed).generate_state(2 * size, np.uint64)
    randoms["state"], choices["state"] = states[:size], states[size:]
    return Lanes(tables, fresh, setups, learners, with_level, randoms, choices, game.moves.many(size))


def room_for(
    observation: Observation, lanes: int, steps: int, seats: int, inputs: int, room: int, features: int
) -> Written:
    """Room for what lanes write."""
    shape = lanes, steps
    choices = room or observation.game.actions
    return Written(
        np.zeros((*shape, inputs), np.int8),
        np.zeros((*shape, choices, features), np.int8),
        np.zeros((*shape, choices), np.bool_),
        np.zeros(shape, np.int32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.int32),
        np.zeros((*shape, seats), np.float32),
        np.zeros(shape, np.bool_),
    )


__all__ = ["ALL_SEATS", "Lanes", "Written", "compiled_level", "lanes_of", "loop_of", "mind_of", "room_for"]
