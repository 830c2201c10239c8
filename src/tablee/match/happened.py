"""What happened in a match: an entry at its moment, and what somebody who decided is told."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.contract import Table
from tablee.games.record import Many
from tablee.games.story import Event
from tablee.match.entries import Entry
from tablee.match.players import Player


class Moment(NamedTuple):
    """An entry in force: the table it found, who sat there, and what it told."""

    entry: Entry
    found: Many  # a row of one
    players: tuple[Player, ...]
    events: tuple[Event, ...]

    @property
    def before(self) -> Table:
        """The table that the entry found."""
        return self.found[0]


class Entered(NamedTuple):
    """What was decided is in the log, and all may hear what it told, each as far as it is told to their seat."""

    entry: Entry
    events: list[Event]


class Chosen(NamedTuple):
    """A choice, or a part of it, was made or taken back in secret: it told nothing."""

    is_news: bool  # the others see that the seat has chosen now, or not any more
    events: Sequence[Event] = ()


Happened = Entered | Chosen
