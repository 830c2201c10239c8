"""Cards in a row, with a number under each that can be chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as RichText

from tablee.games.ugo.cards import card_code
from tablee.terminal.ugo.cards import chip

GAP = " "
CARD_WIDTH = 4


@dataclass
class CardRow:
    """A label, the cards, and the numbers of those that can be chosen. Breaks between cards on a narrow screen."""

    label: str
    cards: Sequence[int]
    choices: Sequence[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many cards a row as there is room for; the label stands before the first."""
        label = RichText(self.label + GAP, "bold")
        room = max(1, (options.max_width - label.cell_len) // (CARD_WIDTH + len(GAP)))
        blank = RichText(" " * label.cell_len)
        for first in range(0, len(self.cards), room):
            cards = self.cards[first : first + room]
            yield _row(blank if first else label, [self.shown(card) for card in cards])
            if self.choices:
                yield _row(blank, [self.number_under(card) for card in cards])

    def shown(self, card: int) -> RichText:
        """A card that can be chosen looks like a card; another only shows its code."""
        return chip(card) if card in self.choices else RichText(f" {card_code(card)} ", "dim")

    def number_under(self, card: int) -> RichText:
        """Its number among the choices, counted from 1."""
        number = str(self.choices.index(card) + 1) if card in self.choices else ""
        return RichText(f"{number:^{CARD_WIDTH}}", "bold")


def _row(label: RichText, parts: Sequence[RichText]) -> RichText:
    line = RichText(GAP).join([label, *parts])
    line.no_wrap = True
    return line
