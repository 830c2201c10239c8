"""The door to one table, compiled: for programs that serve people, one call a question and one a decision.

A table is a row of one here: Numba knows the types of a row ten times as fast as those of a record. The same rules act
as in `Game.apply`, told and checked.

>>> from tablee.games import GAMES
>>> from tablee.games.record import row_of
>>> ugo = GAMES["ugo"]
>>> door, table = door_of(ugo), row_of(ugo.new(3))
>>> door.chances(table), [event.text.key for event in door.bring(table, 2)]
(3, ['ugo-dealer-drawn', 'ugo-round-begun'])
>>> door.awaited(table), door.legal(table, 0)
(0, [])
"""

from typing import Any, cast

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import bound, is_rule, rule, with_names
from tablee.games.contract import BITS, Game, Rules
from tablee.games.record import Array, Many
from tablee.games.story import Event
from tablee.games.tale import Tale
from tablee.games.words import Refused

IMPOSSIBLE, ILLEGAL = -1, -1

rules = cast(Rules, None)  # bound to those of one game


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


def apply(tables: Many, seat: int, action: int, moves: Many, tales: Many) -> int:
    """Do it, if it is legal; returns how many steps that told."""
    rules.legal(tables[0], seat, moves[0])
    if not is_among(moves[0], action):
        return ILLEGAL
    rules.apply(tables[0], seat, action, tales[0])
    return int(tales[0].length)


@rule
def is_among(moves: Any, action: int) -> bool:
    """Whether an action is one of a set."""
    return int(moves.bits[action // BITS]) >> action % BITS & 1 != 0


def bring(tables: Many, outcome: int, tales: Many) -> int:
    """Let chance bring an outcome, if it can; returns how many steps that told."""
    for n in range(rules.chances(tables[0])):
        if rules.drawn(tables[0], n) == outcome:
            rules.apply_chance(tables[0], outcome, tales[0])
            return int(tales[0].length)
    return IMPOSSIBLE


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


class Door:
    """The functions of this file for one game, and what people ask and do through them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        bind = bound if is_rule(game.rules.apply) else with_names
        names: dict[str, Any] = {"owner": game.name, "rules": game.rules}
        self.awaited = bind(awaited, **names)
        self.chances = bind(chances, **names)
        self.drawn = bind(drawn, **names)
        self.is_over = bind(is_over, **names)
        self.score = bind(score, **names)
        self._legal = bind(legal, **names)
        self._apply = bind(apply, **names)
        self._bring = bind(bring, **names)

    def legal(self, table: Many, seat: int) -> list[int]:
        """The actions that a seat may choose from."""
        actions = np.empty(self.game.actions, np.int64)
        length = self._legal(table, seat, self.game.moves.many(1), actions)
        return cast(list[int], actions[:length].tolist())

    def apply(self, table: Many, seat: int, action: int) -> list[Event]:
        """Do a legal action and tell what happened; refuse any other, with the reason, and change nothing."""
        tale, is_action = Tale.many(1), 0 <= action < self.game.actions
        length = self._apply(table, seat, action, self.game.moves.many(1), tale) if is_action else ILLEGAL
        if length == ILLEGAL:
            raise Refused.of(self.game.why_not(table[0], seat, action))
        return self._told(tale, length)

    def bring(self, table: Many, outcome: int) -> list[Event]:
        """Let chance bring an outcome and tell what happened; refuse one that cannot come."""
        tale = Tale.many(1)
        length = self._bring(table, outcome, tale)
        if length == IMPOSSIBLE:
            raise Refused("chance-impossible", outcome=self.game.notation.outcome(table[0], outcome))
        return self._told(tale, length)

    def _told(self, tale: Many, length: int) -> list[Event]:
        kinds = self.game.steps
        return [Event.of(kinds, step) for step in tale["steps"][0, :length].tolist()]


_doors: dict[int, Door] = {}


def door_of(game: Game) -> Door:
    """The door of a game; made once."""
    if id(game) not in _doors:
        _doors[id(game)] = Door(game)
    return _doors[id(game)]
