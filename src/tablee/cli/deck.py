"""Commands for an owner's deck of Village Pillage."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from tablee.cli.choices import text_of_deck
from tablee.cli.play import Language, spoken
from tablee.command import command

if TYPE_CHECKING:
    from tablee.games.words import Text

app = App(name="deck", help="Check a deck of your own for Village Pillage, or print an example: docs/decks.md.")

MISTAKEN = 2  # what the check ends with when something is wrong


@app.command
def check(file: Path, *, language: Language = None) -> None:
    """Read a file of cards: show every card as it will play, or say everything that is wrong, line by line.

    Parameters
    ----------
    file
        The file of cards.
    """
    from rich.console import Console

    from tablee.games.pillage.deck import check_deck
    from tablee.games.pillage.deck_warnings import warnings_about
    from tablee.games.words import Text
    from tablee.terminal.pillage.deck_sheet import deck_counted, deck_sheet
    from tablee.texts import Texts

    texts = Texts(spoken(language))
    deck = check_deck(text_of_deck(file))
    if deck.mistakes:
        summary = Text("pillage-deck-mistakes", {"file": file.name, "mistakes": len(deck.mistakes)})
        print(*map(texts.say, [*deck.mistakes, summary]), sep="\n", file=sys.stderr)
        sys.exit(MISTAKEN)
    console = Console()
    console.print(deck_sheet(deck.cards, texts))
    say: list[Text] = [*_warned(warnings_about(deck.cards)), deck_counted(deck.cards)]
    console.print("", *map(texts.say, say), sep="\n", markup=False, highlight=False)


def _warned(warnings: "list[Text]") -> "list[Text]":
    from tablee.games.words import Text

    return [Text("pillage-deck-warning", {"warning": warning}) for warning in warnings]


@app.command(help=f"Print a whole deck to start from: `{command('deck example')} > deck.toml`.")
def example() -> None:
    """Print a whole deck to start from, with the command that checks it as the reader has it."""
    from importlib.resources import files

    text = files("tablee.games.pillage").joinpath("example_deck.toml").read_text("utf-8")
    print(text.replace("tablee deck check", command("deck check")), end="")
