"""Moves a second of the server, and how long a move takes, beside boardgame.io's server and another state of ours.

Matches for two are played over loopback by programs that move at random (`benchmarks/load`): in a closed loop, where
every player moves as soon as the table awaits them, and in an open loop, where moves are due at a fixed rate. Our
server keeps every move on disk before it tells of it, as it always does. Several of ours may share a PostgreSQL: then
the two people of a table are at different servers.
"""

import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

from msgspec import Struct, json

from tablee.bench import node
from tablee.bench.checkout import HERE, Checkout
from tablee.bench.processes import ROOT, Missing, Running, output_of, serving

OURS, THEIRS = "Tablée", "boardgame.io"
CLOSED_LOOP = "closed loop"
MEMORY, FILES = "memory", "files"  # where boardgame.io's server keeps its matches
LOAD = ROOT / "benchmarks" / "load" / "load.mjs"
WARM_UP = 0.2  # of the seconds that count, as the load has it


class Latency(Struct, frozen=True):
    """Milliseconds: the median, the 99th of a hundred, the longest; none where nothing was seen."""

    p50_ms: float | None
    p99_ms: float | None
    max_ms: float | None


class Figures(Struct, frozen=True):
    """What a load saw: moves whose makers had their answer, and when the other player heard of them."""

    seconds: float
    moves: int
    moves_per_second: float
    acknowledged: Latency
    told: Latency
    matches: int  # that ended; new ones took their places
    load_core: float  # the part of a core that the load needed
    server_core: float | None  # and the server, or all of them, where the system tells
    database_core: float | None = None  # and PostgreSQL, where it is our own

    @property
    def work_ms(self) -> float | None:
        """What a move costs of the server's core: the figure that suffers least when the machine is busy."""
        return self._a_move(self.server_core)

    @property
    def database_ms(self) -> float | None:
        """What it costs PostgreSQL."""
        return self._a_move(self.database_core)

    def _a_move(self, core: float | None) -> float | None:
        return 1000 * core / self.moves_per_second if core and self.moves else None


@dataclass(frozen=True)
class Load:
    """What is asked of a server: so many tables, for so long; a fixed rate of moves, or as many as it answers."""

    tables: int
    seconds: float
    rate: int | None = None
    game: str = "ugo"

    @property
    def way(self) -> str:
        """How moves are paced."""
        return f"{self.rate} moves/s" if self.rate else CLOSED_LOOP


@dataclass(frozen=True)
class Subject:
    """A server to measure: how it is started with a folder of its own, and the protocol it speaks."""

    name: str
    storage: str
    protocol: str
    command: Callable[[Path], Sequence[str]]
    variables: Mapping[str, str] = field(default_factory=dict)
    servers: int = 1  # on one database
    database: int | None = None  # the process of that, where it is our own

    @property
    def is_shared(self) -> bool:
        """Whether servers, a PostgreSQL and the load have to share the cores."""
        return "TABLEE_DATABASE" in self.variables


@dataclass(frozen=True)
class Measured:
    """A server under a load, and what was seen."""

    subject: Subject
    load: Load
    figures: Figures


def ours(checkout: Checkout = HERE, profile: Path | None = None) -> Subject:
    """Our server, of this checkout or another one; with a profile, under the eyes of Python's profiler."""
    watched = ["-m", "cProfile", "-o", str(profile)] if profile else []
    serve = [sys.executable, *watched, "-m", "tablee", "serve", "--port", "0", "--no-rate-limits", "--pace", "0"]
    name = OURS if checkout == HERE else f"{OURS}, {checkout.name}"
    command = lambda folder: [*serve, "--data", str(folder)]  # noqa: E731
    return Subject(name, "SQLite, synced", "tablee", command, checkout.variables)


def sharing(servers: int, address: str, database: int | None = None) -> Subject:
    """Our servers, so many on one PostgreSQL."""
    name = f"{OURS}, {servers} server{'s' if servers > 1 else ''}"
    variables = {"TABLEE_DATABASE": address}
    return replace(ours(), name=name, storage="PostgreSQL", variables=variables, servers=servers, database=database)


def theirs(say: Callable[[str], None]) -> list[Subject]:
    """boardgame.io's server with its storage in memory and in files, or none where its packages cannot be had."""
    try:
        program = [node.program("node"), str(node.install(say))]
    except Missing as missing:
        say(f"{missing}\nGoing on with our server only.")
        return []
    variables = {"NODE_ENV": "production"}
    return [
        Subject(THEIRS, MEMORY, "boardgame_io", lambda _: program, variables),
        Subject(THEIRS, FILES, "boardgame_io", lambda folder: [*program, str(folder / "matches")], variables),
    ]


def measure(subject: Subject, load: Load, disk: Path) -> Measured:
    """Start a server in a new folder, put the load on it, and end it."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=disk) as name, ExitStack() as stack:
        folder, running = Path(name), list[Running]()
        for number in range(subject.servers):
            own = folder / str(number)
            own.mkdir()
            started = serving(subject.command(own), own / "server.log", subject.variables, not subject.is_shared)
            running.append(stack.enter_context(started))
        return Measured(subject, load, figures(subject, load, running))


def figures(subject: Subject, load: Load, servers: Sequence[Running]) -> Figures:
    """Put a load on servers that run."""
    words = {
        "port": ",".join(str(server.port) for server in servers),
        "pid": ",".join(str(server.process) for server in servers),
        **({"database-pid": subject.database} if subject.database else {}),
        "game": load.game,
        "tables": load.tables,
        "seconds": load.seconds,
        **({"rate": load.rate} if load.rate else {}),
    }
    flags = [f"--{name}={value}" for name, value in words.items()]
    command = [node.program("node"), str(LOAD), subject.protocol, *flags]
    return json.decode(output_of(command, load.seconds * (1 + WARM_UP), not subject.is_shared), type=Figures)


Turns = Sequence[Measured]  # the same, measured again and again


def measure_in_turns(
    tasks: Sequence[tuple[Subject, Load]], count: int, disk: Path, say: Callable[[str], None]
) -> list[Turns]:
    """Measure all in turns, so that a busy machine is unfair to none."""
    seen: list[list[Measured]] = [[] for _ in tasks]
    for turn in range(count):
        for (subject, load), results in zip(tasks, seen, strict=True):
            say(f"Turn {turn + 1} of {count}: {subject.name} ({subject.storage}), {load.way}")
            results.append(measure(subject, load, disk))
    return list(seen)


def middle(results: Turns) -> Measured:
    """The turn with the median speed."""
    return sorted(results, key=lambda one: one.figures.moves_per_second)[(len(results) - 1) // 2]
