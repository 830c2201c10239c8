"""The table of Olives as a player sees it before a decision: what was bid, the bowl, the hand."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.bits import count, members_of
from tablee.games.contract import Sight
from tablee.games.olives.box import BOWLS
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.texts import Texts

GAP = "  "


def table_block(sight: Sight, choices: Sequence[int], texts: Texts) -> RenderableType:
    """Everything that a seat, or a spectator, sees now."""
    heading = RichText(texts.say(Text("olives-heading", where(sight))), "bold")
    bowls = {"olives": int(sight.bowl), "pile": GAP.join(map(str, members_of(sight.pile)))}
    return Group(
        Rule(heading, align="left"),
        players_table(sight, texts),
        "",
        texts.say(Text("olives-bowls", bowls)),
        *own_cards(sight, choices, texts),
    )


def where(sight: Sight) -> dict[str, int]:
    """The round being played, counted as people do. §bowl"""
    return {"round": max(len(BOWLS) - count(sight.pile), 1), "rounds": int(sight.rounds)}


def players_table(sight: Sight, texts: Texts) -> Table:
    """A row for each player: what they have bid so far, and their olives."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(texts.say(Text("column-player")))
    table.add_column(texts.say(Text("olives-column-played")))
    table.add_column(texts.say(Text("olives-column-olives")), justify="right")
    for seat in range(sight.seats):
        name = RichText(texts.say(seat_named(seat)), "bold" if seat == sight.seat else "")
        played = GAP.join(map(str, members_of(sight.played[seat])))
        table.add_row(name, played, RichText(str(sight.scores[seat]), "bold"))
    return table


def own_cards(sight: Sight, choices: Sequence[int], texts: Texts) -> Iterator[RenderableType]:
    """The hand; those that can be bid stand out."""
    if sight.seat < sight.seats:
        hand = members_of(sight.hands[sight.seat])
        shown = [RichText(str(card), "bold" if card in choices else "dim") for card in hand]
        yield RichText.assemble(texts.say(Text("olives-your-hand")), GAP, RichText(GAP).join(shown))
