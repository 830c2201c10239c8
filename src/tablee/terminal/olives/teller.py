"""Tells a match of Olives, to people who play and to those who watch."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as RichText

from tablee.games.olives.story import Step
from tablee.games.story import Event
from tablee.terminal.olives.table import players_table
from tablee.terminal.screen import View
from tablee.terminal.winners import winner_block
from tablee.texts import Texts

UNTOLD_STEPS = {Step.BID_MADE, Step.GAME_WON}  # secret until all have bid; told in a frame at the end
STYLES = {Step.BOWL_TURNED: "bold", Step.BOWL_TAKEN: "bold"}


class Teller:
    """A sentence for each event."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts, self.view, self.is_brief = texts, view, False

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """What the events bring; only the end, when nobody plays any more."""
        if not self.is_brief:
            yield from (self.line(event) for event in events if event.step not in UNTOLD_STEPS)
        if winners := [event for event in events if event.step == Step.GAME_WON]:
            yield winner_block(winners, self.texts)

    def line(self, event: Event) -> RichText:
        """A sentence; each bowl begins a new paragraph."""
        gap = "\n" if event.step == Step.BOWL_TURNED else ""
        return RichText(gap + self.texts.say(event.text), STYLES.get(Step(event.step), ""))

    def scores(self) -> RenderableType:
        """Who has how many olives."""
        return players_table(self.view(), self.texts)
