"""Commands that measure."""

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter
from cyclopts.validators import Number

from tablee.cli.compiling import get_ready

if TYPE_CHECKING:
    from rich.table import Table

app = App(name="bench", help="Measure how fast it is.")

T = TypeVar("T")
Repeat = Annotated[int, Parameter(validator=Number(gte=1))]
Count = Annotated[int, Parameter(validator=Number(gte=0))]
Figures = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]  # a file, or - for the standard output
Seconds = Annotated[float, Parameter(validator=Number(gt=0))]


@app.command
def rules(*, repeat: Repeat = 51, against: str | None = None, json: Figures = None) -> None:
    """Decisions a second of each game's rules, beside OpenSpiel's rollouts of hearts where it is installed.

    All figures come from one run, in short turns, with OpenSpiel's right after each of ours: `docs/benchmarks.md`.
    `python3 run.py bench rules` installs OpenSpiel for it.

    Parameters
    ----------
    repeat
        How often each thing is measured; the median counts, of speeds as of ratios.
    against
        A folder with another checkout, or a revision of this one, to measure beside it in turns: ratios in place of
        speeds.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import track

    from tablee.bench import openspiel, report
    from tablee.bench.measure import turns
    from tablee.bench.processes import busy
    from tablee.bench.rules import tasks
    from tablee.games import LISTED

    get_ready(*LISTED.values())
    if against:
        compare("rules", against, repeat, json)
        return
    with ThreadPoolExecutor(2) as threads:
        work = [task for game in LISTED.values() for task in tasks(game, threads)]
        seen = turns(work, repeat, yardstick=openspiel.hearts())
        *_, speeds = track(seen, "Measuring", total=repeat, console=Console(stderr=True), transient=True)
    show(report.table(speeds), report.bars(speeds, busy()), report.as_json(speeds), json)


@app.command
def match(*, repeat: Repeat = 7, against: str | None = None, json: Figures = None) -> None:
    """Microseconds of processor time that a match takes for a decision, and for what a server asks it meanwhile.

    Two seats play each game at random. A decision includes the deals and draws that follow it.

    Parameters
    ----------
    repeat
        How often each thing is measured; the median counts.
    against
        A folder with another checkout, or a revision of this one, to measure beside it in turns: ratios in place of
        speeds.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from rich.console import Console
    from rich.progress import track

    from tablee.bench import report
    from tablee.bench.match import tasks
    from tablee.bench.measure import turns
    from tablee.games import LISTED

    get_ready(*LISTED.values())
    if against:
        compare("match", against, repeat, json)
        return
    work = [task for game in LISTED.values() for task in tasks(game)]
    console = Console(stderr=True)
    *_, speeds = track(turns(work, repeat), "Measuring", total=repeat, console=console, transient=True)
    show(report.costs(speeds), [], report.as_json(speeds), json)


@app.command
def envs(*, repeat: Repeat = 5, json: Figures = None) -> None:
    """Steps a second of the games as environments, beside card games of others that are installed.

    All figures come from one run, taken in turns, in processor time of one thread. `python3 run.py bench envs` installs
    OpenSpiel, PettingZoo, RLCard and Pgx for it.

    Parameters
    ----------
    repeat
        How often each thing is measured; the median counts.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from rich.console import Console
    from rich.progress import track

    from tablee.bench import envs, envs_report, other_envs
    from tablee.bench.measure import turns
    from tablee.games import LISTED

    envs_report.keep_to_one_thread()
    get_ready(*LISTED.values(), batches=True)
    work = [*(task for game in LISTED.values() for task in envs.tasks(game)), *other_envs.tasks()]
    console = Console(stderr=True)
    *_, speeds = track(turns(work, repeat), "Measuring", total=repeat, console=console, transient=True)
    show(envs_report.table(speeds), envs_report.remarks(speeds), envs_report.as_json(speeds), json)


@app.command
def bots(game: str = "ugo", *, deals: Repeat = 20, json: Figures = None) -> None:
    """Simulations a second of a game's bots, in a process that has just begun and later on; strength by budget.

    Seconds are processor time, but on the clock for the first move in the server's warm pool and for several trees side
    by side. Strength is the part of duels that `expert` wins against `greedy` with each budget.

    Parameters
    ----------
    game
        Which game, such as ugo.
    deals
        How many deals each budget plays, each from both seats.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from tablee.bench import bots
    from tablee.games import GAMES
    from tablee.match.lookup import game_named

    played = game_named(game)
    get_ready(*GAMES.values())  # the pool has the bots of all games
    figures = bots.measured(played, deals, say)
    show(bots.table(figures), [], bots.as_json(figures), json)


