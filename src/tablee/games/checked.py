"""The checked way to act at one table, compiled: one call a decision does it and answers what is asked afterwards.

`Game.legal`, `apply` and `apply_chance` are made of this. A table is a row of one here: Numba knows the types of a row
ten times as fast as those of a record. Programs that ask often, as a match does, hold the row and ask `Game.checked`.

>>> from tablee.games import GAMES
>>> from tablee.games.record import row_of
>>> ugo = GAMES["ugo"]
>>> table = row_of(ugo.new(3))
>>> ugo.checked.standing(table).chances
3
>>> told, standing = ugo.checked.apply_chance(table, 2)
>>> [event.text.key for event in ugo.events(told)], standing.chances, standing.awaited
(['ugo-dealer-drawn', 'ugo-round-begun'], 45, 0)
"""

import threading
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from tablee.games.bits import lowest
from tablee.games.chance import UNFAIR, from_word
from tablee.games.compiled import bound, is_rule, with_names
from tablee.games.moves import BITS, is_among
from tablee.games.record import Array, Many, Record, array, i64
from tablee.games.steps import MOST_AT_ONCE, MOST_STEPS, Steps

if TYPE_CHECKING:
    from tablee.games.contract import Rules

REFUSED = -1  # in the place of a number of steps
MOST_SEATS = 10  # of any game
MOST_DRAWS = 64  # of chance, in one call
OUTCOME, STEPS = 0, 1  # what is noted of a draw: what it brought, and how many steps there were then


class Facts(Record):
    """What a call leaves for Python to read, in numbers of one width."""

    steps: i64  # how many were told
    taken: i64  # words of chance
    made: i64  # draws of chance
    awaited: i64
    is_over: i64
    chances: i64
    seats: i64
    scores: Array = array(i64, MOST_SEATS)
    choices: Array = array(i64, MOST_SEATS)  # how many actions each seat may choose from


AWAITED = 3  # where these begin among the numbers
SCORES = AWAITED + 4
CHOICES = SCORES + MOST_SEATS


rules = cast("Rules", None)  # bound to those of one game


def note_standing(tables: Many, moves: Many, facts: Many, actions: Array) -> None:
    """Note what is asked of a table: who owes a decision, what each seat may do, the points, whether it is over."""
    table, noted = tables[0], facts[0]
    noted.awaited = rules.awaited(table)
    noted.is_over = rules.is_over(table)
    noted.chances = rules.chances(table)
    noted.seats = table.seats
    length = 0
    for seat in range(table.seats):
        noted.scores[seat] = rules.score(table, seat)
        noted.choices[seat] = 0 if noted.is_over else list_legal(tables, seat, moves, actions[length:])
        length += noted.choices[seat]


def list_legal(tables: Many, seat: int, moves: Many, actions: Array) -> int:
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


def apply(tables: Many, seat: int, action: int, moves: Many, steps: Many, facts: Many, actions: Array) -> None:
    """Do it, if it is legal, and note what is asked then."""
    rules.legal(tables[0], seat, moves[0])
    if not is_among(moves[0], action):
        facts[0].steps = REFUSED
        return
    steps[0].length = 0
    rules.apply(tables[0], seat, action, steps[0])
    facts[0].steps = steps[0].length
    note_standing(tables, moves, facts, actions)


def apply_chance(tables: Many, outcome: int, moves: Many, steps: Many, facts: Many, actions: Array) -> None:
    """Let chance bring an outcome, if it can, and note what is asked then."""
    facts[0].steps = REFUSED
    for n in range(rules.chances(tables[0])):
        if rules.drawn(tables[0], n) == outcome:
            steps[0].length = 0
            rules.apply_chance(tables[0], outcome, steps[0])
            facts[0].steps = steps[0].length
            note_standing(tables, moves, facts, actions)
            return


def draw(
    tables: Many, words: Array, founds: Many, draws: Array, moves: Many, steps: Many, facts: Many, actions: Array
) -> None:
    """Let chance draw what it owes, as far as the words last; note each draw, and what is asked then.

    Of each draw is noted the table that it found, its outcome, and how many steps were told by then.
    """
    steps[0].length = 0
    taken = made = 0
    while made < len(draws) and taken < len(words) and steps[0].length <= MOST_STEPS - MOST_AT_ONCE:
        chances = rules.chances(tables[0])
        if chances == 0:
            break
        n = from_word(words[taken], chances)
        taken += 1
        if n != UNFAIR:
            founds[made] = tables[0]
            draws[made, OUTCOME] = rules.drawn(tables[0], n)
            rules.apply_chance(tables[0], draws[made, OUTCOME], steps[0])
            draws[made, STEPS] = steps[0].length
            made += 1
    facts[0].taken = taken
    facts[0].made = made
    note_standing(tables, moves, facts, actions)


