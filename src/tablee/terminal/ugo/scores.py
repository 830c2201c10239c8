"""Points, and the score sheet: a row for each round, a column for each player."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.texts import Texts


def points_shown(points: int, style: str = "") -> RichText:
    """Points with their sign, and losses in red besides."""
    return RichText(f"{points:+d}" if points else "0", f"{style} red" if points < 0 else style)


def scores_block(rounds: Sequence[Sequence[int]], texts: Texts) -> RenderableType:
    """The score sheet with its heading."""
    return Group(RichText(texts.say(Text("scores-heading")), "bold"), scores_table(rounds, texts), "")


def scores_table(rounds: Sequence[Sequence[int]], texts: Texts) -> Table:
    """The points of every round, and their sums."""
    totals = [sum(points) for points in zip(*rounds, strict=True)]
    table = Table(box=box.ROUNDED, show_footer=True)
    table.add_column("", texts.say(Text("row-total")))
    for seat, total in enumerate(totals):
        table.add_column(texts.say(seat_named(seat)), points_shown(total, "bold"), justify="right")
    for number, points in enumerate(rounds, start=1):
        table.add_row(texts.say(Text("ugo-row-round", {"round": number})), *map(points_shown, points))
    return table
