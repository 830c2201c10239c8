"""The command of the arena, as people type it."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from tablee.arena import Experiment
from tablee.cli.arena import saved_in
from tablee.texts import Texts
from tests.cli.test_records import Ended, tablee

ENGINE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'engine.py'}"


def arena(*words: object) -> Ended:
    return tablee("arena", "olives", *words)


def refusal(*words: object) -> str:
    ended = arena(*words)
    assert ended.returncode == 2
    return " ".join(ended.stderr.split())


def test_a_whole_experiment(tmp_path: Path) -> None:
    """It prints, writes and saves; the second time it goes on from what is saved."""
    save, report, figures = (tmp_path / name for name in ("save.jsonl", "report.html", "figures.json"))
    bots = ("greedy", "random", "--games", 16, "--seed", 9, "--save", save)
    ended = arena(*bots, "--processes", 1, "--report", report, "--json", figures)
    assert ended.returncode == 0, ended.stderr
    assert "greedy and random: not decided after 8 deals (16 games)." in ended.stdout
    assert report.read_text("utf-8").startswith("<!doctype html>")
    assert f"The report is in {report}." in ended.stderr
    assert json.loads(figures.read_text("utf-8"))["games"] == 16
    saved = save.read_bytes()
    assert arena(*bots, "--json", "-").stdout == figures.read_text("utf-8")
    assert save.read_bytes() == saved


def test_who_interrupts_is_told_how_it_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, experiment = tmp_path / "save.jsonl", Experiment("olives", ("greedy", "random"), 2)
    with pytest.raises(KeyboardInterrupt), saved_in(file, experiment, Texts("en")):
        raise KeyboardInterrupt
    assert f"is in {file}: the same command goes on" in capsys.readouterr().err
    with saved_in(file, experiment, Texts("en")):  # and it is free again
        pass


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    assert "name at least two" in refusal("greedy")
    assert "no bot “genius”" in refusal("greedy", "genius")
    assert "cannot be used (ModuleNotFoundError" in refusal("greedy", "no_module:bot")
    assert "could not be started" in refusal("greedy", "cmd:./nothing")
    assert "2–4" in refusal("greedy", "random", "--players", 9)
    assert "another file for --report" in refusal("greedy", "random", "--report", "no/folder.html")
    assert "au moins deux" in refusal("greedy", "--language", "fr")


def test_records_take_the_same_names() -> None:
    ended = tablee("record", "random", "olives", "--bots", ENGINE, "--bots", "greedy")
    assert "player 1 bot x-cmd-" in ended.stdout
    assert ended.stdout.count("\nend finished\n") == 1


def typed(monkeypatch: pytest.MonkeyPatch, lines: str, *words: object) -> Ended:
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    return tablee("terminal", *words)


def test_the_terminal_takes_them_too_and_needs_them_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record cannot say where somebody's own bot is found: whoever goes on names it again."""
    record = tmp_path / "match.txt"
    begun = typed(monkeypatch, "3\n", "olives", "--bots", ENGINE, "--record", record, "--seed", 1)
    assert begun.returncode == 0, begun.stderr
    assert "player 2 bot x-cmd-" in record.read_text("utf-8")
    named = typed(monkeypatch, "1\n", record, "--bots", ENGINE)
    assert named.returncode == 0, named.stderr
    assert "name it with --bots" in typed(monkeypatch, "", record).stderr
