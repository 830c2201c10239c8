"""Which lines of a story read otherwise now, where what a game has shown can be hidden again."""

from collections.abc import Callable, Iterator

from tablee.games.contract import Table
from tablee.games.steps import BARE
from tablee.games.story import Event, History
from tablee.match import Match, TakeBack


class Retelling:
    """What the followers of a table were told of its match and is told otherwise now; nothing of it in most games.

    It goes on with the match, and begins anew after a take-back. Such a game tells everybody the same, so the number of
    an event is the place of its line in the story of every seat.
    """

    def __init__(self) -> None:
        self._history: History | None = None
        self._told = bytearray()  # the steps that it has followed
        self._moments = 0  # how many of the match those are
        self._entries = 0  # how long its log was when that was looked at
        self._hidden: set[int] = set()  # as it was last told

    def news(self, match: Match) -> dict[int, Event]:
        """The events that read otherwise than at the last call, by their places in the story, as they read now.

        Asked once for whatever followers are told, and for a newcomer, who is told the whole story as it reads now.
        """
        follows = match.game.secrets.history
        if follows is None:
            return {}
        history = self._followed(match, follows)
        before, self._hidden = self._hidden, history.hidden(match.table)
        changed = before ^ self._hidden
        if not changed:
            return {}
        known = len(self._told) // BARE.size
        return {place: self._read(match, history, place) for place in sorted(changed) if place < known}

    def _read(self, match: Match, history: History, place: int) -> Event:
        (event,) = match.game.events(bytes(self._told[place * BARE.size : (place + 1) * BARE.size]))
        return history.veiled(event) if place in self._hidden else event

    def story(self, match: Match) -> Iterator[Event]:
        """The whole story as it reads now, an event at a time; what happens meanwhile does not change it."""
        follows = match.game.secrets.history
        assert follows
        self.news(match)
        history, told, hidden = self._followed(match, follows), bytes(self._told), set(self._hidden)
        for place in range(len(told) // BARE.size):
            (event,) = match.game.events(told[place * BARE.size : (place + 1) * BARE.size])
            yield history.veiled(event) if place in hidden else event

    def catch_up(self, match: Match) -> Iterator[None]:
        """Take in a match that was replayed, a moment at a step; nothing of it is news then."""
        if follows := match.game.secrets.history:
            yield from self._follow(self._history_of(match, follows), match)
            self.news(match)

    def _followed(self, match: Match, follows: Callable[[Table], History]) -> History:
        """The history of all that has happened so far."""
        history = self._history_of(match, follows)
        for _ in self._follow(history, match):
            pass
        return history

    def _history_of(self, match: Match, follows: Callable[[Table], History]) -> History:
        """What was followed until the last call; nothing, if something was taken back since."""
        is_shorter = any(isinstance(entry, TakeBack) for entry in match.log[self._entries :])
        if self._history is None or is_shorter:
            self._history, self._told, self._moments = follows(match.table), bytearray(), 0
        self._entries = len(match.log)
        return self._history

    def _follow(self, history: History, match: Match) -> Iterator[None]:
        for moment in match.moments[self._moments :]:
            history.follow(moment.events)
            self._told += moment.told
            self._moments += 1
            yield
