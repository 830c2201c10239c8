"""The score sheet of Pillage: relics, and what breaks a tie: turnips left, then cards in hand."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.cards import hand_kinds
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.terminal.pillage.players import relics_of
from tablee.texts import Texts

NUMBERS = (
    Text("pillage-column-relics"),
    Text("pillage-column-stock"),
    Text("pillage-column-bank"),
    Text("pillage-column-turnips"),
    Text("pillage-column-cards"),
)


def scores_block(sight: Sight, texts: Texts) -> RenderableType:
    """A row for each player. §end §ties"""
    table = Table(box=box.ROUNDED)
    table.add_column(texts.say(Text("column-player")))
    for key in NUMBERS:
        table.add_column(texts.say(key), justify="right")
    for seat in range(sight.seats):
        table.add_row(*score_row(sight, seat, texts))
    return Group("", RichText(texts.say(Text("scores-heading")), "bold"), table)


def score_row(sight: Sight, seat: int, texts: Texts) -> list[str]:
    """Relics, turnips and cards of a seat."""
    stock, bank = int(sight.stocks[seat]), int(sight.banks[seat])
    cards = len(hand_kinds(sight, seat)) + int(sight.draws[seat])
    name, relics = texts.say(seat_named(seat)), texts.say(relics_of(sight, seat))
    return [name, relics, str(stock), str(bank), str(stock + bank), str(cards)]
