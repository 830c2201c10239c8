"""Compiling ahead of time: what a command needs is compiled before it begins, every game in a process of its own.

A worker is `tablee compile GAME`. It waits for its turn, compiles, and leaves the file that says that its game is
ready; so whoever comes second, from another set-up or another terminal, finds the work done.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, NamedTuple

from tablee.cli.serve import say

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import Progress, TaskID

    from tablee.games.contract import Game
    from tablee.texts import Texts

WAITING, DONE = "waiting", "ready"  # what a worker says in the place of a function's name


def compile_rules(game: str | None = None) -> None:
    """Compile the rules ahead of time, as every command does with those it needs. Done already: no work.

    Parameters
    ----------
    game
        Which game, such as ugo; otherwise all of them, at the same time.
    """
    from tablee.games import GAMES, LISTED
    from tablee.games.kernel_cache import IS_COMPILED, ROOT, candidates
    from tablee.games.words import Refused, Text

    if game is not None and game not in GAMES:
        raise Refused("record-game", game=game, known=", ".join(LISTED))
    if not IS_COMPILED:
        say(Text("compile-off"))
    elif ROOT is None:
        raise Refused("compile-not-kept", folder=str(candidates()[-1]))
    elif game:
        compile_one(GAMES[game])
    else:
        get_ready(*GAMES.values())
        say(Text("compile-ready", {"games": titles_of(GAMES.values())}))


def get_ready(*games: "Game") -> None:
    """Compile the rules of some games that are not compiled yet, and show how far it is.

    Where nothing can be kept there is no use in it: functions are compiled as they are called. Raises SystemExit where
    a game cannot be compiled.
    """
    from tablee.games import kernel_cache
    from tablee.games.words import Text

    missing = [game for game in games if not kernel_cache.is_ready(game.name)]
    if not kernel_cache.IS_COMPILED or not missing:
        return
    if kernel_cache.ROOT is None:
        say(Text("compile-not-kept", {"folder": str(kernel_cache.candidates()[-1])}))
        return
    say(Text("compile-begins", {"games": titles_of(missing)}))
    failed = compile_side_by_side(missing)
    if failed:
        say(Text("compile-failed", {"games": titles_of(failed)}))
        sys.exit(1)


def get_ready_for(record: str) -> None:
    """The same for the game that a record names, if it names one of ours."""
    from tablee.games import GAMES

    get_ready(*(game for game in GAMES.values() if re.search(rf"^\s*game {game.name}\b", record, re.MULTILINE)))


def titles_of(games: "Iterable[Game]") -> str:
    """The games, as people call them."""
    return ", ".join(game.title for game in games)


# One game, in this process


def compile_one(game: "Game") -> None:
    """Call every function of a game once, and print a line for each: how many are done, of how many, and its name.

    Refuses where the machine code cannot be kept.
    """
    from tablee.cli.kernel_folders import remove_unused, turn_at
    from tablee.games import kernel_cache
    from tablee.games.words import Refused

    calls = calls_for(game)
    ready = calls[0].ready
    if ready is None:
        raise Refused("compile-not-kept", folder=str(kernel_cache.candidates()[-1]))
    try:
        with turn_at(ready.parent, lambda: tell(0, len(calls), WAITING)):
            for done, call in enumerate(calls, start=1):
                if call.ready and not call.ready.is_file():
                    call.function()
                    tell(done, len(calls), call.name)
                    if call.is_last:
                        call.ready.touch()
        remove_unused(ready.parents[2], time.time())
    except OSError as error:
        raise Refused("compile-unwritable", folder=str(ready.parent), reason=error.strerror or str(error)) from None
    tell(len(calls), len(calls), DONE)


class Call(NamedTuple):
    """A function that compiles something, and the file that says that all of its part is compiled."""

    name: str
    function: "Callable[[], object]"
    ready: "Path | None"
    is_last: bool  # of its part


def calls_for(game: "Game") -> list[Call]:
    """What compiles a game: first its rules, then the bots that play it, each part with a file of its own."""
    from tablee.bots import warm_up as bots
    from tablee.games import kernel_cache, sources
    from tablee.games import warm_up as rules

    calls = []
    for part, named in ((sources.GAMES, rules.warm_up_calls(game)), (sources.BOTS, bots.warm_up_calls(game))):
        ready = kernel_cache.ready_file(game.name, part)
        calls += [Call(name, call, ready, (name, call) == named[-1]) for name, call in named]
    return calls


def tell(done: int, total: int, name: str) -> None:
    """Print how far it is, for people and for the process that waits."""
    print(done, total, name, flush=True)


# Several, in processes of their own


class Worker(NamedTuple):
    """A process that compiles a game, and its bar."""

    game: "Game"
    process: "subprocess.Popen[str]"
    bar: "TaskID"


def compile_side_by_side(games: "Sequence[Game]") -> "list[Game]":
    """Compile games at the same time, each with a bar that tells how far it is. Returns those that failed.

    The processes end with this one: by Ctrl-C, by a signal to end, or by an error.
    """
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.cli.records import texts_in
    from tablee.termination import ending_politely

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    progress, texts = Progress(*columns, console=Console(stderr=True)), texts_in(None)
    with ending_politely(), progress, ThreadPoolExecutor(len(games)) as threads, started(games, progress) as workers:
        codes = list(threads.map(lambda worker: follow(worker, progress, texts), workers))
    return [game for game, code in zip(games, codes, strict=True) if code]


@contextmanager
def started(games: "Sequence[Game]", progress: "Progress") -> Iterator[list[Worker]]:
    """A worker for each game; none of them is left at the end.

    They have a session of their own: the Ctrl-C of a terminal reaches this process alone, which ends them, even in
    the middle of a long function, where they would not hear it.
    """
    workers: list[Worker] = []
    try:
        for game in games:
            command = [sys.executable, "-P", "-m", "tablee", "compile", game.name]
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
            )
            workers.append(Worker(game, process, progress.add_task(game.title, total=None)))
        yield workers
    finally:
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            worker.process.wait()


def follow(worker: Worker, progress: "Progress", texts: "Texts") -> int:
    """Show the lines of a worker as they come. Returns its exit code."""
    from tablee.games.words import Text

    title = worker.game.title
    lines: IO[str] = worker.process.stdout  # type: ignore[assignment]
    for line in lines:
        done, total, name = line.split(maxsplit=2)
        is_waiting = name.strip() == WAITING
        description = texts.say(Text("compile-waiting", {"game": title})) if is_waiting else title
        progress.update(worker.bar, completed=int(done), total=int(total), description=description)
    lines.close()
    return worker.process.wait()
