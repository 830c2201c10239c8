"""What the benchmark of the server prints: a table for people, JSON for programs."""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec
from rich.table import Table

from tablee.bench.disk import Syncs
from tablee.bench.server import Figures, Latency, Measured

BUSY = 0.5  # programs besides ours that make times longer than they are
SATURATED = 0.9  # the part of its core from which on the load may hold the server up


@dataclass(frozen=True)
class Report:
    """Everything that was measured in one run."""

    results: Sequence[Measured]
    syncs: Syncs
    is_pinned: bool
    busy: float | None = None  # programs that wanted a core before it began, as the system tells

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
        "server's work, ms/move": work(figures.server_core, figures),
        "load's core": share(figures.load_core),
        "load's work, ms/move": work(figures.load_core, figures),
    }


def milliseconds(what: str, latency: Latency) -> dict[str, str]:
    """The median, the 99th of a hundred, the longest."""
    times = {"p50": latency.p50_ms, "p99": latency.p99_ms, "max": latency.max_ms}
    return {f"{what}, ms {name}": "–" if time is None else f"{time:.2f}" for name, time in times.items()}


def share(part: float | None) -> str:
    """A part of a core."""
    return "–" if part is None else f"{part:.0%}"


def work(part: float | None, figures: Figures) -> str:
    """What a move costs of a core: the figure that suffers least when the machine has other things to do."""
    return "–" if part is None or not figures.moves else f"{1000 * part / figures.moves_per_second:.3f}"


def remarks(report: Report) -> list[str]:
    """What one has to know to read the table."""
    ratio = report.ratio()
    syncs = report.syncs
    is_busy = report.busy is not None and report.busy > BUSY
    is_saturated = any(one.figures.load_core > SATURATED for one in report.results)
    return [
        f"The disk keeps a small write for good in {syncs.p50_ms:.2f} ms (p99 {syncs.p99_ms:.2f} ms).",
        f"Server and load {'were kept on a core each' if report.is_pinned else 'could use any core'}.",
        *([f"The machine was busy before: load {report.busy:.1f}. Trust the work alone."] if is_busy else []),
        *(["The load had no time left on its core: the server may be faster than this."] if is_saturated else []),
        *([f"In a closed loop, Tablée makes {ratio:.2f} times the moves of boardgame.io."] if ratio else []),
    ]


def as_json(report: Report) -> str:
    """The same figures, with what they were measured on."""
    machine = {"processor": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}
    content = {
        "machine": machine,
        "pinned": report.is_pinned,
        "load_before": report.busy,
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
