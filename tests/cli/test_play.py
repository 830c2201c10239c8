"""Playing in the terminal, as the command line starts it."""

import io
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.bots import levels
from tablee.cli import main
from tablee.games import GAMES
from tablee.games.options import Value
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
    [
        (["terminal", "ugo", "--bots", "genius"], ", ".join(levels("ugo"))),
        (["terminal", "ugo", "--players", "7"], "2–4"),
        (["terminal", "ugo", "--options", "rounds=x"], "1–99"),
        (["terminal", "vigo", "--players", "7"], "2–6"),
        (["terminal", "vigo", "--options", "colours=pink"], "should name different colours"),
        (["demo", "vigo", "--rounds", "2"], "There is no option “rounds”"),
        (["terminal", "ugo", "--preset", "quick"], "no preset “quick”: UGO! has none"),
        (["terminal", "chess"], "These games can: ugo"),
        (["demo", "chess"], "These games can: ugo"),
        (["terminal", "ugoo"], "Did you mean ugo?"),
        (["demo", "vigoo"], "Did you mean vigo?"),
        (["demo", "vigoo", "--language", "fr"], "Vouliez-vous dire vigo"),
        (["terminal", "ugo", "--deck", "deck.toml"], "--deck is for pillage"),
        (["demo", "vigo", "--deck", "deck.toml", "--language", "fr"], "--deck est pour pillage"),
        (["demo", "ugo", "--players", "9"], "2–4"),
        (["demo", "ugo", "--rounds", "0"], "1–99"),
        (["demo", "ugo", "--options", "rounds"], "typed like rounds=2"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert reason in capsys.readouterr().err


# Presets


SMALL: dict[str, Value] = {"rounds": 1, "hand_size": 2}


@pytest.fixture
def presets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "ugo", replace(GAMES["ugo"], presets={"small": SMALL, "long": {"rounds": 9}}))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.usefixtures("presets")
def test_a_preset_is_played_and_options_override_it(tmp_path: Path) -> None:
    for words, agreed in (([], SMALL), (["--options", "hand_size=3"], {**SMALL, "hand_size": 3})):
        record = tmp_path / f"match-{agreed['hand_size']}.txt"
        shown("terminal", "--preset", "small", *words, "--record", str(record), typed="1\n" * 40)
        match = read(record.read_text("utf-8"), GAMES)
        assert {name: match.options[name] for name in SMALL} == agreed
        assert match.result


@pytest.mark.usefixtures("presets")
def test_a_preset_is_demonstrated_and_recorded() -> None:
    assert "Trick 2 of 2" in shown("demo", "ugo", "--preset", "small", "--seed", "1")
    assert "option hand_size 2\n" in shown("record", "random", "ugo", "--preset", "small")


@pytest.mark.usefixtures("presets")
@pytest.mark.parametrize("words", [["terminal", "ugo"], ["demo", "ugo"], ["record", "random", "ugo"]])
def test_an_unknown_preset_is_refused_with_those_that_exist(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*words, "--preset", "huge"])
    assert end.value.code == 2
    assert "The presets of UGO! are: small, long." in capsys.readouterr().err


# Demonstrations


def test_a_demonstration_is_of_a_game_with_its_options() -> None:
    words = ["--players", "2", "--seed", "1", "--language", "en"]
    assert shown("demo", *words) == shown("demo", "ugo", *words) == shown("demo", "--rounds", "1", *words)
    two = shown("demo", "ugo", *words, "--options", "rounds=2", "--options", "hand_size=1")
    assert "Round 2 begins" in two
    assert "Trick 1 of 1" in two
