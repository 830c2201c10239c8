"""Playing in the terminal, as the command line starts it."""

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.match.record import read

SHORT = ["--options", "rounds=1", "--options", "hand_size=2", "--seed", "1", "--language", "en"]


def shown(*words: str, typed: str = "") -> str:
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(list(words))
    assert not end.value.code
    return out.getvalue()


def test_a_piped_game_is_played_to_its_end_and_recorded(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    text = shown("terminal", "ugo", *SHORT, "--record", str(record), typed="1\n" * 40)
    match = read(record.read_text("utf-8"), GAMES)
    assert match.result
    assert f"with {max(match.result.scores)} point" in text


def test_the_end_of_the_input_is_answered_and_the_record_says_running(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    assert "Seed 1" in shown("terminal", "ugo", *SHORT, "--record", str(record))
    assert record.read_text("utf-8").endswith("running\n")


def test_bots_of_any_level_sit_down() -> None:
    text = shown("terminal", "ugo", *SHORT, "--players", "0", "--bots", "random", "--bots", "greedy")
    assert "point" in text


@pytest.mark.parametrize(
    ("words", "reason"),
    [(["--bots", "genius"], "random, greedy"), (["--players", "7"], "2–4"), (["--options", "rounds=x"], "1–99")],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as end:
        main(["terminal", "ugo", *words])
    assert end.value.code == 2
    assert reason in capsys.readouterr().err


def test_without_a_keyboard_the_bare_command_shows_a_demonstration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "démonstration" in shown()
