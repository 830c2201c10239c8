"""What people choose before a match, as they type it."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.command import command

if TYPE_CHECKING:
    from tablee.games.contract import Game
    from tablee.games.options import Value

DECK = "deck"  # the option that an owner's cards are


def chosen(game: "Game", preset: str | None, options: list[str] | None, deck: Path | None = None) -> "dict[str, Value]":
    """The options of a preset, and in their place those that are typed, such as rounds=2, and an owner's cards."""
    from tablee.games.options import read_options
    from tablee.games.words import Refused
    from tablee.match.lookup import preset_named

    pairs = [option.partition("=") for option in options or []]
    for name, _, value in pairs:
        if not value:
            raise Refused("option-typed", option=name)
    typed = read_options(game.options, {name: value for name, _, value in pairs})
    return {**preset_named(game, preset), **typed, **deck_in(game, deck)}


def deck_in(game: "Game", file: Path | None) -> "dict[str, Value]":
    """An owner's cards from their file, for a game that takes them; none without a file.

    Raises `Refused` at its first mistake; where there are more, with the command that shows them.
    """
    from tablee.games.pillage.deck import read_deck
    from tablee.games.words import Refused

    if file is None:
        return {}
    if not any(option.name == DECK for option in game.options):
        raise Refused("deck-elsewhere", game=game.title)
    try:
        return {DECK: read_deck(text_of_deck(file))}
    except Refused as refused:
        if refused.text.key != "pillage-deck-first":
            raise
        everything = command(f"deck check {shlex.quote(str(file))}")
        raise Refused("pillage-deck-more", reason=refused.text, command=everything) from None


def text_of_deck(file: Path) -> str:
    """The text of a file of cards; letters that are not UTF-8 are left for the reader of decks to name with their line.

    Raises `Refused` where there is no such file, or it cannot be opened.
    """
    from tablee.games.words import Refused

    try:
        return file.read_bytes().decode("utf-8", errors="replace")
    except OSError as error:
        why = "missing" if not file.exists() else "folder" if file.is_dir() else "closed"
        raise Refused("pillage-deck-file", file=str(file), why=why, reason=error.strerror or "") from None
