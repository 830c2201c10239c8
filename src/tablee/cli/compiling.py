"""Compiling ahead of time: what a command needs is compiled before it begins, every game in a process of its own.

A worker is `tablee compile GAME`. It waits for its turn, compiles, and leaves the file that says that its game is
ready; so whoever comes second, from another set-up or another terminal, finds the work done.
"""

import logging
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, NamedTuple

from tablee.cli.serve import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.progress import Progress, TaskID

    from tablee.games.contract import Game
    from tablee.texts import Texts

WAITING, DONE = "waiting", "ready"  # what a worker says in the place of a function's name
RULES, BATCHES = "games", "batches"  # parts of the package with a warm-up of their own
BEGINS = {RULES: "compile-begins", BATCHES: "compile-begins-batches"}
FLAGS = {RULES: [], BATCHES: ["--batches"]}


def compile_rules(game: str | None = None, *, batches: bool = False) -> None:
    """Compile the rules ahead of time, as every command does with those it needs. Done already: no work.

    Parameters
    ----------
    game
        Which game, such as ugo; otherwise all of them, at the same time.
    batches
        Compile the loops over thousands of tables too, which training and batched environments use.
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
        for part in parts(batches):
            compile_one(GAMES[game], part)
    else:
        get_ready(*GAMES.values(), batches=batches)
        say(Text("compile-ready", {"games": titles_of(GAMES.values())}))


def parts(batches: bool) -> list[str]:
    """The parts of the package that are compiled, in the order in which they need each other."""
    return [RULES, BATCHES] if batches else [RULES]


def get_ready(*games: "Game", batches: bool = False) -> None:
    """Compile the rules of some games that are not compiled yet, and show how far it is; and their `batches`.

    Where nothing can be kept there is no use in it: functions are compiled as they are called. Raises SystemExit where
    a game cannot be compiled.
    """
    from tablee.games import kernel_cache
    from tablee.games.words import Text

    for part in parts(batches):
        missing = [game for game in games if not kernel_cache.is_ready(game.name, part)]
        if not kernel_cache.IS_COMPILED or not missing:
            continue
        if kernel_cache.ROOT is None:
            say(Text("compile-not-kept", {"folder": str(kernel_cache.candidates()[-1])}))
            return
        say(Text(BEGINS[part], {"games": titles_of(missing)}))
        if failed := compile_side_by_side(missing, part):
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


def compile_one(game: "Game", part: str) -> None:
    """Call all functions of a game in a part once, and print a line for each: how many are done, of how many, its name.

    Refuses where the machine code cannot be kept.
    """
    from tablee.cli.kernel_folders import remove_unused, turn_at
    from tablee.games import kernel_cache
    from tablee.games.words import Refused

    calls = calls_for(game, part)
    ready = calls[0].ready
    if ready is None:
        raise Refused("compile-not-kept", folder=str(kernel_cache.candidates()[-1]))
    logging.disable(logging.WARNING)  # nobody needs to be told that it compiles
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


def calls_for(game: "Game", part: str) -> list[Call]:
    """What compiles a game: its rules and then the bots that play it, each with a file of its own, or its batches."""
    from tablee.batches import warm_up as batches
    from tablee.bots import warm_up as bots
    from tablee.games import kernel_cache, sources
    from tablee.games import warm_up as rules

    warm_ups = {RULES: {sources.GAMES: rules, sources.BOTS: bots}, BATCHES: {BATCHES: batches}}
    calls = []
    for compiled, warm_up in warm_ups[part].items():
        named, ready = warm_up.warm_up_calls(game), kernel_cache.ready_file(game.name, compiled)
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


def compile_side_by_side(games: "Sequence[Game]", part: str) -> "list[Game]":
    """Compile a part of games at the same time, each with a bar that tells how far it is. Returns those that failed.

    The processes end with this one: by Ctrl-C, by a signal to end, or by an error.
    """
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.cli.records import texts_in
    from tablee.termination import ending_politely

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    progress, texts = Progress(*columns, console=Console(stderr=True)), texts_in(None)
    with (
        ending_politely(),
        progress,
        ThreadPoolExecutor(len(games)) as threads,
        started(games, part, progress) as workers,
    ):
        codes = list(threads.map(lambda worker: follow(worker, progress, texts), workers))
    return [game for game, code in zip(games, codes, strict=True) if code]


@contextmanager
def started(games: "Sequence[Game]", part: str, progress: "Progress") -> Iterator[list[Worker]]:
    """A worker for each game; none of them is left at the end.

    They have a session of their own: the Ctrl-C of a terminal reaches this process alone, which ends them, even in
    the middle of a long function, where they would not hear it.
    """
    workers: list[Worker] = []
    try:
        for game in games:
            command = [sys.executable, "-P", "-m", "tablee", "compile", game.name, *FLAGS[part]]
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
