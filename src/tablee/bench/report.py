"""What a benchmark prints: a table for people, JSON for programs."""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from tablee.bench.checkout import Compared
from tablee.bench.measure import Speed
from tablee.bench.profile import Part

MILLION = 1e6


def table(speeds: Sequence[Speed], yardstick: Speed | None) -> Table:
    """A row for each thing measured."""
    grid = Table("what", "how", "threads", title="Decisions a second, in millions", title_justify="left")
    grid.add_column("median", justify="right")
    grid.add_column("best", justify="right")
    if yardstick:
        grid.add_column("× OpenSpiel", justify="right")
    for speed in speeds:
        figures = [f"{speed.decisions_per_second / MILLION:.3f}", f"{speed.best / MILLION:.3f}"]
        ratio = [f"{speed.decisions_per_second / yardstick.decisions_per_second:.2f}"] if yardstick else []
        grid.add_row(speed.subject, speed.way, str(speed.threads), *figures, *ratio)
    return grid


def as_json(speeds: Sequence[Speed], yardstick: Speed | None) -> str:
    """The same figures, with what they were measured on."""
    rows = [speed.as_json() | ratio(speed, yardstick) for speed in speeds]
    return json.dumps({"unit": "decisions per second", "machine": machine(), "speeds": rows}, indent=2)


def machine() -> dict[str, object]:
    """What figures are measured on."""
    return {"processor": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}


def ratio(speed: Speed, yardstick: Speed | None) -> dict[str, object]:
    """How many times the yardstick, where there is one."""
    return {"times_openspiel": speed.decisions_per_second / yardstick.decisions_per_second} if yardstick else {}


def costs(speeds: Sequence[Speed]) -> Table:
    """A row for each game, with what each thing costs a match."""
    grid = Table("game", title="Microseconds of processor time, median", title_justify="left")
    for way in dict.fromkeys(speed.way for speed in speeds):
        grid.add_column(way, justify="right")
    for subject in dict.fromkeys(speed.subject for speed in speeds):
        own = [speed for speed in speeds if speed.subject == subject]
        grid.add_row(subject, *(f"{MILLION / speed.decisions_per_second:.1f}" for speed in own))
    return grid


def comparison(rows: Sequence[Compared], there: str) -> Table:
    """A row for each thing measured here and in another checkout."""
    grid = Table("what", "how", "threads", title="Decisions a second, in millions, median", title_justify="left")
    for heading in ("here", there, f"here / {there}"):
        grid.add_column(heading, justify="right")
    for row in rows:
        grid.add_row(*row.what, f"{row.here / MILLION:.3f}", f"{row.there / MILLION:.3f}", f"{row.ratio:.3f}")
    return grid


def comparison_as_json(rows: Sequence[Compared], there: str) -> str:
    """The same figures, with what they were measured on."""
    content = {"unit": "decisions per second", "machine": machine(), "against": there}
    return json.dumps({**content, "speeds": [asdict(row) for row in rows]}, indent=2)


def parts(title: str, parts: Sequence[Part]) -> Table:
    """A row for each phase, and one for the average decision."""
    grid = Table("phase", title=f"{title}: nanoseconds a decision of random play", title_justify="left")
    for heading in ("share", "legal", "choose", "apply", "adds"):
        grid.add_column(heading, justify="right")
    for part in parts:
        figures = [f"{figure:.0f}" for figure in (part.legal, part.choose, part.apply, part.cost)]
        grid.add_row(part.phase, f"{part.share:.1%}", *figures)
    grid.add_row(
        "all", f"{sum(part.share for part in parts):.1%}", "", "", "", f"{sum(part.cost for part in parts):.0f}"
    )
    return grid
