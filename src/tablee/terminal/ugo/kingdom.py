"""The kingdoms of UGO! as a table: a row for each player, a column for each space."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich import box
from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.story import Event, seat_named
from tablee.games.ugo.box import FARMERS_NEEDED, NO_CARD, SPACES
from tablee.games.ugo.rules import farmers_missing
from tablee.games.ugo.story import Step
from tablee.games.words import Text
from tablee.terminal.ugo.cards import chip
from tablee.terminal.ugo.scores import points_shown
from tablee.texts import Texts

ROOMY = 72  # columns of a screen with room for a margin in every cell


@dataclass
class Kingdom:
    """What has been told of a player's kingdom."""

    tops: list[int] = field(default_factory=lambda: [NO_CARD] * SPACES)
    points: list[int] = field(default_factory=lambda: [0] * SPACES)
    farmers: int = 0  # besides the printed ones

    def follow(self, event: Event) -> None:
        """Take in something that happened to it."""
        match event.step:
            case Step.FARMERS_PAID:
                self.farmers += event.args["farmers"]
            case Step.CARD_LAID:
                self.tops[event.args["space"]] = event.args["card"]
            case Step.SPACE_SCORED:
                self.points[event.args["space"]] = event.args["points"]

    def farmers_on(self, space: int) -> int:
        """How many of the places of a space are filled."""
        return int(FARMERS_NEEDED[space]) - farmers_missing(space, self.farmers)


def kingdoms_block(kingdoms: Sequence[Kingdom], number: int, texts: Texts) -> RenderableType:
    """All kingdoms at the end of a round, and how to read them."""
    heading = RichText(texts.say(Text("ugo-kingdoms-heading", {"round": number})), "bold")
    legend = RichText(texts.say(Text("ugo-kingdoms-legend")), "dim")
    return Group(heading, KingdomsTable(kingdoms, texts), legend, "")


@dataclass
class KingdomsTable:
    """Fits itself to the width of the screen."""

    kingdoms: Sequence[Kingdom]
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """With margins where there is room."""
        yield kingdoms_table(self.kingdoms, self.texts, margin=int(options.max_width >= ROOMY))


def kingdoms_table(kingdoms: Sequence[Kingdom], texts: Texts, margin: int) -> Table:
    """Space by space, with the points of the round at the end of the row."""
    table = Table(box=box.ROUNDED, padding=(0, margin), show_lines=True)
    table.add_column(texts.say(Text("column-player")), vertical="middle")
    for space in range(SPACES):
        table.add_column(texts.say(Text("ugo-column-space", {"space": space + 1})), no_wrap=True)
    table.add_column(texts.say(Text("ugo-column-round")), justify="right", vertical="middle", no_wrap=True)
    for seat, kingdom in enumerate(kingdoms):
        spaces = [space_shown(kingdom, space) for space in range(SPACES)]
        table.add_row(texts.say(seat_named(seat)), *spaces, points_shown(sum(kingdom.points)))
    return table


def space_shown(kingdom: Kingdom, space: int) -> RenderableType:
    """The top card; below it the farmers, of how many places, and the points."""
    farmers = f"{kingdom.farmers_on(space)}/{FARMERS_NEEDED[space]} "
    counts = RichText.assemble(farmers, points_shown(kingdom.points[space]))
    return Group(Align.center(chip(kingdom.tops[space])), Align.center(counts))
