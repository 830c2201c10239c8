"""What the benchmark of the server prints: a table for people, JSON for programs."""

import json
import math
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Self

import msgspec
from rich.table import Table

from tablee.bench.disk import Syncs
from tablee.bench.report import machine
from tablee.bench.server import CLOSED_LOOP, OURS, Latency, Measured, Turns, middle

BUSY = 0.5  # programs besides ours that make times longer than they are
SATURATED = 0.9  # the part of its core from which on the load may hold the server up


@dataclass(frozen=True)
class Report:
    """Everything that was measured in one run: the same tasks in each turn."""

    tasks: Sequence[Turns]
    syncs: Syncs
    is_pinned: bool
    busy: float | None = None  # programs that wanted a core before it began, as the system tells

    @property
    def results(self) -> list[Measured]:
        """Of each task the turn with the median speed."""
        return [middle(turns) for turns in self.tasks]

    @property
    def is_busy(self) -> bool:
        """Whether other programs made times longer than they are."""
        return self.busy is not None and self.busy > BUSY

    def ratios(self) -> list["Ratio"]:
        """Our server beside each other one, under each load."""
        ways = dict.fromkeys(turns[0].load.way for turns in self.tasks)
        loads = [[turns for turns in self.tasks if turns[0].load.way == way] for way in ways]
        return [Ratio.of(own, other) for own, *others in loads for other in others]


@dataclass(frozen=True)
class Ratio:
    """Ours under a load, as so many times another: medians of what single turns gave."""

    way: str
    server: str
    storage: str
    moves: float
    work: float | None

    @classmethod
    def of(cls, own: Turns, other: Turns) -> Self:
        """Both by the figures that they had in the same turn."""
        turns = zip(own, other, strict=True)
        pairs = [(ours.figures, theirs.figures) for ours, theirs in turns if theirs.figures.moves]
        works = [ours.work_ms / theirs.work_ms for ours, theirs in pairs if ours.work_ms and theirs.work_ms]
        moves = [ours.moves_per_second / theirs.moves_per_second for ours, theirs in pairs] or [math.inf]
        way, subject = other[0].load.way, other[0].subject
        return cls(way, subject.name, subject.storage, median(moves), median(works) if works else None)

    def sentence(self, is_busy: bool) -> str:
        """The ratio in words; from a busy machine it is none to be quoted, and says so."""
        work = f", for {self.work:.2f} of the work a move" if self.work else ""
        warning = " Measured on a busy machine: not to be quoted." if is_busy else ""
        other = f"{self.server} ({self.storage})"
        way = "In a closed loop" if self.way == CLOSED_LOOP else f"At {self.way}"
        return f"{way}, {OURS} makes {self.moves:.2f} times the moves of {other}{work}.{warning}"


def table(report: Report) -> Table:
    """A column for each server and each load."""
    load = report.results[0].load
    grid = Table(title=f"{load.tables} matches for two at once: {load.game}", title_justify="left")
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
        "server's work, ms/move": work(figures.work_ms),
        **({"PostgreSQL's work, ms/move": work(figures.database_ms)} if one.subject.is_shared else {}),
        "load's core": share(figures.load_core),
    }


def milliseconds(what: str, latency: Latency) -> dict[str, str]:
    """The median, the 99th of a hundred, the longest."""
    times = {"p50": latency.p50_ms, "p99": latency.p99_ms, "max": latency.max_ms}
    return {f"{what}, ms {name}": "–" if time is None else f"{time:.2f}" for name, time in times.items()}


def work(spent: float | None) -> str:
    """What a move costs."""
    return "–" if spent is None else f"{spent:.3f}"


def share(part: float | None) -> str:
    """A part of a core."""
    return "–" if part is None else f"{part:.0%}"


def remarks(report: Report) -> list[str]:
    """What one has to know to read the table."""
    syncs = report.syncs
    is_saturated = any(one.figures.load_core > SATURATED for one in report.results)
    return [
        f"Python {platform.python_version()} ({platform.python_compiler()}), {os.cpu_count()} cores.",
        f"The disk keeps a small write for good in {syncs.p50_ms:.2f} ms (p99 {syncs.p99_ms:.2f} ms).",
        *whose_cores(report),
        *([f"The machine was busy before: load {report.busy:.1f}. Trust the work alone."] if report.is_busy else []),
        *(["The load had no time left on its core: the server may be faster than this."] if is_saturated else []),
        *(ratio.sentence(report.is_busy) for ratio in report.ratios()),
    ]


def whose_cores(report: Report) -> list[str]:
    """Who ran where, and what that means where servers share a database."""
    if any(one.subject.is_shared for one in report.results):
        return [
            f"Servers, PostgreSQL and load shared {os.cpu_count()} cores: more servers make more moves only where some "
            "are left. Compare the work a move; with several servers a move is made at one and read at another."
        ]
    return [f"Server and load {'were kept on a core each' if report.is_pinned else 'could use any core'}."]


def as_json(report: Report) -> str:
    """The same figures, with what they were measured on."""
    content = {
        "machine": machine(),
        "pinned": report.is_pinned,
        "load_before": report.busy,
        "disk_sync": asdict(report.syncs),
        "is_busy": report.is_busy,
        "ratios": [asdict(ratio) for ratio in report.ratios()],
        "results": [row(one) for one in report.results],
    }
    return json.dumps(content, indent=2)


def row(one: Measured) -> dict[str, object]:
    """A server under a load."""
    setting = {"server": one.subject.name, "storage": one.subject.storage, "game": one.load.game, "load": one.load.way}
    figures: dict[str, object] = msgspec.to_builtins(one.figures)
    return {**setting, "tables": one.load.tables, "rate": one.load.rate, **figures}
