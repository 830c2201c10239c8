"""What the memory of a server follows: who is there, and not what ever happened.

A server in a process of its own is measured from outside: how long it takes to open, and how much memory it has. What
is read in slices is measured in this process, where the event loop can be watched.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tablee.bench.memory_load import SHORT, Pair, pairs
from tablee.bench.processes import Running, serving
from tablee.bench.stored_tables import fill, keep, played
from tablee.server.game_server import GameServer
from tablee.server.ops.settings import Settings

KIB, MIB = 1024, 1024 * 1024
TICK = 0.0005  # seconds between two looks at the event loop
EMPTY, FULL = "empty", "full"

Say = Callable[[str], None]


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    finished: int = 10_000
    sleeping: int = 10_000
    tables: int = 1_000
    games: int = 20_000
    long_moves: int = 2_000
    pairs: int = 20  # who play the games
    repeat: int = 5  # starts of each server, in turns; the quickest counts
    settle: float = 3.0  # seconds, after which a server has seen to what was due

    @property
    def sleep_after(self) -> float:
        """After how many seconds tables sleep."""
        return min(2.0, self.settle)


class Bar(NamedTuple):
    """A figure that may not be passed."""

    what: str
    figure: float
    most: float
    unit: str

    @property
    def holds(self) -> bool:
        """Whether it is not."""
        return self.figure <= self.most


@contextmanager
def server_in(folder: Path, sleep_after: float) -> Iterator[tuple[Running, float]]:
    """A server on the database of a folder, and how many seconds it took to open."""
    flags = ["--port", "0", "--no-rate-limits", "--bot-processes", "1", "--sleep-after", str(sleep_after)]
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(folder), *flags]
    with serving(command, folder / "server.log", {}) as running:
        yield running, time.perf_counter() - begin


def processor_time(process: int) -> float:
    """The seconds on a core that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """The bytes of memory that a process has to itself; its own, without those of the bots' processes."""
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:])
    return sum(int(fields[name].split()[0]) * KIB for name in ("Private_Clean", "Private_Dirty"))


def start_bars(disk: Path, sizes: Sizes, say: Say) -> list[Bar]:
    """How much later a server opens, and how much more it holds, with many tables on disk than with none."""
    folders = {name: disk / name for name in (EMPTY, FULL)}
    for folder in folders.values():
        folder.mkdir()
    say(f"Writing {sizes.finished} finished and {sizes.sleeping} sleeping tables")
    fill(folders[FULL], sizes.finished, sizes.sleeping)
    seconds: dict[str, list[float]] = {name: [] for name in folders}
    work: dict[str, list[float]] = {name: [] for name in folders}
    memory: dict[str, list[int]] = {name: [] for name in folders}
    for turn in range(sizes.repeat + 1):
        for name, folder in folders.items():
            say(f"Start {turn} of {sizes.repeat}, {name}")
            with server_in(folder, sizes.sleep_after) as (server, took):
                worked = processor_time(server.process)
                time.sleep(sizes.settle)
                if turn:  # before, the database was made or looked at as a whole
                    seconds[name].append(took)
                    work[name].append(worked)
                    memory[name].append(memory_of(server.process))
    later, longer = (min(figures[FULL]) - min(figures[EMPTY]) for figures in (seconds, work))
    more = median(memory[FULL]) - median(memory[EMPTY])
    return [
        Bar("a start with all these tables is slower by", later, 0.5, "s"),
        Bar("takes longer, in processor time, by", longer, 0.5, "s"),
        Bar("and holds more by", more / MIB, 50, "MB"),
    ]


