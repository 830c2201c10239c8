"""What the benchmark of a load that lasts prints: a table for people, JSON for programs."""

import json
from dataclasses import asdict

import msgspec
from rich.table import Table

from tablee.bench.lasting import MOST_GROWTH, Lasted, Sizes
from tablee.bench.report import machine
from tablee.bench.server_report import milliseconds, share, work


def table(lasted: Lasted, sizes: Sizes) -> Table:
    """A row for each figure."""
    figures, memory = lasted.figures, lasted.megabytes
    title = f"{sizes.tables} tables at {figures.moves_per_second:.0f} moves/s and {sizes.idle} idle ones"
    grid = Table("what", title=f"{title}, {figures.seconds:.0f} s", title_justify="left")
    grid.add_column("figure", justify="right")
    rows = {
        "moves": f"{figures.moves:,}",
        "matches ended": f"{figures.matches:,}",
        **milliseconds("answered", figures.acknowledged),
        **milliseconds("other told", figures.told),
        "server's core": share(figures.server_core),
        "server's work, ms/move": work(figures.work_ms),
        "server waited for its core": share(lasted.waiting),
        "memory, MB, first and last": f"{memory[0]:.1f}  {memory[-1]:.1f}",
        f"memory grows, % (at most {MOST_GROWTH:g})": f"{lasted.growth:.1f}",
    }
    for row in rows.items():
        grid.add_row(*row)
    return grid


def remarks(busy: float | None) -> list[str]:
    """What one has to know to read the table."""
    load = "" if busy is None else f"Other programs wanted {busy:.1f} cores when it began: they make times longer. "
    return [f"{load}Idle tables are running games on disk that nobody follows."]


def as_json(lasted: Lasted, sizes: Sizes, busy: float | None) -> str:
    """The same figures, with what they were measured on."""
    content = {
        "machine": machine(),
        "load_before": busy,
        "sizes": asdict(sizes),
        "figures": msgspec.to_builtins(lasted.figures),
        "megabytes": lasted.megabytes,
        "growth": lasted.growth,
        "waiting": lasted.waiting,
    }
    return json.dumps(content, indent=2)
