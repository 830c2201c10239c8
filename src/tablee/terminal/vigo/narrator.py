"""Tells a game of VIGO to people who watch: as to those who play, and now and then the bay is shown."""

from collections.abc import Iterator

from rich.console import Group, RenderableType

from tablee.games.story import Event
from tablee.games.vigo.story import Step
from tablee.terminal.vigo.table import table_block
from tablee.terminal.vigo.teller import Teller

ROUNDS_BETWEEN = 4


class Narrator(Teller):
    """A narrator who shows the table once in some rounds."""

    turns = 0

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """The paragraph of each decision; then, if it is time, the table."""
        yield from super().tell(events)
        for event in events:
            if event.step == Step.TURN_ENDED:
                self.turns += 1
                if self.turns % (ROUNDS_BETWEEN * len(self.colours)) == 0:
                    yield Group("", table_block(self.view(), [], self.texts), "")
