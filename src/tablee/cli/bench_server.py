"""Commands that measure the server: how many moves it takes, what they cost, what it holds."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number

from tablee.cli.compiling import get_ready
from tablee.cli.measuring import Count, Figures, Repeat, Seconds, numbers_in, say, show

T = TypeVar("T")


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
        Moves a second of the open loop, which is for our servers only; 0 leaves it out.
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
            paced = (subjects if shared else subjects[:1]) if rate else []
            tasks += [(subject, Load(tables, seconds, rate, game)) for subject in paced]
            machine = syncs(disk), bool(cores()), busy()
            report = server_report.Report(measure_in_turns(tasks, repeat, disk, say), *machine)
            if profile:
                measure(ours(profile=profile.absolute()), closed, disk)
    except Failed as failed:
        raise SystemExit(str(failed)) from None
    show(server_report.table(report), server_report.remarks(report), server_report.as_json(report), json)


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
