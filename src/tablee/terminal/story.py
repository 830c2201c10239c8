"""Tells a match while it is played, on a screen that people share."""

import time
from collections.abc import Iterable, Iterator

from rich.console import Console, RenderableType

from tablee.games.secrecy import SPECTATOR
from tablee.games.story import told_to
from tablee.match import Match
from tablee.match.happened import Moment
from tablee.terminal.screen import Screen
from tablee.texts import Texts


class Story:
    """What has been told of a match on one screen."""

    def __init__(self, match: Match, screen: Screen, texts: Texts, console: Console) -> None:
        self.match, self.screen, self.texts, self.console = match, screen, texts, console
        self.is_brief = False
        self.begin_again()

    def begin_again(self) -> None:
        """Nothing is told yet."""
        self.told = 0  # moments of the match
        self.teller = self.screen.teller(self.texts, self.match.view)

    def tell_news(self, viewer: int = SPECTATOR, pace: float = 0) -> None:
        """Tell what has just happened, as the seat before the screen hears it; with so many seconds to read it."""
        news = self.match.moments[self.told :]
        if not news:
            return
        self.told = len(self.match.moments)
        self.teller.is_brief = self.is_brief
        if self._show(self._heard(news, viewer)):
            time.sleep(pace)

    def tell_again(self, since: int) -> None:
        """Tell the match from a moment on, to whoever looks: without what has been hidden again."""
        self.pass_over(since)
        self.told = len(self.match.moments)
        self._show(self.teller.tell(self.match.story(since=since)))

    def pass_over(self, moments: int) -> None:
        """Take in that much of the match from its beginning, without a word."""
        self.begin_again()
        self.told = moments
        for _ in self._heard(self.match.moments[:moments], SPECTATOR):
            pass

    def _heard(self, moments: Iterable[Moment], viewer: int) -> Iterator[RenderableType]:
        for moment in moments:
            yield from self.teller.tell(told_to(moment.events, viewer))

    def _show(self, blocks: Iterable[RenderableType]) -> bool:
        """Print the blocks; returns whether there were any."""
        is_shown = False
        for block in blocks:
            self.console.print(block)
            is_shown = True
        return is_shown
