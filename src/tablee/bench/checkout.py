"""Another state of the project, to be measured beside this one in the same run, in turns.

It runs with the packages of this environment, and its rules are compiled before anything is measured.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tablee.bench.processes import ROOT, Failed

KEPT = ROOT / ".run" / "against"  # where revisions are unpacked
REPEATS = {"rules": 5, "match": 1}  # inside a turn
WHAT = ("subject", "way", "threads")  # what a figure is of


@dataclass(frozen=True)
class Checkout:
    """A folder with the project in it, and what it is called."""

    name: str
    folder: Path

    @property
    def variables(self) -> dict[str, str]:
        """What lets Python take the project from this folder."""
        return {"PYTHONPATH": str(self.folder / "src")}

    def tablee(self, *words: str) -> str:
        """What a command of this checkout prints; `Failed` with what it said if it fails."""
        command = [sys.executable, "-m", "tablee", *words]
        done = subprocess.run(
            command, env={**os.environ, **self.variables}, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode != 0:
            raise Failed(f"{self.name}: tablee {' '.join(words)} failed:\n{done.stderr.strip()}")
        return done.stdout


HERE = Checkout("here", ROOT)


def checkout_of(named: str, say: Callable[[str], None]) -> Checkout:
    """The checkout in a folder, or that of a revision, which is unpacked; its rules are compiled.

    Raises `Failed` for what is neither.
    """
    folder = Path(named)
    checkout = Checkout(folder.name, folder.resolve()) if folder.is_dir() else unpacked(named)
    say(f"Making {checkout.name} ready")
    checkout.tablee("compile")
    return checkout


def unpacked(revision: str) -> Checkout:
    """The files of a revision, in a folder of their own."""
    commit = git("rev-parse", "--verify", "--short=12", f"{revision}^{{commit}}").decode().strip()
    folder = KEPT / commit
    if not folder.is_dir():
        draft = KEPT / f"{commit}.{os.getpid()}"
        draft.mkdir(parents=True)
        subprocess.run(["tar", "-x", "-C", str(draft)], input=git("archive", commit), check=True)
        draft.rename(folder)
    return Checkout(revision, folder)


def git(*words: str) -> bytes:
    """What git prints in this checkout."""
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    if done.returncode != 0:
        raise Failed(f"Neither a folder nor a revision of this repository: {done.stderr.decode().strip()}")
    return done.stdout


@dataclass(frozen=True)
class Compared:
    """A figure here and there, and how many times there's the one here is: medians over the turns."""

    what: tuple[str, ...]
    here: float
    there: float
    ratio: float


Figures = dict[tuple[str, ...], float]  # decisions a second, by what was measured


def compare(bench: str, other: Checkout, count: int) -> Iterator[list[Compared]]:
    """Run a benchmark of this checkout and of another one in turns; after each turn, what is known so far."""
    seen: list[tuple[Figures, Figures]] = []
    for turn in range(count):
        first, second = (HERE, other) if turn % 2 == 0 else (other, HERE)  # neither always runs on a rested machine
        figures = {first: figures_of(first, bench), second: figures_of(second, bench)}
        seen.append((figures[HERE], figures[other]))
        yield compared(seen)


def figures_of(checkout: Checkout, bench: str) -> Figures:
    """What a benchmark measures in one turn."""
    rows = json.loads(checkout.tablee("bench", bench, f"--repeat={REPEATS[bench]}", "--json=-"))["speeds"]
    return {tuple(str(row[name]) for name in WHAT): float(row["decisions_per_second"]) for row in rows}


def compared(seen: Sequence[tuple[Figures, Figures]]) -> list[Compared]:
    """What both checkouts measured, turn by turn: a ratio is that of one turn, so that a busy minute harms neither."""
    both = [what for what in seen[0][0] if all(what in there for _, there in seen)]
    return [
        Compared(
            what,
            median(here[what] for here, _ in seen),
            median(there[what] for _, there in seen),
            median(here[what] / there[what] for here, there in seen),
        )
        for what in both
    ]
