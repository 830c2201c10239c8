"""What a move costs a server as games get longer, and as more tables are followed: in processor time of the server.

Pairs of people play over WebSockets. What is compared are ratios within one run, since figures of another day or
machine say little.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import NamedTuple

from tablee.bench.memory import processor_time
from tablee.bench.memory_load import Pair, pairs
from tablee.bench.processes import Running, serving

LONG: dict[str, dict[str, object]] = {"ugo": {"rounds": 99}}  # options of a game that does not end soon
IDLE_MOVES = 4  # that are played at a table where nobody moves afterwards
AT_ONCE = 20  # pairs that sit down at the same time
FLAGS = ("--port", "0", "--no-rate-limits", "--bot-processes", "1")

Say = Callable[[str], None]


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    game: str = "ugo"
    pairs: int = 10  # who play while others are idle
    moves: int = 100  # of each pair, for a figure
    steps: int = 10  # figures of one long game
    tables: tuple[int, ...] = (10, 100, 300, 1_000)


class Cost(NamedTuple):
    """What a move costs where a game is so long, or where so many tables are followed."""

    at: int
    work_ms: float


class Growth(NamedTuple):
    """Both courses."""

    by_length: list[Cost]
    by_tables: list[Cost]


def ratios(costs: Sequence[Cost]) -> list[tuple[int, float]]:
    """Each cost as so many times the first."""
    first = costs[0].work_ms or inf  # too short to be seen
    return [(cost.at, cost.work_ms / first) for cost in costs]


def measure(disk: Path, sizes: Sizes, say: Say) -> Growth:
    """Measure both, each on a server of its own, in a folder of its own on a disk."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=disk) as name:
        return Growth(
            _on_a_server(Path(name) / "length", lambda server: _by_length(server, sizes, say)),
            _on_a_server(Path(name) / "tables", lambda server: _by_tables(server, sizes, say)),
        )


def _on_a_server(folder: Path, work: Callable[[Running], Coroutine[None, None, list[Cost]]]) -> list[Cost]:
    folder.mkdir()
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(folder), *FLAGS]
    with serving(command, folder / "server.log", {}) as server:
        return asyncio.run(work(server))


async def _by_length(server: Running, sizes: Sizes, say: Say) -> list[Cost]:
    """The cost of the first moves of long games, of the next ones, and so on."""
    people = await pairs(server.port, sizes.pairs)
    await _warm_up(people, sizes)
    tables = [await pair.begin(sizes.game, LONG.get(sizes.game, {})) for pair in people]
    costs = []
    for step in range(sizes.steps):
        costs.append(Cost((step + 1) * sizes.moves, await _cost(server, people, tables, sizes.moves)))
        say(f"Moves up to {costs[-1].at}: {costs[-1].work_ms:.3f} ms each")
    await _leave(people)
    return costs


async def _by_tables(server: Running, sizes: Sizes, say: Say) -> list[Cost]:
    """The cost of moves at a few tables, while people sit at more and more others."""
    people = await pairs(server.port, sizes.pairs)
    await _warm_up(people, sizes)
    idle, costs = list[Pair](), []
    for number in sizes.tables:
        more = await pairs(server.port, number - sizes.pairs - len(idle))
        await _sit_down(more, sizes.game)
        idle += more
        tables = [await pair.begin(sizes.game, LONG.get(sizes.game, {})) for pair in people]
        costs.append(Cost(number, await _cost(server, people, tables, sizes.moves)))
        say(f"{number} tables: {costs[-1].work_ms:.3f} ms a move")
    await _leave([*people, *idle])
    return costs


async def _warm_up(people: Sequence[Pair], sizes: Sizes) -> None:
    """Let the server do all for the first time."""
    tables = [await pair.begin(sizes.game, LONG.get(sizes.game, {})) for pair in people]
    await _play(people, tables, sizes.moves)


async def _cost(server: Running, people: Sequence[Pair], tables: Sequence[str], moves: int) -> float:
    """Milliseconds of the server's processor time a move."""
    before = processor_time(server.process)
    await _play(people, tables, moves)
    return 1000 * (processor_time(server.process) - before) / (moves * len(people))


async def _play(people: Sequence[Pair], tables: Sequence[str], moves: int) -> None:
    await asyncio.gather(*(pair.play(table, moves) for pair, table in zip(people, tables, strict=True)))


async def _sit_down(people: Sequence[Pair], game: str) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(pair: Pair) -> None:
        async with room:
            await pair.play(await pair.begin(game, {}), IDLE_MOVES)

    await asyncio.gather(*map(one, people))


async def _leave(people: Sequence[Pair]) -> None:
    for pair in people:
        await pair.leave()
