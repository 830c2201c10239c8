"""The benchmark's command: that it measures what it says, never how fast."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from tablee.bench import checkout, report
from tablee.bench.checkout import Checkout
from tablee.bench.measure import Speed, Task, turns
from tablee.bench.processes import ROOT, Failed
from tablee.bench.profile import Part, profile
from tablee.cli import main
from tablee.games import GAMES, LISTED
from tablee.games.contract import Game

WAYS = {("rollouts", 1), ("rollouts", 2), ("batch", 1), ("batch", 2), ("from Python", 1)}


def test_every_game_is_measured_in_every_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    with pytest.raises(SystemExit) as end:
        main(["bench", "rules", "--repeat", "1", "--json", str(file)])
    assert not end.value.code
    rows = json.loads(file.read_text("utf-8"))["speeds"]
    printed = capsys.readouterr().out
    for game in LISTED.values():
        assert {(row["way"], row["threads"]) for row in rows if row["subject"].startswith(game.title)} == WAYS
        assert game.title.split(":")[0] in printed  # the rest may be on another line
    assert all(row["decisions_per_second"] > 0 for row in rows)


def test_a_match_of_every_game_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    with pytest.raises(SystemExit) as end:
        main(["bench", "match", "--repeat", "1", "--json", str(file)])
    assert not end.value.code
    rows = json.loads(file.read_text("utf-8"))["speeds"]
    printed = " ".join(capsys.readouterr().out.split())
    for game in LISTED.values():
        ways = {row["way"] for row in rows if row["subject"] == game.title}
        assert ways == {"submit", "awaited", "legal", "view", "knowledge"}
        assert game.title[:10] in printed
    assert all(row["decisions_per_second"] > 0 for row in rows)


def test_tasks_are_run_in_turns_after_a_warm_up() -> None:
    order: list[str] = []

    def task(name: str) -> Task:
        def run() -> int:
            order.append(name)
            return 1

        return Task(name, "way", 1, run)

    tasks = [task("a"), task("b")]
    assert len(list(turns(tasks, 2))) == 2
    assert order == ["a", "b", "a", "b", "a", "b"]


def test_speeds_stand_beside_the_yardstick() -> None:
    ours, theirs = Speed("UGO!", "rollouts", 1, 30e6, 31e6), Speed("OpenSpiel hearts", "rollouts", 1, 3e6, 3e6)
    rows = json.loads(report.as_json([ours, theirs], theirs))["speeds"]
    assert [row["times_openspiel"] for row in rows] == [10.0, 1.0]
    assert "times_openspiel" not in json.loads(report.as_json([ours], None))["speeds"][0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_profile_has_a_row_for_each_phase_of_play(game: Game) -> None:
    parts = profile(game, repeat=1)
    assert sum(part.share for part in parts) == pytest.approx(1)
    assert [part.cost for part in parts] == sorted((part.cost for part in parts), reverse=True)
    assert all(part.legal > 0 and part.choose > 0 for part in parts)
    assert all(part.phase in report_of(parts, game) for part in parts)


def report_of(parts: list[Part], game: Game) -> str:
    return shown(report.parts(game.title, parts))


def shown(table: Table) -> str:
    console = Console(width=100, record=True, file=StringIO())
    console.print(table)
    return console.export_text()


def test_a_game_that_is_not_there_has_no_profile(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "profile", "chess"])
    assert "chess" in capsys.readouterr().err


def test_a_checkout_beside_this_one_is_measured_in_turns() -> None:
    what: tuple[str, ...] = ("UGO!", "submit", "1")
    new: tuple[str, ...] = ("a game that is new", "submit", "1")
    turns = [({what: 2.0, new: 1.0}, {what: 1.0}), ({what: 20.0}, {what: 4.0}), ({what: 9.0}, {what: 3.0})]
    (row,) = checkout.compared(turns)
    assert (row.what, row.here, row.there, row.ratio) == (what, 9, 3, 3)
    assert "3.000" in shown(report.comparison([row], "before"))


def test_what_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="Neither a folder nor a revision"):
        checkout.checkout_of("no-such-revision", print)
    with pytest.raises(Failed, match="failed"):
        Checkout("empty", tmp_path).tablee("bench", "nothing")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no repository")
def test_a_revision_is_unpacked_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "KEPT", tmp_path)
    first, again = checkout.unpacked("HEAD"), checkout.unpacked("HEAD")
    assert first == again
    assert (first.folder / "src" / "tablee" / "__main__.py").is_file()
    assert list(tmp_path.iterdir()) == [first.folder]
