"""How a card of UGO! looks in a terminal: always its code, in its colour where there are colours."""

from rich.text import Text as RichText

from tablee.games.ugo.box import COLOURS, NO_CARD, colour
from tablee.games.ugo.cards import card_code

# Colours that stay themselves on a screen that has 16 of them.
STYLES = {
    "R": "bold #ffffff on #af0000",
    "B": "bold #ffffff on #1144bb",
    "G": "bold #ffffff on #007a00",
    "Y": "bold #000000 on #ffd700",
    "S": "bold #000000 on #c0c0c0",
}


def chip(card: int) -> RichText:
    """A card; an empty space shows two strokes."""
    if card == NO_CARD:
        return RichText(" -- ", "dim")
    return RichText(f" {card_code(card)} ", STYLES[COLOURS[colour(card)]])


def with_chips(sentence: str) -> RichText:
    """A sentence, with the cards in it coloured."""
    line = RichText(sentence)
    for letter, style in STYLES.items():
        line.highlight_regex(rf"\b{letter}[0-8]\b", style)
    return line
