"""The checked way to act at one table, compiled: one call a question and one a decision.

`Game.legal`, `apply` and `apply_chance` are made of this. A table is a row of one here: Numba knows the types of a row
ten times as fast as those of a record. Programs that ask often, as a match does, hold the row and ask `Game.checked`.

>>> from tablee.games import GAMES
>>> from tablee.games.record import row_of
>>> ugo = GAMES["ugo"]
>>> table = row_of(ugo.new(3))
>>> ugo.checked.chances(table), [event.text.key for event in ugo.apply_chance(table, 2)]
(3, ['ugo-dealer-drawn', 'ugo-round-begun'])
>>> ugo.checked.awaited(table), ugo.checked.legal(table, 0)
(0, [])
"""

import threading
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import bound, is_rule, with_names
from tablee.games.moves import BITS, is_among
from tablee.games.record import Array, Many, Record
from tablee.games.steps import Steps

if TYPE_CHECKING:
    from tablee.games.contract import Rules

REFUSED = -1  # in the place of a number of steps

rules = cast("Rules", None)  # bound to those of one game


def awaited(tables: Many) -> int:
    """The seats that owe a decision, as a set."""
    return rules.awaited(tables[0])


def chances(tables: Many) -> int:
    """How many draws chance has."""
    return rules.chances(tables[0])


def drawn(tables: Many, n: int) -> int:
    """What the n-th of them brings."""
    return rules.drawn(tables[0], n)


def is_over(tables: Many) -> bool:
    """Whether the game has ended."""
    return rules.is_over(tables[0])


def score(tables: Many, seat: int) -> int:
    """The points of a seat."""
    return rules.score(tables[0], seat)


def apply(tables: Many, seat: int, action: int, moves: Many, steps: Many) -> int:
    """Do it, if it is legal; returns how many steps that told."""
    steps[0].length = 0
    rules.legal(tables[0], seat, moves[0])
    if not is_among(moves[0], action):
        return REFUSED
    rules.apply(tables[0], seat, action, steps[0])
    return int(steps[0].length)


def apply_chance(tables: Many, outcome: int, steps: Many) -> int:
    """Let chance bring an outcome, if it can; returns how many steps that told."""
    steps[0].length = 0
    for n in range(rules.chances(tables[0])):
        if rules.drawn(tables[0], n) == outcome:
            rules.apply_chance(tables[0], outcome, steps[0])
            return int(steps[0].length)
    return REFUSED


def legal(tables: Many, seat: int, moves: Many, actions: Array) -> int:
    """List what a seat may do; returns how many actions that are."""
    rules.legal(tables[0], seat, moves[0])
    length = 0
    for word in range(len(moves[0].bits)):
        bits = int(moves[0].bits[word])
        while bits:
            actions[length] = BITS * word + lowest(bits)
            bits &= bits - 1
            length += 1
    return length


class Scratch(threading.local):
    """What one call leaves for Python to read, in each thread: made once, since it costs as much as the call."""

    def __init__(self, moves: type[Record], actions: int) -> None:
        self.moves, self.steps, self.actions = moves.many(1), Steps.many(1), np.empty(actions, np.int64)
        self.rows: Array = self.steps["rows"][0]


class CheckedRules:
    """The functions of this file for the rules of one game. Nothing here raises: what is refused is None."""

    def __init__(self, name: str, rules: "Rules", moves: type[Record], actions: int) -> None:
        self._scratch, self._actions = Scratch(moves, actions), actions
        bind = bound if is_rule(rules.apply) else with_names
        names: dict[str, Any] = {"owner": name, "rules": rules}
        self.awaited = bind(awaited, **names)
        self.chances = bind(chances, **names)
        self.drawn = bind(drawn, **names)
        self.is_over = bind(is_over, **names)
        self.score = bind(score, **names)
        self._legal = bind(legal, **names)
        self._apply = bind(apply, **names)
        self._apply_chance = bind(apply_chance, **names)

    def legal(self, table: Many, seat: int) -> list[int]:
        """The actions that a seat may choose from."""
        scratch = self._scratch
        length = self._legal(table, seat, scratch.moves, scratch.actions)
        legal: list[int] = scratch.actions[:length].tolist()
        return legal

    def apply(self, table: Many, seat: int, action: int) -> list[list[int]] | None:
        """Do a legal action and return the steps that it told; None, and nothing is changed, for any other."""
        if not 0 <= action < self._actions:
            return None
        scratch = self._scratch
        length = self._apply(table, seat, action, scratch.moves, scratch.steps)
        told: list[list[int]] | None = scratch.rows[:length].tolist() if length != REFUSED else None
        return told

    def apply_chance(self, table: Many, outcome: int) -> list[list[int]] | None:
        """Let chance bring an outcome and return the steps that it told; None for one that cannot come."""
        scratch = self._scratch
        length = self._apply_chance(table, outcome, scratch.steps)
        told: list[list[int]] | None = scratch.rows[:length].tolist() if length != REFUSED else None
        return told