async def _tables(server: Running, sizes: Sizes, game: str, moves: int) -> float:
    """KiB that a table holds beside its sockets, in the course of a match."""
    people = await pairs(server.port, sizes.tables)
    await _play_some(people[: max(1, len(people) // 20)], game, moves)  # what all tables share is there then
    await asyncio.sleep(sizes.settle + 2 * sizes.sleep_after)
    before = memory_of(server.process)
    await _play_some(people, game, moves, is_kept=True)
    await asyncio.sleep(sizes.settle)
    held = memory_of(server.process) - before
    for pair in people:
        await pair.leave()
    return held / len(people) / KIB


async def _play_some(people: list[Pair], game: str, moves: int, is_kept: bool = False) -> None:
    room = asyncio.Semaphore(20)

    async def one(pair: Pair) -> None:
        async with room:
            table = await pair.begin(game, {})
            await pair.play(table, moves)
            if not is_kept:
                await pair.get_up(table)

    await asyncio.gather(*map(one, people))


def table_bars(disk: Path, sizes: Sizes, games: tuple[str, ...], moves: int, say: Say) -> list[Bar]:
    """What tables hold with two people each."""
    bars = []
    for game in games:
        folder = disk / game
        folder.mkdir()
        say(f"{sizes.tables} tables of {game} with two people each, {moves} moves")
        with server_in(folder, sizes.sleep_after) as (server, _):
            held = asyncio.run(_tables(server, sizes, game, moves))
        what = f"a table of {game} with two people, after {moves} moves, holds beside its sockets"
        bars.append(Bar(what, held, 60, "KiB"))
    return bars


async def _games(server: Running, sizes: Sizes) -> list[int]:
    """The memory after each tenth of many games that were played and left."""
    people = await pairs(server.port, min(sizes.pairs, sizes.games))
    each, seen = max(1, sizes.games // 10 // len(people)), []
    for _ in range(10):

        async def play(pair: Pair) -> None:
            for _ in range(each):
                table = await pair.begin("ugo", SHORT)
                await pair.play(table)
                await pair.get_up(table)

        await asyncio.gather(*map(play, people))
        await asyncio.sleep(sizes.settle + 2 * sizes.sleep_after)
        seen.append(memory_of(server.process))
    for pair in people:
        await pair.leave()
    return seen


def flat_bar(disk: Path, sizes: Sizes, say: Say) -> Bar:
    """By how much memory grows between the first fifth of many games and the last."""
    folder = disk / "games"
    folder.mkdir()
    say(f"{sizes.games} games, played and left")
    with server_in(folder, sizes.sleep_after) as (server, _):
        seen = asyncio.run(_games(server, sizes))
    say("Memory after each tenth, MB: " + " ".join(f"{one / MIB:.1f}" for one in seen))
    growth = max(seen[2:]) / seen[1] - 1
    return Bar(f"memory grows over {sizes.games} games by", 100 * growth, 5, "%")


async def _longest_hold(folder: Path, table: str) -> float:
    server = GameServer(Settings(folder=folder, limits=False))
    longest, is_over = 0.0, False

    async def watch() -> None:
        nonlocal longest
        while not is_over:
            before = time.thread_time()
            await asyncio.sleep(TICK)
            longest = max(longest, time.thread_time() - before)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(10 * TICK)
    await server.tables.load(table)
    is_over = True
    await watching
    await server.close()
    return longest


def hold_bars(disk: Path, sizes: Sizes, games: tuple[str, ...], say: Say) -> list[Bar]:
    """The longest processor time that reading a long game takes of the event loop at once."""
    bars = []
    for game in games:
        folder = disk / f"long-{game}"
        folder.mkdir()
        course = played(game, {"rounds": 99} if game == "ugo" else {}, sizes.long_moves)
        (table,) = keep(folder, [course])
        moves = len(course.match.log)
        say(f"Reading a game of {game} with {moves} entries")
        gc.collect()
        gc.freeze()
        held = min(asyncio.run(_longest_hold(folder, table)) for _ in range(sizes.repeat))
        gc.unfreeze()
        bars.append(Bar(f"reading a game of {game} with {moves} entries holds the loop for", 1000 * held, 10, "ms"))
    return bars


def measure(disk: Path, sizes: Sizes, games: tuple[str, ...], moves: int, say: Say) -> list[Bar]:
    """Measure all, in a folder of its own on a disk."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=disk) as name:
        folder = Path(name)
        return [
            *start_bars(folder, sizes, say),
            *table_bars(folder, sizes, games, moves, say),
            flat_bar(folder, sizes, say),
            *hold_bars(folder, sizes, games, say),
        ]
