"""The commands for records, as people run them."""

import io
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from tablee.cli import main

ENGLISH, FRENCH = {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "fr_FR.UTF-8"}


class Ended(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def tablee(*words: object, language: Mapping[str, str] = ENGLISH) -> Ended:
    """Run the command in this process: a new one would spend most of its time on starting."""
    out, errors, code = io.StringIO(), io.StringIO(), 0
    with patch.dict("os.environ", language), redirect_stdout(out), redirect_stderr(errors):
        try:
            main([str(word) for word in words])
        except SystemExit as end:
            code = int(end.code or 0)
    return Ended(code, out.getvalue(), errors.getvalue())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    made = tablee("record", "random", "ugo", "--options", "rounds=1", "--options", "hand_size=3", "--seed", 4)
    assert made.returncode == 0
    file = tmp_path / "match.txt"
    file.write_text(made.stdout, "utf-8")
    return file


def test_a_random_record_is_right_and_comes_from_its_seed(record: Path) -> None:
    assert "Everything in this record is right" in tablee("record", "check", record).stdout
    assert "all 7 draws come from the seed" in tablee("verify", record).stdout


def test_the_same_seed_gives_the_same_record(record: Path) -> None:
    again = tablee("record", "random", "ugo", "--options", "rounds=1", "--options", "hand_size=3", "--seed", 4)
    assert again.stdout == record.read_text("utf-8")


def test_several_records_follow_each_other() -> None:
    three = tablee("record", "random", "ugo", "--players", 3, "--options", "hand_size=1", "--count", 3).stdout
    assert three.count("tablee record 1\n") == three.count("end finished\n") == 3


def test_a_record_is_shown_and_told(record: Path) -> None:
    scores = next(line for line in record.read_text("utf-8").splitlines() if line.startswith("scores")).split()[1:]
    shown = tablee("record", "show", record).stdout
    assert [line.split(": ")[-1] for line in shown.splitlines()[1:3]] == scores
    assert "remporte le pli" in tablee("record", "replay", record, language=FRENCH).stdout


def test_a_mistyped_move_is_refused_by_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith(("1:", "2:")))
    lines[wrong] = "1: Q7"
    record.write_text("\n".join(lines), "utf-8")
    for command in (("record", "check"), ("record", "replay"), ("record", "show"), ("verify",)):
        refused = tablee(*command, record)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f"Line {wrong + 1}" in refused.stderr


def test_another_deal_is_not_from_the_seed(record: Path) -> None:
    """The record is right as a game, but its cards are not those of the shuffle."""
    text = record.read_text("utf-8")
    record.write_text(text.replace("seed 0000000000000004", "seed 0000000000000005"), "utf-8")
    assert tablee("record", "check", record).returncode == 0
    refused = tablee("verify", record)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "not what the seed brings" in refused.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("record", "check", "no-such-file"), "cannot be read"),
        (("record", "random", "chess"), "no game “chess”"),
        (("record", "random", "ugo", "--players", 9), "2–4 can play"),
        (("record", "random", "ugo", "--preset", "quick"), "no preset “quick”"),
        (("record", "random", "ugo", "--options", "rounds"), "typed like rounds=2"),
        (("record", "random", "ugo", "--options", "jokers=2"), "jokers"),
        (("record", "random", "ugo", "--options", "rounds=0"), "1–99"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words: tuple[object, ...], reason: str) -> None:
    refused = tablee(*words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert reason in refused.stderr
    assert "Traceback" not in refused.stderr
