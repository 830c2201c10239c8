"""Commands for people who watch and play."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready, get_ready_for
from tablee.cli.saved import check_nothing_is_agreed_anew, file_offered, file_to_continue, saving_of, show_saved
from tablee.command import command
from tablee.texts import LANGUAGES

if TYPE_CHECKING:
    from tablee.bots import Bot
    from tablee.match import Match, Player

    LanguageCode = str
else:
    LanguageCode = Literal[LANGUAGES]  # which the help lists, and nothing else is taken


# What can be typed, and how the help explains it


def said(words: str, **more: Any) -> Parameter:
    """A parameter, as the help explains it."""
    return Parameter(help=words, **more)


USUAL_GAME = "ugo"
IN_SECONDS = Number(gte=0, lte=60)
OVERRIDE = "may be given several times. They override a preset."

Game = Annotated[str, said("Which game: ugo, vigo or pillage.")]
Preset = Annotated[
    str | None, said(f"Options that go together, by their name: `{command('options')}` and a game list them.")
]
Deck = Annotated[
    Path | None,
    said(
        "In pillage: a file with cards of your own in place of our design; "
        f"`{command('deck check')}` reads it: docs/decks.md."
    ),
]
Language = Annotated[LanguageCode | None, said("The language of what is said; otherwise that of your system.")]
Record = Annotated[
    Path | None,
    said("A file for the record of the match, written after each decision; otherwise it is saved among your data."),
]

People = Annotated[int, said("How many people; they take turns at the keyboard.", validator=Number(gte=0))]
Bots = Annotated[
    list[str] | None,
    said(
        "Each bot: a level such as random or greedy, module:function, a program such as 'cmd:./my_engine', or what was "
        "learned, such as net:weights.npz; may be given several times. Otherwise two that suit the game, or none "
        "where several people play."
    ),
]
Options = Annotated[
    list[str] | None,
    said(f"Options of the game, such as rounds=2 in UGO! or memory_aid=true in VIGO; {OVERRIDE}"),
]
Seed = Annotated[int | None, said("The number shown at the end of a game, to begin the same game again.")]
Pace = Annotated[float, said("Seconds to read each move of a bot.", validator=IN_SECONDS)]

GameOrMatch = Annotated[
    str | None,
    said("Which game: ugo (otherwise this one), vigo or pillage. Or a record whose match is not over, to go on with."),
]
Names = Annotated[
    list[str] | None,
    said("What a person is called; may be given several times, in the order of the seats.", name="--name", negative=""),
]
Continue = Annotated[
    list[str] | None,
    said(
        "Go on with a match that was stopped: the last one, or that of a file, or of a name that --list shows.",
        name="--continue",
        consume_multiple=(0, 1),
        negative="",
    ),
]
ListSaved = Annotated[bool, said("Show the matches that are saved.", name="--list", negative="", show_default=False)]

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
    game: GameOrMatch = None,
    *,
    players: People = 1,
    names: Names = None,
    bots: Bots = None,
    preset: Preset = None,
    options: Options = None,
    deck: Deck = None,
    seed: Seed = None,
    language: Language = None,
    pace: Pace = 0.6,
    record: Record = None,
    continue_: Continue = None,
    list_saved: ListSaved = False,
) -> None:
    """Play in the terminal, with people at this keyboard and with bots. What was stopped goes on with --continue."""
    from rich.console import Console

    from tablee.games import GAMES
    from tablee.terminal.keyboard import editor_for, lines_from
    from tablee.terminal.play import new_match, play_match
    from tablee.terminal.saving import continued, language_in

    spoken_here, console = spoken(language), Console()
    if list_saved:
        show_saved(spoken_here, console)
        return
    agreed = {"--players": players != 1, "--name": names, "--bots": levels_in(bots), "--preset": preset}
    more = {"--options": options, "--deck": deck, "--seed": seed is not None}
    flags = [flag for flag, given in {**agreed, **more}.items() if given]
    typed, echo = lines_from(sys.stdin), not sys.stdin.isatty()
    file = file_to_continue(game, continue_)
    if file:
        check_nothing_is_agreed_anew(flags)
    elif not (flags or bots or record or echo) and console.is_terminal:
        file = file_offered(game, spoken_here, console, typed)
    if file:
        text = file.read()
        spoken_here = language or language_in(text) or spoken_here
        get_ready_for(text)
        begun = continued(file)
    else:
        game = game or USUAL_GAME
        seats = seated(game, players, bots, names or [])
        get_ready(GAMES[game])
        begun = new_match(GAMES[game], seats, chosen(GAMES[game], preset, options, deck), seed)
    own_bots = own_bots_of(begun.match, bots)
    saving = saving_of(begun, file, record, spoken_here)
    editor = editor_for(sys.stdin, sys.stdout)
    play_match(
        begun, spoken_here, console, typed, pace=pace, echo=echo, saving=saving, editor=editor, own_bots=own_bots
    )


def seated(game: str, people: int, bots: list[str] | None, names: list[str]) -> "list[Player]":
    """People of these names, and these bots; a person alone meets those that suit the game."""
    from tablee.bots.names import name_in_records
    from tablee.match import bot
    from tablee.terminal.names import people_named
    from tablee.terminal.screens import screen_of

    usual = screen_of(game).opponents if people == 1 else ()
    sitting = usual if bots is None else bots
    return people_named(people, names) + [bot(name_in_records(name, game)) for name in sitting]


def own_bots_of(match: "Match", bots: list[str] | None) -> "dict[str, Bot]":
    """The bots of a match that are no levels, by how the match calls them; refuses those that there are not."""
    from tablee.bots.names import bot_named, is_own
    from tablee.match.players import written_bot

    own = filter(is_own, bots or [])
    return {written_bot(name): bot_named(name, match.game, len(match.players), match.options) for name in own}


def levels_in(bots: list[str] | None) -> list[str]:
    """The levels among bots: a match that goes on has its own; somebody's own bots are named again."""
    from tablee.bots.names import is_own

    return [name for name in bots or [] if not is_own(name)]


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
    get_ready(GAMES[game])
    run_demo(players, rounds, seed, spoken(language), pace, Console(), game=game, options=agreed)
