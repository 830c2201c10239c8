"""Why a move, for bots that have learned: every legal move is tried in imagined games, and compared with the others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tablee.bots.contract import Considered, Explanation
from tablee.bots.network import NetworkBot
from tablee.bots.policy import mind_of
from tablee.bots.search import NO_MOVE, Search, Tried
from tablee.games.chance import Random
from tablee.games.contract import Sight
from tablee.games.record import Array, Many
from tablee.games.words import Text

MOST_REASONS = 2
FEWEST_WORLDS = 4
IN_HUNDRED = 100
LEAST_SHARE = 0.01  # that a move must win more often than the others to be worth a word
ALIKE = 0.03  # by how much another may seem better before it is clearly so


@dataclass(frozen=True)
class Note:
    """Something that is counted at the end of imagined games, and may be a reason: `vigo-why-points`."""

    name: str
    least: float  # that a move must differ by from the others to be worth a word
    is_chance: bool = False  # said in hundredths: how often it comes to that
    is_against: bool = False  # more of it is worse


@dataclass(frozen=True)
class Foresight:
    """How a game is imagined."""

    search: Callable[[], Search]
    worlds: Callable[[NetworkBot, Sight, int, Random], Many]
    turns: Callable[[Sight], int]  # that are looked ahead
    decisions: Callable[[Sight], int]  # of an imagined game, about
    notes: Sequence[Note]


def tried(
    foresight: Foresight, network: NetworkBot, sight: Sight, legal: Sequence[int], decisions: int, random: Random
) -> Tried:
    """What comes of every legal move, all in the same worlds."""
    number = max(FEWEST_WORLDS, decisions // len(legal) // foresight.decisions(sight))
    worlds = foresight.worlds(network, sight, number, random)
    net = network.net_at(worlds[0])
    mind = mind_of(network.observation, net, network.weights.room)
    plans = np.array([(action, NO_MOVE) for action in legal], np.int64)
    return foresight.search().tried(worlds, plans, int(sight.seat), random, foresight.turns(sight), net, mind)


def explained(
    found: Tried, notes: Sequence[Note], legal: Sequence[int], weights: dict[int, float], played: int, seats: int
) -> Explanation:
    """Every legal move with the part of the win that it brings: first the one that is played, then the likeliest."""
    values, counted = found.values.mean(axis=1) + 1 / seats, found.notes.mean(axis=1)
    more = counted - counted.mean(axis=0)
    moves = [
        Considered(
            action,
            round(float(np.clip(values[place], 0, 1)), 3),
            round(float(found.values[place].std()), 3),
            round(weights.get(action, 0.0), 4),
            reasons_for(more[place], notes, in_favour=action == played)
            or (without_notes(values, place) if action == played else []),
        )
        for place, action in enumerate(legal)
    ]
    ranked = sorted(moves, key=lambda move: (move.action != played, -move.weight, -move.value))
    return Explanation("share", ranked)


def reasons_for(more: Array, notes: Sequence[Note], *, in_favour: bool = False) -> list[Text]:
    """In what a move differs most from the others; of the one that is advised, only what speaks for it.

    >>> reasons_for(np.array([12.0, -1.0]), [Note("points", least=5.0), Note("stock", least=5.0)])
    [Text(key='points', args={'much': 12, 'side': 'more'})]
    >>> notes = [Note("points", least=5.0), Note("rivals", least=5.0, is_against=True)]
    >>> reasons_for(np.array([-12.0, -6.0]), notes, in_favour=True)
    [Text(key='rivals', args={'much': 6, 'side': 'less'})]
    """
    better = more * [-1 if note.is_against else 1 for note in notes]
    weights = (better if in_favour else np.abs(more)) / [note.least for note in notes]
    ranked = [place for place in np.argsort(-weights, kind="stable") if weights[place] >= 1]
    return [said(notes[place], float(more[place])) for place in ranked[:MOST_REASONS]]


def without_notes(values: Array, place: int) -> list[Text]:
    """Why a move is advised that nothing counted speaks for: it wins more often, none seems better, or it was learned.

    >>> without_notes(np.array([0.5, 0.4, 0.3]), 0)
    [Text(key='why-wins', args={'much': 15})]
    >>> [reason.key for reason in without_notes(np.array([0.4, 0.41, 0.4]), 0)]
    ['why-alike']
    >>> [reason.key for reason in without_notes(np.array([0.3, 0.5]), 0)]
    ['why-learned']
    """
    others = np.delete(values, place)
    if not len(others):
        return []
    more = float(values[place] - others.mean())
    if more >= LEAST_SHARE:
        return [Text("why-wins", {"much": round(more * IN_HUNDRED)})]
    return [Text("why-alike" if others.max() - values[place] <= ALIKE else "why-learned")]


def said(note: Note, more: float) -> Text:
    """A reason: so much more than with the others, or less."""
    much = round(abs(more) * (IN_HUNDRED if note.is_chance else 1))
    return Text(note.name, {"much": max(much, 1), "side": "more" if more > 0 else "less"})
