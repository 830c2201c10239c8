"""What happened in a match: an entry at its moment, and what somebody who decided is told.

What was told is kept as the rules told it, as bare steps: events are made of it when somebody reads them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.contract import Game, Table
from tablee.games.record import row_with
from tablee.games.steps import read_steps
from tablee.games.story import Event
from tablee.match.entries import Entry
from tablee.match.players import Player


class Moment(NamedTuple):
    """An entry in force: the table it found, unless that was let go of, who sat there, and what it told."""

    game: Game
    entry: Entry
    found: bytes
    players: tuple[Player, ...]
    told: bytes

    @property
    def before(self) -> Table:
        """The table that the entry found."""
        return row_with(bytearray(self.found), self.game.table.dtype)[0]

    @property
    def events(self) -> list[Event]:
        """What it told."""
        return self.game.events(self.told)

    @property
    def is_final(self) -> bool:
        """Whether it showed what was hidden, or binds: then it is never taken back."""
        return any(self.game.steps[step[0]].is_final for step in read_steps(self.told))


class Entered(NamedTuple):
    """What was decided is in the log, and all may hear what it told, each as far as it is told to their seat."""

    game: Game
    entry: Entry
    told: bytes

    @property
    def events(self) -> list[Event]:
        """What the entry told, and what chance brought after it."""
        return self.game.events(self.told)


class Chosen(NamedTuple):
    """A choice, or a part of it, was made or taken back in secret: it told nothing."""

    is_news: bool  # the others see that the seat has chosen now, or not any more
    told: bytes = b""
    events: Sequence[Event] = ()


Happened = Entered | Chosen
