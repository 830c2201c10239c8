"""What `bench envs` prints: steps a second, and how many times the fastest of the others that is."""

import json
import os
from collections.abc import Sequence

from rich.table import Table

from tablee.bench.measure import Speed
from tablee.bench.other_envs import BATCHED, BY_PYTHON
from tablee.bench.report import machine

OURS = "batched, masks and observations"
BAR, BAR_OF_BATCHED = 10, 1  # times the fastest of each kind
CARD_GAME = "UGO!"


def keep_to_one_thread() -> None:
    """Tell JAX, before it is imported, what one thread is."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


def fastest(speeds: Sequence[Speed], way: str) -> Speed | None:
    """The fastest of the others that is driven in a way."""
    found = [speed for speed in speeds if speed.way == way]
    return max(found, key=lambda speed: speed.decisions_per_second, default=None)


def table(speeds: Sequence[Speed]) -> Table:
    """A row for each thing measured."""
    grid = Table("what", "how", title="Steps a second, in thousands of processor time", title_justify="left")
    grid.add_column("median", justify="right")
    grid.add_column("best", justify="right")
    for speed in speeds:
        grid.add_row(speed.subject, speed.way, f"{speed.decisions_per_second / 1e3:,.1f}", f"{speed.best / 1e3:,.1f}")
    return grid


def ratios(speeds: Sequence[Speed]) -> dict[str, float]:
    """The card game in batches, with observations, to the fastest of each kind of others."""
    own = next(speed for speed in speeds if speed.way == OURS and speed.subject.startswith(CARD_GAME))
    others = {way: fastest(speeds, way) for way in (BY_PYTHON, BATCHED)}
    return {
        f"{way}: {other.subject}": own.decisions_per_second / other.decisions_per_second
        for way, other in others.items()
        if other
    }


def remarks(speeds: Sequence[Speed]) -> list[str]:
    """What the bars say; and what is missing where there is nothing to compare with."""
    found = ratios(speeds)
    if not found:
        return ["Without others there is nothing to compare with: python3 run.py bench envs installs them."]
    bars = {BY_PYTHON: BAR, BATCHED: BAR_OF_BATCHED}
    own = f"{CARD_GAME} in batches, with masks and observations, is"
    return [f"{own} {ratio:.1f} × {name}; the bar is {bars[name.split(':')[0]]}." for name, ratio in found.items()]


def as_json(speeds: Sequence[Speed]) -> str:
    """The same figures, with what they were measured on."""
    content = {"unit": "steps per second of processor time", "machine": machine(), "ratios": ratios(speeds)}
    return json.dumps({**content, "speeds": [speed.as_json() for speed in speeds]}, indent=2)
