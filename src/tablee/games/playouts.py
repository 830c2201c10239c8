"""Playouts: given worlds are played to their end at random, after a given action.

What comes of each is told seat by seat. Worlds and streams of chance stay as they are, so that another action can be
tried in the same worlds with the same chance: the difference is then the action's.

>>> from tablee.games import GAMES
>>> from tablee.games.chance import Random, streams
>>> from tablee.games.kernels import Kernels
>>> ugo, random = GAMES["ugo"], Random.seeded(1)
>>> table = ugo.new(2, rounds=1)
>>> ugo.rules.settle(table, random)
>>> seat = ugo.awaited(table)[0]
>>> worlds, randoms = ugo.worlds(ugo.knowledge(table, seat), 50, random), streams(random, 50)
>>> played = Kernels(ugo).playouts(worlds, seat, ugo.legal(table, seat)[0], randoms)
>>> played.shares.shape, float(played.shares.sum())
((50, 2), 50.0)
"""

from typing import NamedTuple, cast

import numpy as np

from tablee.games.bits import count, lowest
from tablee.games.chance import Random
from tablee.games.contract import Game, Rules
from tablee.games.moves import random_move
from tablee.games.record import Array, Many

NO_END = 1 << 62  # decisions: more than any game has

rules = cast(Rules, None)  # bound to those of one game


class Playouts(NamedTuple):
    """Worlds of one game side by side, and what came of each of them."""

    worlds: Many  # what is played out; they stay as they are
    randoms: Many  # a stream of chance for each world; they stay as they are
    tables: Many  # where the worlds are played; afterwards, as each of them stood at its end
    streams: Many  # the chance that is used up
    moves: Many  # what may be done in each
    decisions: Array  # how many followed on the action, in each world
    scores: Array  # points as `rules.score` counts them, by world and seat
    shares: Array  # the part of the win, by world and seat: 1 in all, shared evenly by those who win


def playouts_of(game: Game, worlds: Many, randoms: Many) -> Playouts:
    """Worlds that all have as many seats, each with its stream of chance, ready to be played out again and again."""
    lanes = len(worlds)
    if len(randoms) != lanes:
        raise ValueError(f"{lanes} worlds need {lanes} streams of chance, not {len(randoms)}")
    by_seat = lanes, int(worlds["seats"].max(initial=0))
    return Playouts(
        worlds=worlds,
        randoms=randoms,
        tables=game.table.many(lanes),
        streams=Random.many(lanes),
        moves=game.moves.many(lanes),
        decisions=np.zeros(lanes, np.int64),
        scores=np.zeros(by_seat, np.int64),
        shares=np.zeros(by_seat),
    )


def play_out(playouts: Playouts, begin: int, end: int, seat: int, action: int, limit: int) -> None:
    """In the worlds from `begin` to `end`, let a seat do what it may, and play on at random.

    Others who are asked at the same time decide at random too. A game that is not over after `limit` decisions more
    stops there: its scores are those counted so far, and nobody has a share.
    """
    for i in range(begin, end):
        playouts.tables[i] = playouts.worlds[i]
        playouts.streams[i] = playouts.randoms[i]
        rules.apply(playouts.tables[i], seat, action, None)
        playouts.decisions[i] = play_on(playouts.tables, i, playouts.moves, playouts.streams, limit)
        tell_result(playouts.tables, i, playouts.scores, playouts.shares)


def play_on(tables: Many, i: int, moves: Many, streams: Many, limit: int) -> int:
    """Play at random to the end, or for so many decisions; returns how many they were."""
    decisions = 0
    rules.settle(tables[i], streams[i])
    awaited = rules.awaited(tables[i])
    while awaited and decisions < limit:
        seat = lowest(awaited)
        rules.legal(tables[i], seat, moves[i])
        rules.apply(tables[i], seat, random_move(moves[i], streams[i]), None)
        decisions += 1
        rules.settle(tables[i], streams[i])
        awaited = rules.awaited(tables[i])
    return decisions


def tell_result(tables: Many, i: int, scores: Array, shares: Array) -> None:
    """The points of each seat, and its part of the win."""
    winners = rules.winners(tables[i]) if rules.is_over(tables[i]) else 0
    for seat in range(shares.shape[1]):
        scores[i, seat] = rules.score(tables[i], seat)
        shares[i, seat] = 1.0 / count(winners) if winners >> seat & 1 else 0.0
