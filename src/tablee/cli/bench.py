"""Commands that measure the library: its rules, a match, environments, bots; `bench_server.py` has the others."""

from pathlib import Path

from cyclopts import App

from tablee.cli.compiling import get_ready
from tablee.cli.measuring import Figures, Repeat, last_of, say, show

app = App(name="bench", help="Measure how fast it is.")


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
        speeds = last_of(turns(work, repeat, yardstick=openspiel.hearts()), repeat)
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
    from tablee.bench import report
    from tablee.bench.match import tasks
    from tablee.bench.measure import turns
    from tablee.games import LISTED

    get_ready(*LISTED.values())
    if against:
        compare("match", against, repeat, json)
        return
    work = [task for game in LISTED.values() for task in tasks(game)]
    speeds = last_of(turns(work, repeat), repeat)
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
    from tablee.bench import envs, envs_report, other_envs
    from tablee.bench.measure import turns
    from tablee.games import LISTED

    envs_report.keep_to_one_thread()
    get_ready(*LISTED.values(), batches=True)
    work = [*(task for game in LISTED.values() for task in envs.tasks(game)), *other_envs.tasks()]
    speeds = last_of(turns(work, repeat), repeat)
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


def compare(bench: str, against: str, repeat: int, json: Path | None) -> None:
    """Print a benchmark of this checkout beside that of another one."""
    from tablee.bench import checkout, report
    from tablee.bench.processes import Failed

    try:
        other = checkout.checkout_of(against, say)
        rows = last_of(checkout.compare(bench, other, repeat), repeat)
    except Failed as failed:
        raise SystemExit(str(failed)) from None
    show(report.comparison(rows, other.name), [], report.comparison_as_json(rows, other.name), json)
