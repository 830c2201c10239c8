"""Compiled loops over rows of tables: written once, compiled for each game.

From Python a call costs 0.4 µs when it is given a row and an index, and 3 µs when it is given a record; so
programs that drive many tables call these.

>>> from tablee.games import GAMES
>>> ugo = GAMES["ugo"]
>>> kernels, lanes = Kernels(ugo), lanes_of(ugo, 100, seats=4, seed=1)
>>> kernels.play_random(lanes, 0, 100, 150)
>>> int(lanes.tables["rounds_played"].max())
3
"""

from typing import Any, NamedTuple, cast

import numpy as np

from tablee.games.bits import lowest
from tablee.games.chance import Random
from tablee.games.compiled import bound, fetch
from tablee.games.contract import Game, Rules
from tablee.games.moves import random_move
from tablee.games.options import Value
from tablee.games.playouts import NO_END, Playouts, play_on, play_out, playouts_of, tell_result
from tablee.games.record import Array, Many

AHEAD = 4  # lanes between the one that is played and the one that is fetched for it

rules = cast(Rules, None)  # bound to those of one game


class Lanes(NamedTuple):
    """Tables of one game side by side, with what the loops over them need."""

    tables: Many
    fresh: Many  # a single table, before its first draw
    moves: Many  # what may be done in each lane
    seats: Array  # by whom
    actions: Array  # and what is done
    randoms: Many  # a stream of chance for each lane


def lanes_of(game: Game, lanes: int, *, seats: int, seed: int, **options: Value) -> Lanes:
    """So many new tables."""
    fresh, tables, randoms = game.table.many(1), game.table.many(lanes), Random.many(lanes)
    fresh[0] = game.new(seats, **options)
    tables[:] = fresh[0]
    randoms["state"] = np.random.SeedSequence(seed).generate_state(lanes, np.uint64)
    return Lanes(tables, fresh, game.moves.many(lanes), np.zeros(lanes, int), np.zeros(lanes, int), randoms)


# One table, by its place in a row


def settle(tables: Many, i: int, randoms: Many) -> int:
    """Make the draws that a table owes; returns the seats it then awaits."""
    rules.settle(tables[i], randoms[i])
    return rules.awaited(tables[i])


def legal(tables: Many, i: int, seat: int, moves: Many) -> None:
    """What a seat may do."""
    rules.legal(tables[i], seat, moves[i])


def apply(tables: Many, i: int, seat: int, action: int, randoms: Many) -> int:
    """Do an action and make the draws that follow; returns the seats the table then awaits."""
    rules.apply(tables[i], seat, action, None)
    rules.settle(tables[i], randoms[i])
    return rules.awaited(tables[i])


def choose(moves: Many, i: int, randoms: Many) -> int:
    """One of the legal actions, all equally likely."""
    return random_move(moves[i], randoms[i])


# The lanes from `begin` to `end`: threads share them out


def next_seat(tables: Many, i: int, fresh: Many, randoms: Many) -> int:
    """The seat to decide, after the draws that are owed; a table that is finished, by chance too, starts anew."""
    awaited = rules.awaited(tables[i])
    while not awaited:
        if rules.is_over(tables[i]):
            tables[i] = fresh[0]
        rules.settle(tables[i], randoms[i])
        awaited = rules.awaited(tables[i])
    return lowest(awaited)


def ask(lanes: Lanes, begin: int, end: int) -> None:
    """Whose decision is next in each lane, and what it may be; a finished table starts anew."""
    tables, moves, seats, randoms = lanes.tables, lanes.moves, lanes.seats, lanes.randoms
    for i in range(begin, end):
        seats[i] = next_seat(tables, i, lanes.fresh, randoms)
        rules.legal(tables[i], seats[i], moves[i])


def step(lanes: Lanes, begin: int, end: int) -> None:
    """Actions in, legal moves out; a finished table starts anew."""
    tables, moves, seats, randoms = lanes.tables, lanes.moves, lanes.seats, lanes.randoms
    for i in range(begin, end):
        fetch(tables, min(i + AHEAD, end - 1))
        rules.apply(tables[i], seats[i], lanes.actions[i], None)
        seats[i] = next_seat(tables, i, lanes.fresh, randoms)
        rules.legal(tables[i], seats[i], moves[i])


def choose_all(lanes: Lanes, begin: int, end: int) -> None:
    """A random legal action in each lane."""
    for i in range(begin, end):
        lanes.actions[i] = random_move(lanes.moves[i], lanes.randoms[i])


def play_random(lanes: Lanes, begin: int, end: int, decisions: int) -> None:
    """So many random decisions in each lane, game after game."""
    tables, moves, randoms = lanes.tables, lanes.moves, lanes.randoms
    for i in range(begin, end):
        for _ in range(decisions):
            seat = next_seat(tables, i, lanes.fresh, randoms)
            rules.legal(tables[i], seat, moves[i])
            rules.apply(tables[i], seat, random_move(moves[i], randoms[i]), None)


class Kernels:
    """The loops of this file, and playouts, compiled for one game. Make it once and keep it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        names: dict[str, Any] = {"owner": game.name, "rules": game.rules}
        names["next_seat"] = bound(next_seat, **names)
        names["play_on"] = bound(play_on, **names)
        names["tell_result"] = bound(tell_result, **names)
        self.settle = bound(settle, **names)
        self.legal = bound(legal, **names)
        self.apply = bound(apply, **names)
        self.choose = bound(choose, **names)
        self.ask = bound(ask, **names)
        self.step = bound(step, **names)
        self.choose_all = bound(choose_all, **names)
        self.play_random = bound(play_random, **names)
        self.play_out = bound(play_out, **names)

    def playouts(self, worlds: Many, seat: int, action: int, randoms: Many, limit: int = NO_END) -> Playouts:
        """Play worlds out after a seat's action, which must be legal in all of them; see `playouts.play_out`.

        The answer's `shares[:, seat]` is what the seat won of each world, `scores[:, seat]` its points there. Neither
        `worlds` nor `randoms` change: with the same ones, another action meets the same chance.
        """
        playouts = playouts_of(self._game, worlds, randoms)
        self.play_out(playouts, 0, len(worlds), seat, action, limit)
        return playouts