@app.command
def ismcts(*, deals: Repeat = 10, simulations: Repeat = 100, rounds: Repeat = 1, json: Figures = None) -> None:
    """UGO!'s `expert` in duels with OpenSpiel's own information-set search, which may think ten times as long.

    Every deal is played from both seats. `expert` gets a tenth of the processor time that OpenSpiel's bot took for its
    last move. Needs OpenSpiel.

    Parameters
    ----------
    deals
        How many deals.
    simulations
        How many OpenSpiel's bot makes for a move.
    rounds
        How many rounds a game has.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from tablee.bench import ismcts
    from tablee.games import GAMES

    get_ready(GAMES["ugo"])
    duels = ismcts.play(deals, simulations, rounds, say)
    show(ismcts.table(duels), [], ismcts.as_json(duels), json)


def compare(bench: str, against: str, repeat: int, json: Path | None) -> None:
    """Print a benchmark of this checkout beside that of another one."""
    from rich.console import Console
    from rich.progress import track

    from tablee.bench import checkout, report
    from tablee.bench.processes import Failed

    try:
        other = checkout.checkout_of(against, say)
        turns = checkout.compare(bench, other, repeat)
        *_, rows = track(turns, "Measuring", total=repeat, console=Console(stderr=True), transient=True)
    except Failed as failed:
        raise SystemExit(str(failed)) from None
    show(report.comparison(rows, other.name), [], report.comparison_as_json(rows, other.name), json)


def show(table: "Table", remarks: Sequence[str], figures: str, json: Path | None) -> None:
    """Print a table and what one has to know to read it, and keep its figures in a file; or print these alone."""
    from rich.console import Console

    if json == Path("-"):
        print(figures)
        return
    Console().print(table)
    print(*remarks, sep="\n", end="\n" if remarks else "")
    if json:
        json.write_text(figures + "\n", encoding="utf-8")


def numbers_in(text: str) -> list[int]:
    """Numbers with commas between them, as a flag has them."""
    if not re.fullmatch(r"[1-9]\d*(,[1-9]\d*)*", text):
        raise SystemExit(f"{text}: write numbers with commas between them, such as 1,2,3.")
    return [int(number) for number in text.split(",")]


def say(sentence: str) -> None:
    """Tell how far it is, beside the figures."""
    print(sentence, file=sys.stderr, flush=True)


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
    from tablee.games import GAMES, LISTED
    from tablee.games.words import Refused

    if game not in GAMES:
        raise Refused("record-game", game=game, known=", ".join(LISTED))
    get_ready(GAMES[game])
    Console().print(report.parts(GAMES[game].title, measured(GAMES[game], repeat)))


@app.command
def server(
    *,
    tables: Repeat = 100,
    seconds: Seconds = 10,
    rate: Count = 2000,
    repeat: Repeat = 1,
    game: str = "ugo",
    database: str | None = None,
    servers: str = "1",
    against: str | None = None,
    boardgame_io: bool = True,
    folder: Path | None = None,
    profile: Path | None = None,
    json: Figures = None,
) -> None:
    """Moves a second of the server, and how long a move takes, beside boardgame.io's server in memory and on files.

    Needs node, which plays the people. boardgame.io is fetched by npm into .run/ the first time. `docs/benchmarks.md`
    says how to read the figures.

    Parameters
    ----------
    tables
        How many matches for two are played at once.
    seconds
        How long each load is measured, after a fifth of that to warm up.
    rate
        Moves a second of the open loop, which is for our server only; 0 leaves it out.
    repeat
        How often each server is measured in turns; the turn with the median speed counts.
    game
        What people play on our server: ugo, vigo or pillage.
    database
        The address of a PostgreSQL with an empty database, which our servers share; `postgresql:` starts one of our
        own, where its wheel is installed. Nothing else is measured then.
    servers
        How many servers share it, such as 1,2,3: each number is measured in turns.
    against
        A folder with another checkout, or a revision of this one, whose server is measured in turns with this one.
    boardgame_io
        Measure boardgame.io's server too, which plays a game of the size of UGO!.
    folder
        Where our server keeps its tables meanwhile, on the disk that is to be measured; otherwise .run/.
    profile
        A file for what Python's profiler saw of our server during one more closed loop; for pstats.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """

    from tablee.bench import node, server_report
    from tablee.bench.checkout import checkout_of
    from tablee.bench.disk import syncs
    from tablee.bench.postgres import database_at
    from tablee.bench.processes import ROOT, Failed, busy, cores
    from tablee.bench.server import Load, measure, measure_in_turns, ours, sharing, theirs
    from tablee.games import GAMES
    from tablee.match.lookup import game_named
    from tablee.termination import ending_politely

    get_ready(*GAMES.values())  # as a server does
    disk, closed = folder or ROOT / ".run", Load(tables, seconds, game=game_named(game).name)
    disk.mkdir(parents=True, exist_ok=True)
    try:
        with ending_politely(), database_at(database) as shared:
            node.program("node")  # or nobody can play
            before = [ours(checkout_of(against, say))] if against else []
            subjects = [ours(), *before, *(theirs(say) if boardgame_io and not shared else [])]
            if shared:
                subjects = [sharing(number, *shared) for number in numbers_in(servers)]
            tasks = [(subject, closed) for subject in subjects]
            tasks += [(subjects[0], Load(tables, seconds, rate, game))] if rate else []
            machine = syncs(disk), bool(cores()), busy()
            report = server_report.Report(measure_in_turns(tasks, repeat, disk, say), *machine)
            if profile:
                measure(ours(profile=profile.absolute()), closed, disk)
    except Failed as failed:
        raise SystemExit(str(failed)) from None
    show(server_report.table(report), server_report.remarks(report), server_report.as_json(report), json)


