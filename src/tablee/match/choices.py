"""Secret choices: what seats have decided at the same time as others, and have not shown yet."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tablee.games.contract import Game
from tablee.games.record import Many, copied_row
from tablee.games.story import seat_named
from tablee.games.words import Refused
from tablee.match.entries import Decision, Entry, Joint


class Choice(NamedTuple):
    """A seat's choice: its parts so far, and the seat's own table before each and after all of them."""

    actions: tuple[int, ...]
    tables: tuple[Many, ...]
    is_whole: bool

    def without_last(self) -> "Choice":
        """The choice before its last part was given."""
        return Choice(self.actions[:-1], self.tables[:-1], is_whole=False)


class SecretChoices(dict[int, Choice]):
    """The choices that wait for others, of each seat that has given a part of its own, or all.

    A table is a row of one here, as `Game.checked` takes it.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def of(self, seat: int, table: Many) -> Choice:
        """What a seat has chosen so far at a table."""
        return self.get(seat) or Choice((), (table,), is_whole=False)

    def standing(self, seat: int, table: Many) -> Choice:
        """The parts that stand when the seat chooses on: all, or all but the last where it may still change that."""
        choice = self.of(seat, table)
        return choice.without_last() if choice.is_whole else choice

    def is_whole(self, seat: int) -> bool:
        """Whether a seat has given all parts of its choice."""
        return seat in self and self[seat].is_whole

    def choose(self, seat: int, action: int, table: Many) -> None:
        """Give a part of a choice, or the last one again; raises `Refused` for what is not legal."""
        actions, tables, _ = self.standing(seat, table)
        after = copied_row(tables[-1])
        asked = self._game.decide(after, seat, action).standing
        is_whole = not asked.awaited >> seat & 1
        self[seat] = Choice((*actions, action), (*tables, after), is_whole)

    def take_back(self, seat: int) -> None:
        """Take the last part of a choice back."""
        choice = self.pop(seat).without_last()
        if choice.actions:
            self[seat] = choice

    def decisions(self, seats: Sequence[int]) -> tuple[Decision, ...]:
        """All choices of these seats, part by part, as they are shown."""
        return tuple(Decision(seat, action) for seat in seats for action in self[seat].actions)


# Who decides at the same time


def check_deciders(entry: Entry, awaited: Sequence[int], game: Game, table: Many) -> None:
    """Who is asked together decides together, and everybody else alone; raises `Refused` where an entry does not."""
    match entry:
        case Decision(seat, _):
            _check_alone(seat, awaited)
        case Joint(decisions):
            _check_joint(decisions, awaited, game, table)


def _check_alone(seat: int, awaited: Sequence[int]) -> None:
    if len(awaited) > 1 and seat in awaited:
        raise Refused("together", awaited=[seat_named(asked) for asked in awaited])


def _check_joint(decisions: Sequence[Decision], awaited: Sequence[int], game: Game, table: Many) -> None:
    """All that are asked decide, in the order of the seats: every part of their choice, and nothing more."""
    choices = [(seat, list(own)) for seat, own in groupby(decisions, key=lambda decision: decision.seat)]
    if len(awaited) < 2 or [seat for seat, _ in choices] != awaited:
        raise Refused("together", awaited=[seat_named(seat) for seat in awaited])
    for seat, own in choices:
        after = copied_row(table)
        standings = [game.decide(after, seat, decision.action).standing for decision in own]
        if standings[-1].awaited >> seat & 1:
            raise Refused("together", awaited=[seat_named(seat)])
