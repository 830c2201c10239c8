"""The compiled loop of the batched environment: actions in; seats, masks, observations, rewards and results out.

Written once and compiled for each game. A game that ends is told, seat by seat, before its lane starts anew.
"""

import logging
from typing import Any, NamedTuple, cast

from tablee.batches.rewards import BY_SCORE, Reward
from tablee.games.bits import count, lowest
from tablee.games.compiled import bound, fetch
from tablee.games.contract import Rules
from tablee.games.kernel_cache import IS_COMPILED, is_begun
from tablee.games.moves import BITS, is_among, random_move
from tablee.games.record import Array, Many
from tablee.observations import Observation
from tablee.observations.writing import signed

TOGETHER = 64  # lanes that go through the loops together
AHEAD = 4  # lanes between the one that is played and the one that is fetched for it
ALL_LEGAL = -1  # in the place of the first lane with an action that is not legal

rules = cast(Rules, None)  # bound to those of one game
write = cast(Any, None)  # and to the writer of its observations
write_actions = cast(Any, None)


class Batch(NamedTuple):
    """Games of a batch side by side: all that a step reads and writes. Shapes begin with the lanes."""

    tables: Many
    fresh: Many  # tables before their first draw, one for each set-up
    setups: Array  # which of them a lane plays
    moves: Many  # what may be done in each lane
    randoms: Many  # a stream of chance for each lane
    choices: Many  # and one for random actions: whoever acts does not change the chance
    seeds: Array  # where that stream stood when the lane's game began
    decisions: Array  # made in the game so far
    scores: Array  # × seats: points at the step before
    # In
    actions: Array
    # Out
    seats: Array  # who is to act
    legal: Array  # × actions: what it may do
    observations: Array  # × numbers: what it knows
    rewards: Array  # × seats: what the step brought
    done: Array  # whether the step ended a game, and the lane plays the next one
    # Of the game that ended last in a lane
    last_observations: Array  # × seats × numbers: as each seat knew its end
    last_scores: Array  # × seats
    last_shares: Array  # × seats: the part of the win
    last_decisions: Array
    last_seeds: Array
    # Features of single moves, where the game has them and they are asked for
    candidates: Array  # × room: legal actions, then -1
    features: Array  # × room × numbers: what each of them promises


class Wanted(NamedTuple):
    """What a step is to fill in besides."""

    reward: int
    observations: bool
    features: bool


def first_illegal(batch: Batch, begin: int, end: int, actions: int) -> int:
    """The first lane that is given an action which is not legal there, or `ALL_LEGAL`."""
    given, moves = batch.actions, batch.moves
    for i in range(begin, end):
        if given[i] < 0 or given[i] >= actions or not is_among(moves[i], given[i]):
            return i
    return ALL_LEGAL


# A loop over a few lanes takes what it needs out of the batch once: handing all of it on, lane by lane, costs more than
# the rules do. Few enough lanes stay in the processor's memory from one loop to the next.


def begin_all(batch: Batch, begin: int, end: int, wanted: Wanted) -> None:
    """New games in all lanes, from where their streams of chance stand."""
    for first in range(begin, end, TOGETHER):
        last = min(first + TOGETHER, end)
        for i in range(first, last):
            start_anew(batch, i)
        clear_rewards(batch, first, last)
        show_all(batch, first, last, wanted)


def step(batch: Batch, begin: int, end: int, wanted: Wanted) -> None:
    """Do each lane's action, and go on to the next decision."""
    for first in range(begin, end, TOGETHER):
        last = min(first + TOGETHER, end)
        clear_rewards(batch, first, last)
        ended = act_all(batch, first, last, end)
        if wanted.reward >= BY_SCORE:
            reward_points(batch, first, last, wanted.reward)
        if ended:
            finish_all(batch, first, last, wanted)
        show_all(batch, first, last, wanted)


def choose(batch: Batch, begin: int, end: int) -> None:
    """A random legal action in each lane."""
    actions, moves, choices = batch.actions, batch.moves, batch.choices
    for i in range(begin, end):
        actions[i] = random_move(moves[i], choices[i])


def clear_rewards(batch: Batch, begin: int, end: int) -> None:
    """Nothing has come of a step yet."""
    rewards, done = batch.rewards, batch.done
    for i in range(begin, end):
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0


def act_all(batch: Batch, begin: int, end: int, last: int) -> int:
    """Actions, and the draws that follow. Returns how many games are over."""
    tables, seats, actions, randoms = batch.tables, batch.seats, batch.actions, batch.randoms
    decisions, done, ended = batch.decisions, batch.done, 0
    for i in range(begin, end):
        fetch(tables, min(i + AHEAD, last - 1))
        rules.apply(tables[i], seats[i], actions[i], None)
        decisions[i] += 1
        rules.settle(tables[i], randoms[i])
        if rules.is_over(tables[i]):
            done[i] = True
            ended += 1
    return ended


def start_anew(batch: Batch, i: int) -> None:
    """A lane begins its next game; one that chance alone brings to its end is passed over."""
    batch.seeds[i] = batch.randoms[i].state
    batch.decisions[i] = 0
    batch.scores[i, :] = 0
    batch.tables[i] = batch.fresh[batch.setups[i]]
    rules.settle(batch.tables[i], batch.randoms[i])
    while rules.is_over(batch.tables[i]):
        batch.seeds[i] = batch.randoms[i].state
        batch.tables[i] = batch.fresh[batch.setups[i]]
        rules.settle(batch.tables[i], batch.randoms[i])


