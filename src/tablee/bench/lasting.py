"""A load that lasts: tables where people move at their pace, beside tables where nobody is.

Active tables are played by `benchmarks/load` at a fixed rate of moves, match after match. Idle ones are running games
on disk whose people have left: they sleep.
"""

import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tablee.bench.memory import MIB, memory_of, server_in
from tablee.bench.server import Figures, Load, figures, ours
from tablee.bench.stored_tables import fill

LOOKS = 100  # at the memory, in the time that counts
SLEEP_AFTER = 10.0  # seconds after which a table that everybody left sleeps
MOST_GROWTH = 5.0  # per cent
NANOSECONDS = 1_000_000_000  # in a second

Say = Callable[[str], None]


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    tables: int = 1_000
    idle: int = 10_000
    pace: float = 4.0  # seconds between two moves at a table
    seconds: float = 3_600.0
    game: str = "ugo"

    @property
    def rate(self) -> int:
        """Moves a second at all tables."""
        return max(1, round(self.tables / self.pace))


class Look(NamedTuple):
    """A server at a moment of the monotonic clock: its memory, and how many seconds its loop has waited for a core."""

    at: float
    bytes: int
    waited: float = 0.0


class Lasted(NamedTuple):
    """What was seen: by the people, and of the server while it counted."""

    figures: Figures
    looks: Sequence[Look]

    @property
    def megabytes(self) -> list[float]:
        """The memory, look by look."""
        return [look.bytes / MIB for look in self.looks]

    @property
    def waiting(self) -> float:
        """The part of the time in which the server could have worked, but others had the core."""
        first, last = self.looks[0], self.looks[-1]
        return (last.waited - first.waited) / (last.at - first.at) if last.at > first.at else 0.0

    @property
    def growth(self) -> float:
        """Per cent, between the second tenth and the last, by their medians."""
        tenth = max(1, len(self.megabytes) // 10)
        return 100 * (median(self.megabytes[-tenth:]) / median(self.megabytes[tenth : 2 * tenth] or self.megabytes) - 1)


def measure(disk: Path, sizes: Sizes, say: Say) -> Lasted:
    """Put the load on a server in a folder of its own on a disk."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=disk) as name:
        folder = Path(name)
        say(f"Writing {sizes.idle} idle tables")
        fill(folder, finished=0, sleeping=sizes.idle)
        with server_in(folder, SLEEP_AFTER) as (server, _), ThreadPoolExecutor(1) as beside:
            say(f"{sizes.tables} tables, {sizes.rate} moves/s, {sizes.seconds:.0f} s")
            load = Load(sizes.tables, sizes.seconds, sizes.rate, sizes.game)
            playing, looks = beside.submit(figures, ours(), load, [server]), list[Look]()
            while not playing.done():
                time.sleep(sizes.seconds / LOOKS)
                looks.append(Look(time.monotonic(), memory_of(server.process), waited_by(server.process)))
            return Lasted(playing.result(), counted(looks, sizes.seconds))


def waited_by(process: int) -> float:
    """How many seconds the first thread of a process, which is the loop's, was ready to run and waited for a core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / NANOSECONDS


def counted(looks: Sequence[Look], seconds: float) -> list[Look]:
    """The looks in the time that counts: the last so many seconds, when all had sat down and were warm."""
    return [look for look in looks if look.at >= looks[-1].at - seconds]
