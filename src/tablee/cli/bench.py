"""Commands that measure."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

app = App(name="bench", help="Measure how fast it is.")

Repeat = Annotated[int, Parameter(validator=Number(gte=1))]


@app.command
def rules(*, repeat: Repeat = 7, json: Path | None = None) -> None:
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
        print("Without OpenSpiel there is nothing to compare with: python3 run.py bench rules installs it.")
    if json:
        json.write_text(figures + "\n", encoding="utf-8")


@app.command
def match(*, repeat: Repeat = 7, json: Path | None = None) -> None:
    """Microseconds of processor time that a match takes for a decision, and for what a server asks it meanwhile.

    Two seats play each game at random. A decision includes the deals and draws that follow it.

    Parameters
    ----------
    repeat
        How often each thing is measured; the median counts.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from time import process_time

    from rich.console import Console
    from rich.progress import track

    from tablee.bench import report
    from tablee.bench.match import tasks
    from tablee.bench.measure import turns
    from tablee.games import GAMES

    work = [task for game in GAMES.values() for task in tasks(game)]
    console = Console(stderr=True)
    *_, speeds = track(turns(work, repeat, process_time), "Measuring", total=repeat, console=console, transient=True)
    figures = report.as_json(speeds, None)
    if json == Path("-"):
        print(figures)
        return
    Console().print(report.costs(speeds))
    if json:
        json.write_text(figures + "\n", encoding="utf-8")


@app.command
def profile(game: str, *, repeat: Repeat = 15) -> None:
    """Where the time of a game's rules goes: nanoseconds a decision of random play, phase by phase.

    Parameters
    ----------
    game
        Which game, such as vigo.
    repeat
        How often each thing is measured; the quickest counts.
    """
    from rich.console import Console

    from tablee.bench import report
    from tablee.bench.profile import profile as measured
    from tablee.games import GAMES
    from tablee.games.words import Refused

    if game not in GAMES:
        raise Refused("record-game", game=game, known=", ".join(GAMES))
    Console().print(report.parts(GAMES[game].title, measured(GAMES[game], repeat)))
