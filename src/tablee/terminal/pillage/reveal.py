"""The cards that are revealed, each beside the one that it faces."""

from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.box import DUEL, NO_CARD, SIDES
from tablee.games.story import seat_named
from tablee.terminal.pillage.cards import card_chip
from tablee.terminal.pillage.seating import facing
from tablee.texts import Texts

AGAINST = "↔"


def reveal_table(played: dict[int, int], sight: Sight, texts: Texts) -> Table:
    """A row for each pair round the table: who plays what against whose what. §reveal"""
    grid = Table.grid(padding=(0, 1))
    for justify in ("right", "right", "center", "left", "left"):
        grid.add_column(justify=justify, no_wrap=True)
    seats = int(sight.seats)
    for seat in range(1 if seats == DUEL else seats):
        slot, other = SIDES * seat, facing(SIDES * seat, seats)
        cards = [card_chip(sight, played.get(place, NO_CARD), texts) for place in (slot, other)]
        names = [RichText(texts.say(seat_named(place // SIDES))) for place in (slot, other)]
        grid.add_row(names[0], cards[0], AGAINST, cards[1], names[1])
    return grid
