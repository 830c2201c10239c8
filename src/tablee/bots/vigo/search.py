"""VIGO's search: the moves that the network likes best are tried in imagined bays, until the own next turn."""

from functools import cache
from typing import Any

import numpy as np

from tablee.bots.network import NetworkBot
from tablee.bots.policy import mind_of
from tablee.bots.reasons import Foresight, Note
from tablee.bots.search import NO_MOVE, Search, judged
from tablee.games.chance import Random
from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.vigo.secrets import Sight
from tablee.games.vigo.table import Phase
from tablee.observations import OBSERVATIONS
from tablee.observations.vigo.promise import promise
from tablee.observations.vigo.writer import LIKELY
from tablee.observations.writing import signed

MOST_TRIED = 5
LEAST_CHANCE = 0.01  # of what is tried, as a part of the likeliest move's
OWN_TURN, OTHERS_TURN = 4, 4  # decisions of an imagined turn, about
TRUST = 0.02  # what a move's being e times as likely is worth, in parts of a win, and more where values are uncertain

NOTES = (
    Note("vigo-why-points", least=5.0),
    Note("vigo-why-stock", least=5.0),
    Note("vigo-why-rivals", least=5.0, is_against=True),
)


@rule
def begins(table: Any, seat: int) -> bool:
    """Whether a seat begins its turn."""
    return bool(table.phase == Phase.SAIL and table.turn == seat and not table.event_played)


@rule
def note(table: Any, seat: int, notes: Array) -> None:
    """What was reached: own points, what the own stock promises, and what the best rival has of both."""
    notes[0] = table.scores[seat]
    notes[1] = promised(table, seat)
    for other in range(table.seats):
        if other != seat:
            notes[2] = max(notes[2], table.scores[other] + promised(table, other))


@rule
def promised(table: Any, seat: int) -> float:
    """What a stock promises."""
    stock, doubles, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    return promise(stock, doubles, colour, LIKELY) if table.phase != Phase.OVER else 0.0


@cache
def search() -> Search:
    """The search, compiled when it is first needed."""
    return Search(OBSERVATIONS["vigo"], "features", begins, note, len(NOTES))


def searched(
    network: NetworkBot, sight: Sight, actions: Array, chances: Array, decisions: int, random: Random
) -> Array:
    """The move that turns out best, half of the moves being dropped half-way."""
    tried = likeliest(chances)
    sums = np.zeros(len(chances))
    seat = int(sight.seat)
    net = network.net_at(sight)
    mind = mind_of(network.observation, net, network.weights.room)
    halves = 2
    for _ in range(halves):
        if len(tried) < 2:
            break
        number = max(1, decisions // halves // len(tried) // decisions_of_turn(sight))
        worlds = network.observation.game.worlds(sight, number, random)
        plans = np.array([(actions[place], NO_MOVE) for place in tried], np.int64)
        values, error = judged(search().tried(worlds, plans, seat, random, 1, net, mind).values)
        sums[tried] = values + (TRUST + error) * np.log(chances[tried])
        tried = sorted(tried, key=lambda place: -sums[place])[: max(1, len(tried) // 2)]
    better = np.zeros(len(chances))
    better[tried[0]] = 1.0
    return better


def decisions_of_turn(sight: Sight) -> int:
    """How many decisions there are in an imagined game, about."""
    return OWN_TURN + OTHERS_TURN * (int(sight.seats) - 1)


def likeliest(chances: Array) -> list[int]:
    """The moves that are tried."""
    order = np.argsort(-chances, kind="stable")[:MOST_TRIED]
    return [int(place) for place in order if chances[place] >= LEAST_CHANCE * chances[order[0]]]


FORESIGHT = Foresight(
    search,
    worlds=lambda network, sight, number, random: network.observation.game.worlds(sight, number, random),
    turns=lambda _sight: 1,
    decisions=decisions_of_turn,
    notes=NOTES,
)
