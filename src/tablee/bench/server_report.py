"""What the benchmark of the server prints: a table for people, JSON for programs."""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec
from rich.table import Table

from tablee.bench.disk import Syncs
from tablee.bench.server import Latency, Measured

SATURATED = 0.9  # the part of its core from which on the load may hold the server up


@dataclass(frozen=True)
class Report:
    """Everything that was measured in one run."""

    results: Sequence[Measured]
    syncs: Syncs
    is_pinned: bool

    def ratio(self) -> float | None:
        """How many times boardgame.io's moves a second ours are, where both played in a closed loop."""
        closed = {one.subject.name: one.figures.moves_per_second for one in self.results if not one.load.rate}
        theirs = closed.get("boardgame.io")
        return closed["Tablée"] / theirs if theirs else None


def table(report: Report) -> Table:
    """A column for each server and each load."""
    grid = Table(title=f"{report.results[0].load.tables} matches for two at once", title_justify="left")
    grid.add_column("")
    for one in report.results:
        grid.add_column(f"{one.subject.name}\n{one.load.way}", justify="right")
    columns = [shown(one) for one in report.results]
    for name in columns[0]:
        grid.add_row(name, *(column[name] for column in columns))
    return grid


def shown(one: Measured) -> dict[str, str]:
    """The figures of a column."""
    figures = one.figures
    return {
        "storage": one.subject.storage,
        "moves/s": f"{figures.moves_per_second:.0f}",
        **milliseconds("answered", figures.acknowledged),
        **milliseconds("other told", figures.told),
        "matches ended": str(figures.matches),
        "server's core": share(figures.server_core),
        "load's core": share(figures.load_core),
    }


def milliseconds(what: str, latency: Latency) -> dict[str, str]:
    """The median, the 99th of a hundred, the longest."""
    times = {"p50": latency.p50_ms, "p99": latency.p99_ms, "max": latency.max_ms}
    return {f"{what}, ms {name}": "–" if time is None else f"{time:.2f}" for name, time in times.items()}


def share(part: float | None) -> str:
    """A part of a core."""
    return "–" if part is None else f"{part:.0%}"


def remarks(report: Report) -> list[str]:
    """What one has to know to read the table."""
    ratio = report.ratio()
    syncs = report.syncs
    is_saturated = any(one.figures.load_core > SATURATED for one in report.results)
    return [
        f"The disk keeps a small write for good in {syncs.p50_ms:.2f} ms (p99 {syncs.p99_ms:.2f} ms).",
        "Server and load had a core each." if report.is_pinned else "Server and load shared the cores of the machine.",
        *(["The load had no time left on its core: the server may be faster than this."] if is_saturated else []),
        *([f"In a closed loop, Tablée makes {ratio:.2f} times the moves of boardgame.io."] if ratio else []),
    ]


def as_json(report: Report) -> str:
    """The same figures, with what they were measured on."""
    machine = {"processor": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}
    content = {
        "machine": machine,
        "pinned": report.is_pinned,
        "disk_sync": asdict(report.syncs),
        "times_boardgame_io": report.ratio(),
        "results": [row(one) for one in report.results],
    }
    return json.dumps(content, indent=2)


def row(one: Measured) -> dict[str, object]:
    """A server under a load."""
    setting = {"server": one.subject.name, "storage": one.subject.storage, "load": one.load.way}
    figures: dict[str, object] = msgspec.to_builtins(one.figures)
    return {**setting, "tables": one.load.tables, "rate": one.load.rate, **figures}
