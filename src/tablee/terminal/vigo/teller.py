"""Tells a match of VIGO decision by decision, and keeps its score sheet. It keeps no faces: they may hide again."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.story import Event
from tablee.games.vigo.box import CELLS
from tablee.games.vigo.story import Step
from tablee.games.words import Text
from tablee.terminal.screen import View
from tablee.terminal.vigo.deeds import paragraph
from tablee.terminal.vigo.scores import Tally, follow, scores_block, stocks_counted
from tablee.terminal.winners import winner_block
from tablee.texts import Texts

COUNTING = {Step.STOCK_TILE, Step.STOCK_COUNTED, Step.GAME_WON}


class Teller:
    """Takes in the events of one decision after another."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts, self.view, self.is_brief = texts, view, False
        sight = view()
        self.colours = [int(colour) for colour in sight.colours[: sight.seats]]
        self.tallies = [Tally() for _ in self.colours]

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """What the events bring, in a paragraph; the stocks are counted in a block of their own."""
        follow(self.tallies, events)
        deeds = [event for event in events if event.step not in COUNTING]
        if not self.is_brief:
            yield from self.set_up(deeds)
            yield from filter(None, [paragraph(deeds, self.colours, self.texts)])
        if counted := [event for event in events if event.step in COUNTING]:
            yield self.end(counted)

    def set_up(self, events: list[Event]) -> Iterator[RenderableType]:
        """Who begins; the tiles are laid one by one, and told together."""
        for event in events:
            if event.step == Step.FIRST_DRAWN:
                yield RichText(self.texts.say(event.text))
            elif event.step == Step.TILE_LAID and event.args["cell"] == CELLS - 1:
                yield RichText(self.texts.say(Text("vigo-told-laid", {"tiles": CELLS})))

    def end(self, counted: list[Event]) -> RenderableType:
        """The stocks, the score sheet, and who has won, alone or together."""
        stocks = stocks_counted(counted, self.colours, self.texts)
        heading = RichText(self.texts.say(Text("vigo-stocks-heading")), "bold")
        winners = [event for event in counted if event.step == Step.GAME_WON]
        return Group("", heading, stocks, self.scores(), winner_block(winners, self.texts))

    def scores(self) -> RenderableType:
        """The score sheet as it stands."""
        sight: Sight = self.view()
        return scores_block(self.tallies, sight, self.texts)
