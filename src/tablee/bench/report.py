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
from tablee.games import GAMES
from tablee.games.contract import Game

MILLION = 1e6
BAR, BAR_OF_PILLAGE = 9, 0.25  # rollouts on one thread: UGO! to hearts, Village Pillage to UGO!
QUIET = 1.5  # programs that want a core while we measure with one thread or two
BUSY = "The machine was busy (load {load:.1f}): figures of two threads say little, the others are somewhat low."


def table(speeds: Sequence[Speed]) -> Table:
    """A row for each thing measured."""
    grid = Table("what", "how", "threads", title="Decisions a second, in millions", title_justify="left")
    for heading in ("median", "best", "× OpenSpiel"):
        grid.add_column(heading, justify="right")
    for speed in speeds:
        figures = [f"{speed.decisions_per_second / MILLION:.3f}", f"{speed.best / MILLION:.3f}"]
        times = f"{speed.times:.2f}" if speed.times else ""
        grid.add_row(speed.subject, speed.way, str(speed.threads), *figures, times)
    return grid


def bars(speeds: Sequence[Speed], load: float | None) -> list[str]:
    """How the rules stand beside the yardstick and each other; and whether the machine had other things to do."""
    ugo, pillage = (rollouts(speeds, GAMES[name]).times for name in ("ugo", "pillage"))
    if not ugo or not pillage:
        return ["Without OpenSpiel there is nothing to compare with: python3 run.py bench rules installs it."]
    found = [
        f"UGO! makes {ugo:.1f} times the decisions of OpenSpiel's hearts; the bar is {BAR}.",
        f"Village Pillage makes {pillage / ugo:.2f} of those of UGO!; the bar is {BAR_OF_PILLAGE}.",
    ]
    return [*found, *([BUSY.format(load=load)] if load and load > QUIET else [])]


def rollouts(speeds: Sequence[Speed], game: Game) -> Speed:
    """What a game's rollouts on one thread made."""
    return next(s for s in speeds if s.subject.startswith(game.title) and (s.way, s.threads) == ("rollouts", 1))


def as_json(speeds: Sequence[Speed]) -> str:
    """The same figures, with what they were measured on."""
    rows = [speed.as_json() for speed in speeds]
    return json.dumps({"unit": "decisions per second", "machine": machine(), "speeds": rows}, indent=2)


def machine() -> dict[str, object]:
    """What figures are measured on."""
    return {"processor": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}


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
