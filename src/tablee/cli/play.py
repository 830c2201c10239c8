"""Commands for people who watch and play."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from tablee.cli.choices import chosen

Pace = Annotated[float, Parameter(validator=Number(gte=0, lte=60))]
Language = Literal["en", "fr"]


def terminal(
    game: str = "ugo",
    *,
    players: Annotated[int, Parameter(validator=Number(gte=0))] = 1,
    bots: list[str] | None = None,
    preset: str | None = None,
    options: list[str] | None = None,
    deck: Path | None = None,
    seed: int | None = None,
    language: Language | None = None,
    pace: Pace = 0.6,
    record: Path | None = None,
) -> None:
    """Play in the terminal, with people at this keyboard and with bots.

    Parameters
    ----------
    game
        Which game: ugo, vigo or pillage.
    players
        How many people; they take turns at the keyboard.
    bots
        The level of each bot, such as random or greedy; may be given several times. Otherwise two that suit
        the game, or none where several people play.
    preset
        Options that go together, by their name; `tablee options` and a game list them.
    options
        Options of the game, such as rounds=2 in UGO! or memory_aid=true in VIGO; may be given several times. They
        override a preset.
    deck
        In pillage: a file with the cards of the box, in place of those of our own design.
    seed
        The number shown at the end of a game, to begin the same game again.
    language
        English or French; otherwise the language of your system.
    pace
        Seconds to read each move of a bot.
    record
        A file for the record of the match.
    """
    from rich.console import Console

    from tablee.games import GAMES
    from tablee.match import bot, person
    from tablee.match.record import write
    from tablee.terminal.keyboard import lines_from
    from tablee.terminal.play import play
    from tablee.terminal.screens import screen_of
    from tablee.texts import language_of

    usual = screen_of(game).opponents if players == 1 else ()
    levels = usual if bots is None else bots
    seats = [person("")] * players + [bot(level) for level in levels]
    match = play(
        GAMES[game],
        seats,
        chosen(GAMES[game], preset, options, deck),
        seed,
        language or language_of(os.environ),
        Console(),
        lines_from(sys.stdin),
        pace=pace,
        echo=not sys.stdin.isatty(),
    )
    if record:
        record.write_text(write(match), encoding="utf-8")


def demo(
    game: str = "ugo",
    *,
    players: int = 4,
    rounds: int | None = None,
    preset: str | None = None,
    options: list[str] | None = None,
    deck: Path | None = None,
    seed: int | None = None,
    language: Language | None = None,
    pace: Pace = 1.2,
) -> None:
    """Watch a game in the terminal, played by bots: at random in UGO!, with a little sense elsewhere.

    Parameters
    ----------
    game
        Which game: ugo, vigo or pillage.
    players
        How many.
    rounds
        How many rounds, in a game that counts them; otherwise UGO! has one here, and a whole game of it four.
    preset
        Options that go together, by their name; `tablee options` and a game list them.
    options
        Options of the game, such as rounds=2; may be given several times. They override a preset.
    deck
        In pillage: a file with the cards of the box, in place of those of our own design.
    seed
        The number shown by a game, to see that game again.
    language
        English or French; otherwise the language of your system.
    pace
        Seconds to read each block.
    """
    from rich.console import Console

    from tablee.games import GAMES
    from tablee.terminal.demo import run_demo
    from tablee.terminal.screens import screen_of
    from tablee.texts import language_of

    screen_of(game)  # refuses a game that cannot be shown
    agreed = chosen(GAMES[game], preset, options, deck)
    spoken = language or language_of(os.environ)
    run_demo(players, rounds, seed, spoken, pace, Console(), game=game, options=agreed)
