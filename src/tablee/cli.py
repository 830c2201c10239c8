"""The commands of `tablee`.

A command imports what it needs when it runs, so that `tablee --help` answers at once.
"""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Literal

from cyclopts import App

from tablee import __version__

REFUSED = 2  # what programs end with when they are asked for something they do not do
INTERRUPTED = 130  # what shells report for a program stopped by Ctrl-C
PIPE_CLOSED = 141  # and for one whose reader went away

app = App(
    name="tablee",
    help="UGO! for players, bot writers and researchers; VIGO and Village Pillage: À l'abordage! are to follow.",
    version=f"Tablée {__version__}",
    suppress_keyboard_interrupt=False,
)


@app.default
def start() -> None:
    """Watch a demonstration."""
    demo()


@app.command
def demo(
    *,
    players: int = 4,
    rounds: int = 1,
    seed: int | None = None,
    language: Literal["en", "fr"] | None = None,
    pace: float = 1.2,
) -> None:
    """Watch a game of UGO! in the terminal, by players who choose at random.

    Parameters
    ----------
    players
        Two, three or four.
    rounds
        How many rounds; a whole game has four.
    seed
        The number shown by a game, to see that game again.
    language
        English or French; otherwise the language of your system.
    pace
        Seconds to read each trick.
    """
    from rich.console import Console

    from tablee.terminal.demo import run_demo
    from tablee.texts import language_of

    run_demo(players, rounds, seed, language or language_of(os.environ), pace, Console())


bench = App(name="bench", help="Measure how fast it is.")
app.command(bench)


@app.command(name="compile")
def compile_rules() -> None:
    """Compile the rules of all games, so that nothing has to wait for it later. Done already: no work."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.games import GAMES
    from tablee.games.rehearsal import rehearsal

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for game in GAMES.values():
            calls = rehearsal(game)
            bar = progress.add_task(game.title, total=len(calls))
            for name, call in calls:
                progress.update(bar, description=f"{game.title} {name}")
                call()
                progress.advance(bar)
            progress.update(bar, description=f"{game.title} is ready")


@bench.command(name="rules")
def bench_rules(*, repeat: int = 7, json: Path | None = None) -> None:
    """Decisions a second of each game's rules, beside OpenSpiel's rollouts of hearts where it is installed.

    All figures come from one run, taken in turns. `python3 run.py bench rules` installs OpenSpiel for it.

    Parameters
    ----------
    repeat
        How often each thing is measured; the median counts.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import track

    from tablee.bench import openspiel, report
    from tablee.bench.measure import turns
    from tablee.bench.rules import tasks
    from tablee.games import GAMES

    yardstick = openspiel.hearts()
    with ThreadPoolExecutor(2) as threads:
        work = [task for game in GAMES.values() for task in tasks(game, threads)] + ([yardstick] if yardstick else [])
        console = Console(stderr=True)
        *_, speeds = track(turns(work, repeat), "Measuring", total=repeat, console=console, transient=True)
    beside = speeds[-1] if yardstick else None
    figures = report.as_json(speeds, beside)
    if json == Path("-"):
        print(figures)
        return
    Console().print(report.table(speeds, beside))
    if not yardstick:
        print("OpenSpiel is not installed here: pip install 'tablee[bench]' puts its figures beside these.")
    if json:
        json.write_text(figures + "\n", encoding="utf-8")


def main() -> None:
    """Run the command given on the command line; end politely when the person or the reader leaves."""
    print_what_the_screen_can_show()
    try:
        app()
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except ValueError as error:
        say_refusal(error)
        sys.exit(REFUSED)
    except BrokenPipeError:
        drop_what_is_left_to_print()
        sys.exit(PIPE_CLOSED)


def say_refusal(error: ValueError) -> None:
    """What cannot be done is said in the person's language; any other error is a mistake of ours and stays one."""
    from tablee.games.words import Refused
    from tablee.texts import Texts, language_of

    if not isinstance(error, Refused):
        raise error
    print(Texts(language_of(os.environ)).say(error.text), file=sys.stderr)


def print_what_the_screen_can_show() -> None:
    """A letter that the screen does not know becomes a question mark instead of an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def drop_what_is_left_to_print() -> None:
    """Python writes out what is left at its end; there is nobody to read it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
