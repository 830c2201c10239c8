"""Tells a game of Pillage to people who watch: as to those who play, and now and then the table is shown."""

from collections.abc import Iterator

from rich.console import Group, RenderableType

from tablee.games.pillage.story import Step
from tablee.games.story import Event
from tablee.terminal.pillage.table import table_block
from tablee.terminal.pillage.teller import Teller

ROUNDS_BETWEEN = 4


class Narrator(Teller):
    """A narrator who shows the table before the first round, and then once in some rounds."""

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """The story; then, if it is time, the table."""
        yield from super().tell(events)
        for event in events:
            if event.step == Step.ROUND_BEGUN and event.args["round"] % ROUNDS_BETWEEN == 1:
                yield Group("", table_block(self.view(), [], self.texts))
