"""The longest files of tests are begun first."""

from dataclasses import dataclass
from pathlib import Path

import run
from tests.slowest import ROOT, SECONDS, longest_first


@dataclass(frozen=True)
class Found:
    """A test of a file."""

    path: Path
    name: str


def test_what_is_listed_is_there() -> None:
    assert [file for file in SECONDS if not (ROOT / file).is_file()] == []


def test_the_longest_file_comes_first_and_files_stay_together() -> None:
    longest = max(SECONDS, key=lambda file: SECONDS[file])
    short, long = ROOT / "docs" / "records.md", ROOT / longest
    items = [
        Found(short, "a"),
        Found(short, "b"),
        Found(Path("/elsewhere/test_x.py"), "c"),
        Found(long, "d"),
        Found(long, "e"),
    ]
    assert [item.name for item in longest_first(items)] == ["d", "e", "a", "b", "c"]


def test_the_order_is_kept_when_work_is_handed_out() -> None:
    assert "--no-loadscope-reorder" in run.ON_ALL_CORES
