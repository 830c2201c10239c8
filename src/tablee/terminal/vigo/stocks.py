"""The players of VIGO with their points and stocks: events, keys, lids, bottoms, middles."""

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.vigo.box import EVENTS
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.tiles import parts_of
from tablee.games.words import Text
from tablee.terminal.vigo.tiles import boat_chip, chips
from tablee.texts import Texts

GROUPS = {"key": 1, "lid": 2, "bottom": 3, "middle": 4, "lock": 4}  # after the events
NOTHING = "–"


def players_table(sight: Sight, asked: Sequence[int], texts: Texts) -> Table:
    """A row for each player; an arrow points at who is to decide."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(texts.say(Text("column-player")), no_wrap=True)
    table.add_column(texts.say(Text("vigo-column-points")), justify="right", no_wrap=True)
    table.add_column(texts.say(Text("vigo-column-tiles")), justify="right", no_wrap=True)
    table.add_column(texts.say(Text("vigo-column-stock")))
    for seat in range(sight.seats):
        name = RichText.assemble(boat_chip(int(sight.colours[seat]), seat), " ", texts.say(seat_named(seat)))
        name.stylize("bold" if seat == sight.seat else "")
        points, held = str(sight.scores[seat]), str(sight.held[seat])
        table.add_row("▸" if seat in asked else " ", name, points, held, stock_shown(stock_tiles(sight, seat)))
    return table


def stock_shown(tiles: Sequence[int]) -> RichText:
    """The tiles of a stock, group by group."""
    ordered = sorted(tiles, key=lambda tile: (group_of(tile), tile))
    groups = [chips(list(group)) for _, group in groupby(ordered, group_of)]
    return RichText(" · ").join(groups) if groups else RichText(NOTHING, "dim")


def group_of(tile: int) -> int:
    """Events come first, then keys, lids, bottoms and middles."""
    return 0 if tile < EVENTS else GROUPS[parts_of(tile)[0]]