@app.command
def memory(
    *,
    finished: Count = 10_000,
    sleeping: Count = 10_000,
    tables: Repeat = 1_000,
    moves: Count = 10,
    games: Annotated[int, Parameter(validator=Number(gte=10))] = 20_000,
    long: Repeat = 2_000,
    repeat: Repeat = 5,
    settle: Seconds = 3,
    game: list[str] | None = None,
    folder: Path | None = None,
    json: Figures = None,
) -> None:
    """What the memory of a server follows: its start with many tables on disk, what tables hold, whether it grows.

    Linux only: it reads what the system says of a process. `docs/benchmarks.md` says how to read the figures.

    Parameters
    ----------
    finished
        How many finished tables are on disk.
    sleeping
        How many tables are on disk that are being played while nobody is there.
    tables
        How many tables two people each follow at once.
    moves
        How many moves are played there.
    games
        How many short games are played and left.
    long
        How many moves the game has that is read in slices.
    repeat
        How often each server is started, in turns, and the long game read; the quickest counts.
    settle
        How many seconds a server is left alone before its memory is read.
    game
        Which games are played at those tables and read; may be given several times, otherwise ugo.
    folder
        Where the databases are meanwhile; otherwise .run/.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from tablee.bench import memory_report
    from tablee.bench.memory import Sizes, measure
    from tablee.match.lookup import game_named

    sizes = Sizes(finished, sleeping, tables, games, long, repeat=repeat, settle=settle)
    played = tuple(game_named(name).name for name in game or ["ugo"])
    bars = on_linux(folder, lambda disk: measure(disk, sizes, played, moves, say))
    show(memory_report.table(bars), [], memory_report.as_json(bars, sizes), json)


@app.command
def growth(
    *,
    pairs: Repeat = 10,
    moves: Repeat = 100,
    steps: Repeat = 10,
    tables: str = "10,100,300,1000",
    folder: Path | None = None,
    pictures: Path | None = None,
    json: Figures = None,
) -> None:
    """What a move of UGO! costs the server as its game gets longer, and as more tables are followed.

    Linux only: it reads what the system says of a process. `docs/benchmarks.md` says how to read the figures.

    Parameters
    ----------
    pairs
        How many pairs play.
    moves
        How many moves each of them makes for one figure.
    steps
        How many figures a long game gives.
    tables
        How many tables two people each follow, those of the pairs among them, as growing numbers.
    folder
        Where the databases are meanwhile; otherwise .run/.
    pictures
        A folder for both courses as pictures.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from tablee.bench import growth_report
    from tablee.bench.growth import Sizes, measure
    from tablee.bench.processes import busy

    sizes, before = Sizes("ugo", pairs, moves, steps, tuple(numbers_in(tables))), busy()
    seen = on_linux(folder, lambda disk: measure(disk, sizes, say))
    if pictures:
        growth_report.draw(seen, pictures)
    figures = growth_report.as_json(seen, sizes, before)
    show(growth_report.table(seen), growth_report.remarks(before), figures, json)


@app.command
def load(
    *,
    tables: Repeat = 1_000,
    idle: Count = 10_000,
    pace: Seconds = 4,
    seconds: Seconds = 3_600,
    game: str = "ugo",
    folder: Path | None = None,
    json: Figures = None,
) -> None:
    """A load that lasts: whether memory grows, and how long moves take, beside many idle tables.

    Linux only, and needs node, which plays the people. `docs/benchmarks.md` says how to read the figures.

    Parameters
    ----------
    tables
        At how many tables two people each play.
    idle
        How many running games are on disk whose people have left.
    pace
        How many seconds pass between two moves at a table.
    seconds
        How long it is measured, after a fifth of that to warm up.
    game
        What people play: ugo, vigo or pillage.
    folder
        Where the database is meanwhile; otherwise .run/.
    json
        A file to write the figures to as well, or - to print them in place of the table.
    """
    from tablee.bench import lasting_report
    from tablee.bench.lasting import Sizes, measure
    from tablee.bench.processes import busy
    from tablee.match.lookup import game_named

    sizes, before = Sizes(tables, idle, pace, seconds, game_named(game).name), busy()
    seen = on_linux(folder, lambda disk: measure(disk, sizes, say))
    figures = lasting_report.as_json(seen, sizes, before)
    show(lasting_report.table(seen, sizes), lasting_report.remarks(before), figures, json)


def on_linux(folder: Path | None, measure: Callable[[Path], T]) -> T:
    """Measure a server as players have it, in a folder; what cannot be measured here ends the program."""
    from tablee.bench.processes import ROOT, Failed
    from tablee.games import GAMES
    from tablee.termination import ending_politely

    if not sys.platform.startswith("linux"):
        raise SystemExit("What a process uses is only known on Linux here.")
    get_ready(*GAMES.values())  # as a server does
    disk = folder or ROOT / ".run"
    disk.mkdir(parents=True, exist_ok=True)
    try:
        with ending_politely():
            return measure(disk)
    except Failed as failed:
        raise SystemExit(str(failed)) from None
