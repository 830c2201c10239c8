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


def test_the_yardstick_runs_after_each_task_and_a_ratio_is_that_of_a_turn() -> None:
    order, seconds = [], iter(range(100))
    paces = {"ours": iter([1, 8, 30, 20]), "theirs": iter([1, 2, 3, 10])}  # the first of each is the warm-up

    def task(name: str) -> Task:
        def run() -> int:
            order.append(name)
            return next(paces[name])

        return Task(name, "way", 1, run)

    *_, (ours, theirs) = turns([task("ours")], 3, task("theirs"), lambda: float(next(seconds)))
    assert order == ["ours", "theirs"] * 4
    assert (ours.decisions_per_second, theirs.decisions_per_second) == (20, 3)
    assert (ours.times, theirs.times) == (4, None)  # of 4, 10 and 2; the medians' would be 6.7


def test_the_bars_are_said_where_there_is_a_yardstick() -> None:
    def rollouts(game: str, times: float | None) -> Speed:
        return Speed(f"{GAMES[game].title} 4 seats", "rollouts", 1, 1e6, 1e6, times)

    alone = [rollouts("ugo", None), rollouts("pillage", None)]
    beside = [rollouts("ugo", 9.5), rollouts("pillage", 3.8)]
    assert "installs it" in report.bars(alone, load=0)[0]
    ugo, pillage = report.bars(beside, load=0.5)
    assert "9.5 times" in ugo
    assert "0.40 of" in pillage
    assert "busy" in report.bars(beside, load=4)[-1]
    assert "9.50" in shown(report.table(beside))


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
