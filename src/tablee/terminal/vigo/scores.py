"""The score sheet of VIGO: what ships and chests have brought, and what the stocks are worth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.story import Event, seat_named
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.ending import stock_points
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import Phase
from tablee.games.words import Text
from tablee.terminal.vigo.tiles import boat_chip, chip
from tablee.texts import Texts

NOTHING = "–"
NUMBERS = (
    Text("vigo-column-ships"),
    Text("vigo-column-chests"),
    Text("vigo-column-stock"),
    Text("row-total"),
)


@dataclass
class Tally:
    """The points that a player has been told of. It holds no tiles: those may be hidden again."""

    ships: list[int] = field(default_factory=list)
    chests: list[int] = field(default_factory=list)

    def follow(self, event: Event) -> None:
        """Take in a ship or a chest."""
        if event.step in (Step.SHIP_FOUND, Step.LAST_SHIP_TAKEN):
            self.ships.append(event.args["points"])
        elif event.step == Step.CHEST_BUILT:
            self.chests.append(event.args["points"])


def follow(tallies: Sequence[Tally], events: Iterable[Event]) -> None:
    """Take in what happened, each player's part in the own tally."""
    for event in events:
        if "seat" in event.args:
            tallies[event.args["seat"]].follow(event)


def stock_value(sight: Sight, seat: int) -> int:
    """What a stock is worth if the game ends with it. §stocks"""
    return sum(stock_points(tile, int(sight.colours[seat])) for tile in stock_tiles(sight, seat))


def scores_block(tallies: Sequence[Tally], sight: Sight, texts: Texts) -> RenderableType:
    """A row for each player; before the end, with what the stocks would bring if it came now."""
    is_over = sight.phase == Phase.OVER
    heading = Text("scores-heading") if is_over else Text("vigo-scores-so-far")
    table = Table(box=box.ROUNDED)
    table.add_column(texts.say(Text("column-player")))
    for key in NUMBERS:
        table.add_column(texts.say(key), justify="right")
    for seat, tally in enumerate(tallies):
        table.add_row(*score_row(seat, tally, sight, texts))
    return Group("", RichText(texts.say(heading), "bold"), table, "")


def score_row(seat: int, tally: Tally, sight: Sight, texts: Texts) -> list[RenderableType]:
    """Ships, chests one by one, stock, and all together."""
    name = RichText.assemble(boat_chip(int(sight.colours[seat]), seat), " ", texts.say(seat_named(seat)))
    stock = stock_value(sight, seat)
    total = int(sight.scores[seat]) + (0 if sight.phase == Phase.OVER else stock)
    return [name, parts(tally.ships), parts(tally.chests), str(stock), RichText(str(total), "bold")]


def parts(points: Sequence[int]) -> str:
    """Points one by one, and their sum.

    >>> parts([]), parts([60]), parts([10, 60])
    ('–', '60', '10 + 60 = 70')
    """
    if len(points) < 2:
        return str(points[0]) if points else NOTHING
    return " + ".join(map(str, points)) + f" = {sum(points)}"


def stocks_counted(events: Sequence[Event], colours: Sequence[int], texts: Texts) -> Table:
    """The stocks at the end, tile by tile: a line for each player."""
    grid = Table.grid(padding=(0, 1))
    for counted in (event for event in events if event.step == Step.STOCK_COUNTED):
        seat, points = counted.args["seat"], counted.args["points"]
        tiles = [event for event in events if event.step == Step.STOCK_TILE and event.args["seat"] == seat]
        worth = [RichText.assemble(chip(event.args["tile"]), f" {event.args['points']}") for event in tiles]
        reckoned = RichText.assemble(RichText(", ").join(worth), f" = {points}") if worth else RichText(NOTHING)
        grid.add_row(boat_chip(colours[seat], seat), texts.say(seat_named(seat)), reckoned)
    return grid
