"""The command that compiles the rules ahead of time: every game in a process of its own, side by side."""

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

    from tablee.games.contract import Game


def compile_rules(game: str | None = None) -> None:
    """Compile the rules, so that nothing has to wait for it later. Done already: no work.

    Parameters
    ----------
    game
        Which game, such as ugo; otherwise all of them, at the same time.
    """
    from tablee.games import GAMES
    from tablee.games.words import Refused

    if game is None:
        compile_all(list(GAMES.values()))
    elif game in GAMES:
        compile_one(GAMES[game])
    else:
        raise Refused("record-game", game=game, known=", ".join(GAMES))


def compile_one(game: "Game") -> None:
    """Call every function of a game once, and print a line for each: how many are done, of how many, and its name."""
    from tablee.games.rehearsal import rehearsal

    calls = rehearsal(game)
    for done, (name, call) in enumerate(calls, start=1):
        call()
        print(done, len(calls), name, flush=True)


def compile_all(games: "list[Game]") -> None:
    """All games, each with a bar that tells how far it is."""
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress, ThreadPoolExecutor(len(games)) as threads:
        codes = list(threads.map(lambda game: follow(game, progress), games))
    if any(codes):
        sys.exit(1)


def follow(game: "Game", progress: "Progress") -> int:
    """Compile one game in a process of its own, and show its lines as they come. Returns its exit code."""
    bar = progress.add_task(game.title, total=None)
    command = [sys.executable, "-m", "tablee", "compile", game.name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as child:
        for line in child.stdout or ():
            done, total, name = line.split(maxsplit=2)
            progress.update(bar, completed=int(done), total=int(total), description=f"{game.title} {name.strip()}")
    if child.returncode == 0:
        progress.update(bar, description=f"{game.title} is ready")
    return child.returncode
