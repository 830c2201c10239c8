"""What people choose before a match, as they type it."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.games.contract import Game
    from tablee.games.options import Value

DECK = "deck"  # the option that an owner's cards are


def game_named(name: str) -> "Game":
    """The game of a name, or a refusal that says which there are."""
    from tablee.games import GAMES
    from tablee.games.words import Refused

    if name not in GAMES:
        raise Refused("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def chosen(game: "Game", preset: str | None, options: list[str] | None, deck: Path | None = None) -> "dict[str, Value]":
    """The options of a preset, and in their place those that are typed, such as rounds=2, and an owner's cards."""
    from tablee.games.options import read_options
    from tablee.games.words import Refused

    pairs = [option.partition("=") for option in options or []]
    for name, _, value in pairs:
        if not value:
            raise Refused("option-typed", option=name)
    typed = read_options(game.options, {name: value for name, _, value in pairs})
    return {**preset_named(game, preset), **typed, **deck_in(game, deck)}


def deck_in(game: "Game", file: Path | None) -> "dict[str, Value]":
    """An owner's cards from their file, for a game that takes them; none without a file."""
    from tablee.games.pillage.deck import read_deck
    from tablee.games.words import Refused

    if file is None:
        return {}
    if not any(option.name == DECK for option in game.options):
        raise Refused("option-unknown", option=DECK, known=", ".join(option.name for option in game.options))
    try:
        return {DECK: read_deck(file.read_text(encoding="utf-8-sig"))}
    except (OSError, UnicodeDecodeError):
        raise Refused("record-file", file=str(file)) from None


def preset_named(game: "Game", name: str | None) -> "dict[str, Value]":
    """The options of a preset, none without one, or a refusal that says which presets there are."""
    from tablee.games.words import Refused

    if name is None:
        return {}
    if name not in game.presets:
        known = ", ".join(game.presets)
        raise Refused("preset-unknown", preset=name, game=game.title, known=known, count=len(game.presets))
    return dict(game.presets[name])
