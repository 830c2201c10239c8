"""The command that compiles ahead of time: real processes, real kernels."""

import subprocess
import sys

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.games.rehearsal import rehearsal


def test_a_line_is_printed_for_every_function() -> None:
    command = [sys.executable, "-m", "tablee", "compile", "ugo"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    total = len(rehearsal(GAMES["ugo"]))
    lines = [line.split(maxsplit=2) for line in done.stdout.splitlines()]
    assert [line[:2] for line in lines] == [[str(number), str(total)] for number in range(1, total + 1)]
    assert lines[0][2] == "is_over"


def test_all_games_are_compiled_side_by_side() -> None:
    done = subprocess.run([sys.executable, "-m", "tablee", "compile"], capture_output=True, text=True, check=True)
    assert all(f"{game.title} is ready" in done.stderr for game in GAMES.values())


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["compile", "chess"])
    assert end.value.code == 2
    assert "chess" in capsys.readouterr().err


def test_a_game_that_fails_ends_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONHOME", "nowhere")  # no Python starts with it
    with pytest.raises(SystemExit) as end:
        main(["compile"])
    assert end.value.code == 1
    assert "is ready" not in capfd.readouterr().err
