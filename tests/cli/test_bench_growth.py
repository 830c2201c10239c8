"""The benchmarks of growth and of a load that lasts: that they measure what they say, never how much."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tablee.bench import node
from tablee.bench.growth import Cost, Growth, ratios
from tablee.bench.growth_report import BY_LENGTH, BY_TABLES, draw
from tablee.bench.lasting import Lasted, Look, Sizes, counted
from tablee.bench.memory import MIB
from tablee.bench.processes import Missing
from tablee.bench.server import Figures, Latency
from tablee.cli import main
from tests.cli.test_bench_memory import out_of_the_stable

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the system does not say what a process uses")
GROWTH = {"pairs": "2", "moves": "3", "steps": "2", "tables": "2,4"}
LOAD = {"tables": "2", "idle": "6", "pace": "0.2", "seconds": "2"}


def run(command: str, words: dict[str, str], *more: str) -> None:
    """A benchmark as a command, which succeeds."""
    with pytest.raises(SystemExit) as end:
        main(["bench", command, *(word for name, value in words.items() for word in (f"--{name}", value)), *more])
    assert not end.value.code


def test_what_a_move_costs_is_measured_by_length_and_by_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, disk, pictures = tmp_path / "figures.json", tmp_path / "disk", tmp_path / "pictures"
    monkeypatch.setattr("tablee.bench.growth.serving", out_of_the_stable)
    run("growth", GROWTH, "--folder", str(disk), "--pictures", str(pictures), "--json", str(file))
    measured = json.loads(file.read_text("utf-8"))
    assert [cost["at"] for cost in measured["by_length"]] == [3, 6]
    assert [cost["at"] for cost in measured["by_tables"]] == [2, 4]
    assert sorted(one.name for one in pictures.iterdir()) == [BY_LENGTH, BY_TABLES]
    assert list(disk.iterdir()) == []


def test_a_load_lasts_beside_idle_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        node.program("node")
    except Missing as missing:
        pytest.skip(f"nobody can play: {missing}")
    file, disk = tmp_path / "figures.json", tmp_path / "disk"
    monkeypatch.setattr("tablee.bench.memory.serving", out_of_the_stable)
    run("load", LOAD, "--folder", str(disk), "--json", str(file))
    measured = json.loads(file.read_text("utf-8"))
    assert measured["figures"]["moves"] > 0
    assert 0 < measured["figures"]["acknowledged"]["p50_ms"] <= measured["figures"]["acknowledged"]["p99_ms"]
    assert all(megabytes > 0 for megabytes in measured["megabytes"])
    assert measured["waiting"] >= 0
    assert list(disk.iterdir()) == []


def test_costs_are_compared_with_the_first() -> None:
    assert ratios([Cost(10, 0.5), Cost(20, 0.25), Cost(30, 1.0)]) == [(10, 1.0), (20, 0.5), (30, 2.0)]
    assert ratios([Cost(10, 0.0), Cost(20, 0.5)]) == [(10, 0.0), (20, 0.0)]


def test_both_courses_are_pictures_that_stand_alone(tmp_path: Path) -> None:
    draw(Growth([Cost(10, 0.5), Cost(20, 0.5)], [Cost(1, 0.5), Cost(2, 0.6)]), tmp_path)
    for name in (BY_LENGTH, BY_TABLES):
        assert ET.parse(tmp_path / name).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_memory_is_compared_within_the_time_that_counts() -> None:
    looks = [Look(float(second), second * MIB) for second in range(30)]
    assert counted(looks, 19.0) == looks[10:]
    lasted = lasted_with([Look(float(second), (110 if second >= 18 else 100) * MIB) for second in range(20)])
    assert lasted.growth == pytest.approx(10.0)


def test_it_says_for_how_long_others_had_the_core() -> None:
    assert lasted_with([Look(10.0, MIB, 3.0), Look(12.0, MIB, 3.1), Look(20.0, MIB, 5.0)]).waiting == pytest.approx(0.2)
    assert lasted_with([Look(10.0, MIB, 3.0)]).waiting == 0


def lasted_with(looks: list[Look]) -> Lasted:
    latency = Latency(1.0, 2.0, 3.0)
    return Lasted(Figures(10.0, 10, 1.0, latency, latency, 0, 0.1, 0.1), looks)


def test_moves_come_at_the_pace_of_people() -> None:
    assert (Sizes().rate, Sizes(tables=1, pace=60).rate) == (250, 1)
