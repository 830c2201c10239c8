"""Search one decision deep: plans are tried in imagined worlds, and a network plays on until the seat is asked anew.

Every plan meets the same worlds and the same chance, so that what differs is the plan. What the table is then worth is
the network's value, or the result where the game has ended; what else can be counted there is noted, to say why.
Compiled for each game; the budget is in decisions.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np

from tablee.bots.policy import Mind, Net, Think, draw, only_move, soften, think_of
from tablee.bots.results import result
from tablee.games.bits import lowest
from tablee.games.chance import Random, streams
from tablee.games.compiled import bound
from tablee.games.contract import Rules
from tablee.games.record import Array, Many
from tablee.observations import Observation
from tablee.observations.writing import signed

UNKNOWN = 0.5  # how far a single world may be wrong
NO_MOVE = -1  # in the place of the second move of a plan
PLAYED_AT = 0.7  # the temperature of imagined players
LONGEST = 400  # decisions after which an imagined game is judged wherever it stands

rules = cast(Rules, None)  # bound to those of one game
think = cast(Think, None)  # and to its network
begins = cast(Callable[[Any, int], bool], None)  # and to what is the beginning of a seat's next turn
note = cast(Callable[[Any, int, Array], None], None)  # and to what is noted of a table for a seat


class Imagined(NamedTuple):
    """What a search plays with. W worlds, C plans."""

    worlds: Many  # [W]
    chance: Many  # [W] a stream for each world
    plans: Array  # [C, 2] actions: what is tried, and what follows when the seat is asked again
    values: Array  # [C, W] what came of it, to the seat
    notes: Array  # [C, W, N] what else can be counted there
    table: Many  # [1] where it is played
    random: Many  # [1]
    moves: Many  # [1]


def look_ahead(
    imagined: Imagined, begin: int, end: int, seat: int, turns: int, temperature: float, net: Net, mind: Mind
) -> int:
    """Try all plans in the worlds from one to another; returns how many decisions that took."""
    decisions = 0
    for world in range(begin, end):
        for plan in range(len(imagined.plans)):
            decisions += imagine(imagined, world, plan, seat, turns, temperature, net, mind)
    return decisions


def imagine(
    imagined: Imagined, world: int, plan: int, seat: int, turns: int, temperature: float, net: Net, mind: Mind
) -> int:
    """One plan in one world, until the seat begins its turn after so many turns. Returns the decisions made."""
    imagined.table[0] = imagined.worlds[world]
    imagined.random[0] = imagined.chance[world]
    table, random, moves = imagined.table[0], imagined.random[0], imagined.moves[0]
    chances = np.zeros(len(mind.actions))
    rules.apply(table, seat, imagined.plans[plan, 0], None)
    second, decisions = imagined.plans[plan, 1], 1
    while True:
        rules.settle(table, random)
        if rules.is_over(table):
            imagined.values[plan, world] = result(table, seat)
            note(table, seat, imagined.notes[plan, world])
            return decisions
        asked = lowest(rules.awaited(table))
        if asked == seat and second != NO_MOVE:
            rules.apply(table, seat, second, None)
            second = NO_MOVE
            continue
        rules.legal(table, asked, moves)
        if asked == seat and (begins(table, seat) or decisions > LONGEST):
            turns -= 1
            if turns <= 0:
                imagined.values[plan, world] = think(table, seat, moves, net, mind)
                note(table, seat, imagined.notes[plan, world])
                return decisions + 1
        forced = only_move(moves)
        if forced >= 0:
            rules.apply(table, asked, forced, None)
            continue
        think(table, asked, moves, net, mind)
        soften(mind.scores, mind.listed[0], temperature, chances)
        rules.apply(table, asked, signed(mind.actions[draw(chances, mind.listed[0], random)]), None)
        decisions += 1


class Tried(NamedTuple):
    """What came of plans. C of them, in W worlds, with N notes."""

    values: Array  # [C, W] parts of a win, less what all have on average
    notes: Array  # [C, W, N]


class Search:
    """The search of a game, compiled once: make it once and keep it."""

    def __init__(
        self,
        observation: Observation,
        kind: str,
        beginning: Callable[[Any, int], bool],
        noting: Callable[[Any, int, Array], None],
        notes: int,
    ) -> None:
        self.game, self.notes = observation.game, notes
        names: dict[str, Any] = {"owner": self.game.name, "rules": self.game.rules, "begins": beginning, "note": noting}
        names["think"] = think_of(observation, kind)
        for part in (result, imagine):
            names[part.__name__] = bound(part, inline=False, **names)
        self.look_ahead = bound(look_ahead, inline=False, **names)

    def tried(self, worlds: Many, plans: Array, seat: int, random: Random, turns: int, net: Net, mind: Mind) -> Tried:
        """What each plan brings to the seat in each world."""
        values = np.zeros((len(plans), len(worlds)), np.float32)
        notes = np.zeros((*values.shape, self.notes), np.float32)
        room = self.game.table.many(1), Random.many(1), self.game.moves.many(1)
        imagined = Imagined(worlds, streams(random, len(worlds)), plans, values, notes, *room)
        self.look_ahead(imagined, 0, len(worlds), seat, turns, PLAYED_AT, net, mind)
        return Tried(values, notes)


def judged(values: Array) -> tuple[Array, float]:
    """What each plan is worth on average [C], and how far that may be wrong.

    All plans met the same worlds: so only what differs between them is uncertain.

    >>> judged(np.array([[0.1, 0.3], [0.0, 0.2]]))[0].round(3).tolist()
    [0.2, 0.1]
    """
    worlds = values.shape[1]
    if worlds < 2:
        return values.mean(axis=1), UNKNOWN
    differing = values - values.mean(axis=0)
    return values.mean(axis=1), float(differing.std(axis=1, ddof=1).mean() / np.sqrt(worlds))
