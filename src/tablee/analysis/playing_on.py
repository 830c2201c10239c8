"""What a choice cost where the bot cannot say: both moves are played on by equal bots, in the same imagined worlds."""

from typing import NamedTuple

import numpy as np

from tablee.analysis.decisions import Asked
from tablee.bots import NO_LIMIT, Level, level_of
from tablee.games.chance import Random, streams
from tablee.games.contract import Game, Table
from tablee.games.record import copied

PLAYER = "hard"  # who plays on: quick, and nearly as strong as the best
DECISIONS = 6_000  # that are imagined for each choice,
A_SLICE = 400  # of them at a time, about
MOST_WORLDS = 200


class Compared(NamedTuple):
    """What a slice of worlds has shown."""

    differences: list[float]  # of the seat's share of the win: after the bot's move, less after the choice
    decisions: int  # that were imagined


def compare(game: Game, asked: Asked, best: int, random: Random) -> Compared:
    """Play on in worlds that fit what the seat knew, until a slice of decisions is used up."""
    sight = game.knowledge(asked.table, asked.seat)
    differences: list[float] = []
    decisions = 0
    while decisions < A_SLICE and len(differences) < MOST_WORLDS:
        world = game.worlds(sight, 1, random)[0]
        (chance,) = streams(random, 1)["state"]
        shares = []
        for action in (best, asked.action):
            table, stream = copied(world), Random.seeded(int(chance))
            game.rules.apply(table, asked.seat, action)
            decisions += 1 + play_to_end(game, table, level_of(game.name, PLAYER), stream)
            shares.append(share_of(game, table, asked.seat))
        differences.append(shares[0] - shares[1])
    return Compared(differences, decisions)


def play_to_end(game: Game, table: Table, level: Level, random: Random) -> int:
    """Let one level play all seats to the end; returns how many decisions that took."""
    decisions = 0
    game.rules.settle(table, random)
    while awaited := game.awaited(table):
        seat = awaited[0]
        legal = game.legal(table, seat)
        action = legal[0] if len(legal) == 1 else level(game.knowledge(table, seat), legal, random, NO_LIMIT)
        game.rules.apply(table, seat, action)
        game.rules.settle(table, random)
        decisions += 1
    return decisions


def share_of(game: Game, table: Table, seat: int) -> float:
    """A seat's part of the win."""
    winners = game.winners(table)
    return 1 / len(winners) if seat in winners else 0.0


def mean_and_error(differences: list[float]) -> tuple[float, float]:
    """Their mean, and its standard error; of one alone nothing is known.

    >>> mean_and_error([1.0, 0.0, 0.0, 1.0])[0], mean_and_error([0.5])
    (0.5, (0.5, 1.0))
    """
    if len(differences) < 2:
        return sum(differences), 1.0
    return float(np.mean(differences)), float(np.std(differences, ddof=1) / len(differences) ** 0.5)