def finish_all(batch: Batch, begin: int, end: int, wanted: Wanted) -> None:
    """Keep what came of the games that are over, and begin the next."""
    for i in range(begin, end):
        if batch.done[i]:
            finish(batch, i, wanted)
            start_anew(batch, i)


def finish(batch: Batch, i: int, wanted: Wanted) -> None:
    """Scores, parts of the win, and what each seat knew at the end."""
    seats, winners = signed(batch.tables[i].seats), signed(rules.winners(batch.tables[i]))
    average = 1.0 / seats if winners and wanted.reward == Reward.ZERO_SUM else 0.0
    for seat in range(seats):
        batch.last_scores[i, seat] = rules.score(batch.tables[i], seat)
        batch.last_shares[i, seat] = 1.0 / count(winners) if winners >> seat & 1 else 0.0
        if wanted.reward < BY_SCORE:
            batch.rewards[i, seat] = batch.last_shares[i, seat] - average
        if wanted.observations:
            write(batch.tables[i], seat, batch.last_observations[i, seat])
    batch.last_decisions[i] = batch.decisions[i]
    batch.last_seeds[i] = batch.seeds[i]


def reward_points(batch: Batch, begin: int, end: int, reward: int) -> None:
    """The points that the step has brought; in the zero-sum form less what the others got on average."""
    tables, scores, rewards = batch.tables, batch.scores, batch.rewards
    for i in range(begin, end):
        seats, total = signed(tables[i].seats), 0.0
        for seat in range(seats):
            score = signed(rules.score(tables[i], seat))
            rewards[i, seat] = score - scores[i, seat]
            total += score - scores[i, seat]
            scores[i, seat] = score
        if reward == Reward.SCORE_DIFFERENCE:
            for seat in range(seats):
                rewards[i, seat] -= (total - rewards[i, seat]) / (seats - 1)


def show_all(batch: Batch, begin: int, end: int, wanted: Wanted) -> None:
    """Who is to act, what it may do, and what it knows."""
    ask_all(batch.tables, batch.seats, batch.moves, batch.legal, begin, end)
    if wanted.observations:
        observe_all(batch.tables, batch.seats, batch.observations, begin, end)
    if wanted.features:
        describe_all(batch, begin, end)


def ask_all(tables: Many, seats: Array, moves: Many, legal: Array, begin: int, end: int) -> None:
    """Whose decision is next, and the set of its legal actions as a row of yes and no."""
    for i in range(begin, end):
        seats[i] = lowest(rules.awaited(tables[i]))
        rules.legal(tables[i], seats[i], moves[i])
        for action in range(legal.shape[1]):
            legal[i, action] = False
        for word in range(len(moves[i].bits)):
            left = signed(moves[i].bits[word])
            while left:
                legal[i, BITS * word + lowest(left)] = True
                left &= left - 1


def observe_all(tables: Many, seats: Array, observations: Array, begin: int, end: int) -> None:
    """What the acting seats know."""
    for i in range(begin, end):
        write(tables[i], seats[i], observations[i])


def describe_all(batch: Batch, begin: int, end: int) -> None:
    """What is to be said of each of the legal moves."""
    for i in range(begin, end):
        candidates, features = batch.candidates[i], batch.features[i]
        listed = write_actions(batch.tables[i], batch.seats[i], batch.moves[i], candidates, features)
        candidates[listed:] = -1
        features[listed:] = 0


def no_actions(_table: Any, _seat: int, _moves: Any, _actions: Array, _features: Array) -> int:
    """In the place of features, for a game that has none."""
    return 0


class Loops:
    """The loops of this file, compiled for one game. Make it once and keep it: `loops_of`."""

    def __init__(self, observation: Observation) -> None:
        game = observation.game
        features = observation.actions.write if observation.actions else bound(no_actions, owner=game.name)
        names: dict[str, Any] = {"owner": game.name, "rules": game.rules, "write": observation.write}
        names["write_actions"] = features
        for part in (start_anew, finish, finish_all, clear_rewards, act_all, reward_points):
            names[part.__name__] = bound(part, inline=False, **names)
        for loop in (ask_all, observe_all, describe_all, show_all):
            names[loop.__name__] = bound(loop, inline=False, **names)
        self.first_illegal = bound(first_illegal, **names)
        self.begin_all = bound(begin_all, **names)
        self.step = bound(step, **names)
        self.choose = bound(choose, **names)


PART = "batches"  # where these loops belong: machine code is kept by folders
COMPILING = "Compiling %s for batches, ten seconds to a minute, once until it changes (ahead: tablee compile --batches)"
log = logging.getLogger(__name__)
_loops: dict[str, Loops] = {}


def loops_of(observation: Observation) -> Loops:
    """The loops of a game, made once. They are compiled when they are first called: who waits for it is told so."""
    name = observation.game.name
    if name not in _loops:
        if IS_COMPILED and not is_begun(name, PART):
            log.warning(COMPILING, observation.game.title)
        _loops[name] = Loops(observation)
    return _loops[name]
