"""Commands for people who watch and play."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from tablee.cli.choices import chosen

if TYPE_CHECKING:
    from tablee.match import Player


# What can be typed, and how the help explains it


def said(words: str, **more: Any) -> Parameter:
    """A parameter, as the help explains it."""
    return Parameter(help=words, **more)


IN_SECONDS = Number(gte=0, lte=60)
OVERRIDE = "may be given several times. They override a preset."

Game = Annotated[str, said("Which game: ugo, vigo or pillage.")]
Preset = Annotated[str | None, said("Options that go together, by their name; `tablee options` and a game list them.")]
Deck = Annotated[
    Path | None, said("In pillage: a file with the cards of the box, in place of those of our own design.")
]
Language = Annotated[Literal["en", "fr"] | None, said("English or French; otherwise the language of your system.")]
Record = Annotated[Path | None, said("A file for the record of the match.")]

People = Annotated[int, said("How many people; they take turns at the keyboard.", validator=Number(gte=0))]
Bots = Annotated[
    list[str] | None,
    said(
        "The level of each bot, such as random or greedy; may be given several times. Otherwise two that suit the "
        "game, or none where several people play."
    ),
]
Options = Annotated[
    list[str] | None,
    said(f"Options of the game, such as rounds=2 in UGO! or memory_aid=true in VIGO; {OVERRIDE}"),
]
Seed = Annotated[int | None, said("The number shown at the end of a game, to begin the same game again.")]
Pace = Annotated[float, said("Seconds to read each move of a bot.", validator=IN_SECONDS)]

Seats = Annotated[int, said("How many.")]
Rounds = Annotated[
    int | None,
    said("How many rounds, in a game that counts them; otherwise UGO! has one here, and a whole game of it four."),
]
OptionsShown = Annotated[list[str] | None, said(f"Options of the game, such as rounds=2; {OVERRIDE}")]
SeedShown = Annotated[int | None, said("The number shown by a game, to see that game again.")]
PaceShown = Annotated[float, said("Seconds to read each block.", validator=IN_SECONDS)]


# The commands


def terminal(
    game: Game = "ugo",
    *,
    players: People = 1,
    bots: Bots = None,
    preset: Preset = None,
    options: Options = None,
    deck: Deck = None,
    seed: Seed = None,
    language: Language = None,
    pace: Pace = 0.6,
    record: Record = None,
) -> None:
    """Play in the terminal, with people at this keyboard and with bots."""
    from rich.console import Console

    from tablee.games import GAMES
    from tablee.match.record import write
    from tablee.terminal.keyboard import editor_for, lines_from
    from tablee.terminal.play import play

    seats = seated(game, players, bots)
    agreed = chosen(GAMES[game], preset, options, deck)
    typed, echo = lines_from(sys.stdin), not sys.stdin.isatty()
    editor = editor_for(sys.stdin, sys.stdout)
    match = play(
        GAMES[game], seats, agreed, seed, spoken(language), Console(), typed, pace=pace, echo=echo, editor=editor
    )
    if record:
        record.write_text(write(match), encoding="utf-8")


def seated(game: str, people: int, bots: list[str] | None) -> "list[Player]":
    """People, and bots of these levels; a person alone meets those that suit the game."""
    from tablee.match import bot, person
    from tablee.terminal.screens import screen_of

    usual = screen_of(game).opponents if people == 1 else ()
    levels = usual if bots is None else bots
    return [person("")] * people + [bot(level) for level in levels]


def spoken(language: str | None) -> str:
    """The language that is asked for, or that of the system."""
    from tablee.texts import language_of

    return language or language_of(os.environ)


def demo(
    game: Game = "ugo",
    *,
    players: Seats = 4,
    rounds: Rounds = None,
    preset: Preset = None,
    options: OptionsShown = None,
    deck: Deck = None,
    seed: SeedShown = None,
    language: Language = None,
    pace: PaceShown = 1.2,
) -> None:
    """Watch a game in the terminal, played by bots: at random in UGO!, with a little sense elsewhere."""
    from rich.console import Console

    from tablee.games import GAMES
    from tablee.terminal.demo import run_demo
    from tablee.terminal.screens import screen_of

    screen_of(game)  # refuses a game that cannot be shown
    agreed = chosen(GAMES[game], preset, options, deck)
    run_demo(players, rounds, seed, spoken(language), pace, Console(), game=game, options=agreed)
