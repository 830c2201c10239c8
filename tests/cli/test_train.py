"""The command that lets a network learn, as people type it."""

from pathlib import Path

import pytest

from tests.cli.test_records import Ended, tablee

SMALL = ("--steps", 400, "--lanes", 16, "--deals", 2, "--against", "random")


def train(*words: object) -> Ended:
    return tablee("train", "olives", *words)


def refusal(*words: object) -> str:
    ended = train(*words)
    assert ended.returncode == 2, ended.stderr
    return " ".join(ended.stderr.split())


def test_it_learns_writes_and_goes_on(tmp_path: Path) -> None:
    """What it wrote plays in the arena by its name."""
    folder = tmp_path / "run"
    ended = train(*SMALL, "--out", folder)
    assert ended.returncode == 0, ended.stderr
    assert "after 0 decisions: with 2 players, won" in ended.stdout
    assert f"arena olives net:{folder / 'weights.npz'} random --players 2" in ended.stdout
    assert (folder / "curve.svg").read_text("utf-8").startswith("<svg xmlns=")
    assert "go on with it by --resume" in refusal(*SMALL, "--out", folder)
    assert "differs in: seed." in refusal(*SMALL, "--out", folder, "--resume", "--seed", 2)
    assert train(*SMALL, "--out", folder, "--resume").stdout.startswith("after 0 decisions")
    played = tablee("record", "random", "olives", "--bots", f"net:{folder / 'weights.npz'}", "--bots", "greedy")
    assert played.stdout.count("\nend finished\n") == 1


def test_what_cannot_be_learned_is_refused_first(tmp_path: Path) -> None:
    assert "no bot “genius”" in refusal("--against", "genius", "--out", tmp_path)
    assert "2–4" in refusal("--players", 9, "--out", tmp_path)
    assert "no checkpoint" in refusal(*SMALL, "--out", tmp_path, "--resume")


def test_where_jax_is_missing_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.learn.extras.NEEDED", ("jax", "no_such_package"))
    assert "needs no_such_package" in refusal()
    assert "il faut no_such_package" in refusal("--language", "fr")
    assert "tablee[learn]" in refusal()


def test_a_network_is_studied_by_another(tmp_path: Path) -> None:
    """What it wins is said before and after; a folder in which it has learned is gone on with."""
    assert train(*SMALL, "--out", tmp_path / "run").returncode == 0
    studied = tmp_path / "run" / "weights.npz"
    words = "exploit", "olives", "--network", studied, "--steps", 400, "--lanes", 16, "--deals", 2
    ended = tablee(*words, "--out", tmp_path / "study")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.count(f"games against net:{studied} (") == 2
    again = tablee(*words, "--out", tmp_path / "study", "--resume")
    assert again.stdout.startswith("after 0 decisions")
    missing = tablee("exploit", "olives", "--out", tmp_path / "none")
    assert missing.returncode == 2
    assert "weights.npz" in missing.stderr