class Standing(NamedTuple):
    """What is asked of a table."""

    awaited: int  # the seats that owe a decision, as a set
    is_over: bool
    chances: int  # how many draws chance has
    scores: tuple[int, ...]
    legal: list[list[int]]  # what each seat may do, awaited or not


class Acted(NamedTuple):
    """What was told, as bare steps, and what is asked of the table then."""

    told: bytes
    standing: Standing


class Draw(NamedTuple):
    """What chance brought, the table that it found, and what was told, as bare steps."""

    outcome: int
    found: bytes
    told: bytes


class Drawn(NamedTuple):
    """Draws of chance, how many words they took, and what is asked of the table then."""

    draws: list[Draw]
    taken: int
    standing: Standing


class Scratch(threading.local):
    """What one call leaves for Python to read, in each thread: made once, since it costs as much as the call."""

    def __init__(self, table: type[Record], moves: type[Record], actions: int) -> None:
        self.moves, self.steps, self.facts = moves.many(1), Steps.many(1), Facts.many(1)
        self.founds, self.draws = table.many(MOST_DRAWS), np.empty((MOST_DRAWS, 2), np.int64)
        self.actions = np.empty(actions * MOST_SEATS, np.int64)
        self.numbers: Array = self.facts.view(np.int64)
        self.rows: Array = self.steps["rows"][0]

    def standing(self) -> Standing:
        """What the last call noted."""
        return self._standing(self.numbers.tolist())

    def acted(self) -> Acted | None:
        """What the last call did; None for what it refused."""
        numbers: list[int] = self.numbers.tolist()
        steps = numbers[0]
        return None if steps == REFUSED else Acted(self.rows[:steps].tobytes(), self._standing(numbers))

    def drawn(self) -> Drawn:
        """What the last call drew."""
        numbers: list[int] = self.numbers.tolist()
        _, taken, made, *_ = numbers
        draws, begin = [], 0
        for n, (outcome, end) in enumerate(self.draws[:made].tolist()):
            draws.append(Draw(outcome, self.founds[n].tobytes(), self.rows[begin:end].tobytes()))
            begin = end
        return Drawn(draws, taken, self._standing(numbers))

    def _standing(self, numbers: list[int]) -> Standing:
        awaited, is_over, chances, seats = numbers[AWAITED:SCORES]
        scores, choices = numbers[SCORES : SCORES + seats], numbers[CHOICES : CHOICES + seats]
        actions: list[int] = self.actions[: sum(choices)].tolist()
        legal, begin = [], 0
        for number in choices:
            legal.append(actions[begin : begin + number])
            begin += number
        return Standing(awaited, bool(is_over), chances, tuple(scores), legal)


class CheckedRules:
    """The functions of this file for the rules of one game. Nothing here raises: what is refused is None."""

    def __init__(self, name: str, rules: "Rules", table: type[Record], moves: type[Record], actions: int) -> None:
        self._scratch, self._actions = Scratch(table, moves, actions), actions
        bind = bound if is_rule(rules.apply) else with_names
        bind_chapter = partial(bound, inline=False) if is_rule(rules.apply) else with_names
        names: dict[str, Any] = {"owner": name, "rules": rules}
        names["list_legal"] = self._list_legal = bind_chapter(list_legal, **names)
        names["note_standing"] = self._note_standing = bind_chapter(note_standing, **names)
        self._apply = bind(apply, **names)
        self._apply_chance = bind(apply_chance, **names)
        self._draw = bind(draw, **names)

    def standing(self, table: Many) -> Standing:
        """What is asked of a table."""
        scratch = self._scratch
        self._note_standing(table, scratch.moves, scratch.facts, scratch.actions)
        return scratch.standing()

    def legal(self, table: Many, seat: int) -> list[int]:
        """The actions that a seat may choose from."""
        scratch = self._scratch
        length = self._list_legal(table, seat, scratch.moves, scratch.actions)
        legal: list[int] = scratch.actions[:length].tolist()
        return legal

    def apply(self, table: Many, seat: int, action: int) -> Acted | None:
        """Do a legal action; None, and nothing is changed, for any other."""
        if not 0 <= action < self._actions:
            return None
        scratch = self._scratch
        self._apply(table, seat, action, scratch.moves, scratch.steps, scratch.facts, scratch.actions)
        return scratch.acted()

    def apply_chance(self, table: Many, outcome: int) -> Acted | None:
        """Let chance bring an outcome; None for one that cannot come."""
        scratch = self._scratch
        self._apply_chance(table, outcome, scratch.moves, scratch.steps, scratch.facts, scratch.actions)
        return scratch.acted()

    def draw(self, table: Many, words: Array) -> Drawn:
        """Let chance draw what it owes from words of 32 bits, as far as they last."""
        scratch = self._scratch
        noted = scratch.founds, scratch.draws, scratch.moves, scratch.steps, scratch.facts, scratch.actions
        self._draw(table, words, *noted)
        return scratch.drawn()
