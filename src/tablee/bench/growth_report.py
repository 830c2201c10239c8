"""What the benchmark of growth prints: a table for people, JSON for programs, two pictures for the documentation."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from tablee.bench.growth import Cost, Growth, Sizes, ratios
from tablee.bench.report import machine
from tablee.svg import Line, line_chart, standing_alone

BY_LENGTH, BY_TABLES = "work-by-length.svg", "work-by-tables.svg"
Y_LABEL = "work a move, as so many times the first figure"


def table(growth: Growth) -> Table:
    """A row for each figure."""
    grid = Table("what", title="Processor time of the server for a move", title_justify="left")
    for heading in ("ms", "times the first"):
        grid.add_column(heading, justify="right")
    for words, costs in (("moves up to {}", growth.by_length), ("{} tables", growth.by_tables)):
        for cost, (_, ratio) in zip(costs, ratios(costs), strict=True):
            grid.add_row(words.format(cost.at), f"{cost.work_ms:.3f}", f"{ratio:.2f}")
    return grid


def remarks(busy: float | None) -> list[str]:
    """What one has to know to read the table."""
    load = "" if busy is None else f" Other programs wanted {busy:.1f} cores when it began."
    return [f"Processor time alone, which others take nothing of, but for caches: compare ratios.{load}"]


def as_json(growth: Growth, sizes: Sizes, busy: float | None) -> str:
    """The same figures, with what they were measured on."""
    courses = {name: [cost._asdict() for cost in costs] for name, costs in growth._asdict().items()}
    return json.dumps({"machine": machine(), "load_before": busy, "sizes": asdict(sizes), **courses}, indent=2)


def draw(growth: Growth, folder: Path) -> None:
    """Write both courses as pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    length = chart(growth.by_length, "What a move costs, by the length of its game", "moves played before and with it")
    tables = chart(growth.by_tables, "What a move costs, by the number of tables", "tables that two people follow")
    (folder / BY_LENGTH).write_text(length, encoding="utf-8")
    (folder / BY_TABLES).write_text(tables, encoding="utf-8")


def chart(costs: Sequence[Cost], title: str, x_label: str) -> str:
    """A course as ratios, above a zero; lines across are the first figure, and twice that."""
    line = Line(ratios(costs))
    return standing_alone(line_chart([line], title=title, x_label=x_label, y_label=Y_LABEL, marks=[0, 1, 2])) + "\n"
