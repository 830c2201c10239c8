"""What the benchmark of memory prints: a table for people, JSON for programs."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from tablee.bench.memory import Bar, Sizes
from tablee.bench.report import machine


def table(bars: Sequence[Bar]) -> Table:
    """A row for each figure and its bar."""
    grid = Table("what", title="Memory follows who is there", title_justify="left")
    for heading in ("figure", "at most", "holds"):
        grid.add_column(heading, justify="right")
    for bar in bars:
        figures = f"{bar.figure:.2f} {bar.unit}", f"{bar.most:g} {bar.unit}"
        grid.add_row(bar.what, *figures, "yes" if bar.holds else "no")
    return grid


def as_json(bars: Sequence[Bar], sizes: Sizes) -> str:
    """The same figures, with what they were measured on."""
    rows = [{**bar._asdict(), "holds": bar.holds} for bar in bars]
    return json.dumps({"machine": machine(), "sizes": asdict(sizes), "bars": rows}, indent=2)
