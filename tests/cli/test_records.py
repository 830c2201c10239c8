"""The commands for records, as people run them."""

import io
import os
import subprocess
import sys
from ast import literal_eval
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from tablee.bots import FOR_EVERY_GAME, Level
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


def test_a_file_with_several_records_is_checked_whole(record: Path) -> None:
    record.write_text(record.read_text("utf-8") * 2, "utf-8")
    assert tablee("record", "check", record).stdout.count("Everything in this record is right") == 2


def test_the_same_seed_gives_the_same_record(record: Path) -> None:
    again = tablee("record", "random", "ugo", "--options", "rounds=1", "--options", "hand_size=3", "--seed", 4)
    assert again.stdout == record.read_text("utf-8")


def test_several_records_follow_each_other() -> None:
    three = tablee("record", "random", "ugo", "--players", 3, "--options", "hand_size=1", "--count", 3).stdout
    assert three.count("tablee record 1\n") == three.count("end finished\n") == 3


QUICK = "--options", "rounds=1", "--options", "hand_size=2"


def players_in(record: str) -> list[str]:
    return [line.split()[-1] for line in record.splitlines() if line.startswith("player")]


@pytest.mark.parametrize(
    ("words", "seated"),
    [
        (("--bots", "greedy,random"), ["greedy", "random"]),
        (("--bots", "greedy", "--bots", "random,random"), ["greedy", "random", "random"]),
        (("--bots", "greedy"), ["greedy", "greedy"]),
        (("--bots", "greedy, random", "--players", 4), ["greedy", "random", "greedy", "random"]),
        (("--players", 3), ["random", "random", "random"]),
    ],
)
def test_bots_sit_down_in_their_order_and_take_turns(words: tuple[object, ...], seated: list[str]) -> None:
    assert players_in(tablee("record", "random", "ugo", *QUICK, *words).stdout) == seated


def test_the_level_of_a_bot_is_how_it_plays(tmp_path: Path) -> None:
    """The same deal, played otherwise, and the same by the same bots."""
    made = [tablee("record", "random", "ugo", "--bots", bots).stdout for bots in ("random", "greedy", "greedy")]
    assert made[1] == made[2]
    moves = [[line for line in record.splitlines() if line[:2] in ("1:", "2:")] for record in made]
    assert moves[0] != moves[1]
    file = tmp_path / "greedy.txt"
    file.write_text(made[1], "utf-8")
    assert tablee("record", "check", file).returncode == 0


def test_nothing_but_records_is_printed_where_nobody_watches() -> None:
    """A bar is for people: a file or another program gets none."""
    made = tablee("record", "random", "ugo", *QUICK, "--count", 3)
    assert (made.returncode, made.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals")
def test_a_bar_tells_who_waits_at_a_terminal_how_far_it_is() -> None:
    """A real terminal for what is said, a pipe for the records."""
    import pty

    words = ["record", "random", "ugo", *QUICK, "--count", "3"]
    terminal, slave = pty.openpty()
    command, environment = [sys.executable, "-m", "tablee", *words], {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=slave, env=environment, check=True)
    os.close(slave)
    shown = read_all(terminal)
    assert "100%" in shown
    assert made.stdout.decode() == tablee(*words).stdout


def read_all(terminal: int) -> str:
    """What a terminal has shown; at its end Linux says so with an error."""
    shown = b""
    with suppress(OSError):
        while more := os.read(terminal, 4096):
            shown += more
    os.close(terminal)
    return shown.decode()


@pytest.mark.parametrize("given", ["None", "'R5'", "10000"])
def test_a_bot_that_answers_nonsense_is_blamed(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setitem(FOR_EVERY_GAME, "random", Level("random", lambda *_: literal_eval(given)))
    refused = tablee("record", "random", "ugo", *QUICK, "--bots", "greedy,random")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"The bot “random” on seat 2 answered {given};" in refused.stderr
    assert "The position: ugo seats=2 " in refused.stderr


def test_a_record_is_shown_and_told(record: Path) -> None:
    scores = next(line for line in record.read_text("utf-8").splitlines() if line.startswith("scores")).split()[1:]
    shown = tablee("record", "show", record).stdout
    assert [line.split(": ")[-1] for line in shown.splitlines()[1:3]] == scores
    assert "gagne le pli" in tablee("record", "replay", record, language=FRENCH).stdout


def test_a_replay_leaves_out_what_is_there_only_to_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(tablee("record", "random", "pillage", "--options", "round_limit=2").stdout, "utf-8")
    told = tablee("record", "replay", file).stdout
    assert "turnip" in told
    assert " acts: " not in told


READING = [("record", "show"), ("record", "check"), ("record", "replay"), ("verify",)]


@pytest.mark.parametrize("words", READING)
def test_a_record_is_read_in_the_language_that_is_asked_for(words: tuple[str, ...], record: Path) -> None:
    french = tablee(*words, record, "--language", "fr")
    assert french == tablee(*words, record, language=FRENCH) != tablee(*words, record)
    assert french == tablee(*words, record, "--language", "fr", language=FRENCH)
    refused = tablee(*words, "no-such-match", "--language", "fr")
    assert refused.returncode == 2
    assert "ni un fichier ni une partie gardée" in refused.stderr


@pytest.mark.parametrize("words", READING)
def test_a_saved_match_is_read_by_its_name_and_its_number(words: tuple[str, ...], record: Path, data: Path) -> None:
    (data / "matches").mkdir(parents=True)
    (data / "matches" / "ugo-12.txt").write_bytes(record.read_bytes())
    shown = tablee(*words, record)
    assert shown.returncode == 0
    assert tablee(*words, "ugo-12") == tablee(*words, "12") == shown


@pytest.mark.skipif(sys.platform == "win32", reason="no such file")
def test_a_record_is_read_from_a_pipe(record: Path) -> None:
    command = [sys.executable, "-m", "tablee", "record", "check", "/dev/stdin"]
    with subprocess.Popen(["cat", str(record)], stdout=subprocess.PIPE) as source:
        environment = {**os.environ, **ENGLISH}
        read = subprocess.run(command, stdin=source.stdout, stdout=subprocess.PIPE, env=environment, check=True)
    assert "Everything in this record is right" in read.stdout.decode()


@pytest.mark.parametrize("words", READING)
def test_what_is_no_text_cannot_be_read(words: tuple[str, ...], tmp_path: Path) -> None:
    assert "cannot be read" in tablee(*words, tmp_path).stderr


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
    assert "not what the seed brings: the record or its seed has been changed." in refused.stderr
    assert "la feuille ou sa graine" in tablee("verify", record, "--language", "fr").stderr


def test_a_match_that_is_not_over_can_be_verified_later(record: Path) -> None:
    head = [line for line in record.read_text("utf-8").splitlines() if not line.startswith("seed")]
    first = next(number for number, line in enumerate(head) if line.startswith(("1:", "2:")))
    record.write_text("\n".join([*head[:first], "running"]), "utf-8")
    refused = tablee("verify", record)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "The match is not over" in refused.stderr
    assert "La partie n’est pas finie" in tablee("verify", record, "--language", "fr").stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("record", "check", "no-such-file"), "a saved match. To see the saved ones: tablee terminal --list"),
        (("record", "random", "chess"), "no game “chess”"),
        (("record", "random", "ugo", "--players", 9), "it takes 2–4"),
        (("record", "random", "ugo", "--bots", "greedy,deep"), "no bot “deep”"),
        (("record", "random", "ugo", "--players", 2, "--bots", "random,random,random"), "3 bots are too many for 2"),
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
