"""Programs in terminals end in every way that there is, and no decision is lost."""

import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no such terminals", allow_module_level=True)

from tablee.games import GAMES
from tablee.match import Decision
from tablee.match.record import read
from tablee.match.replay import check_draws
from tests.terminal.ptys import CTRL_C, Terminal, terminal
from tests.terminal.quoted import QUOTED

ASKED = {"en": "Your card (", "fr": "Votre carte ("}
PLAYS = {"en": "plays", "fr": "joue"}
CHOICES = "(1"  # of a prompt, such as (1–4)
SHORT = ["ugo", "--name", "Anna", "--seed", "3", "--options", "rounds=1", "--options", "hand_size=4", "--pace", "0"]
HOW: dict[str, Callable[[Terminal], None]] = {
    "kill": lambda opened: opened.program.send_signal(signal.SIGKILL),
    "terminate": lambda opened: opened.program.send_signal(signal.SIGTERM),
    "hang up": lambda opened: opened.close(),
    "Ctrl-C": lambda opened: opened.press(CTRL_C),
}


def own_decisions(record: Path) -> int:
    log = read(record.read_text("utf-8"), GAMES).log
    return sum(isinstance(entry, Decision) and entry.seat == 0 for entry in log)


def play_a_card(opened: Terminal, language: str = "en", name: str = "Anna") -> None:
    """Play the first card, and wait for the next question; an editor shows the one before again while one types."""
    opened.type("1")
    opened.wait_for(f"{name} {PLAYS[language]}")
    opened.wait_for(ASKED[language])


def play_first_choices(opened: Terminal) -> None:
    while opened.shows(CHOICES):
        opened.wait_for(CHOICES)
        opened.type("1")


@pytest.mark.parametrize("how", HOW)
def test_whatever_ends_the_program_the_record_has_every_decision(how: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    with terminal("terminal", *SHORT, "--record", str(record), "--language", "en") as opened:
        opened.wait_for(ASKED["en"])
        assert own_decisions(record) == 0  # it is there before the first card
        play_a_card(opened)
        HOW[how](opened)
        opened.end()
        assert opened.program.returncode != 0
    assert own_decisions(record) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


@pytest.mark.parametrize("language", QUOTED)
def test_a_match_is_stopped_offered_and_played_to_the_same_end(language: str, data: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.txt"
    with terminal("terminal", *SHORT, "--record", str(whole), "--language", language) as opened:
        play_first_choices(opened)
        shown = opened.end()
    assert f"record replay {whole}" in shown

    with terminal("terminal", *SHORT, "--language", language) as opened:
        opened.wait_for(ASKED[language])
        play_a_card(opened, language)
        opened.type({"en": "quit", "fr": "quitter"}[language])
        shown = opened.end()
    assert str(data / "matches" / "ugo-1.txt") in shown
    assert shown.rstrip().endswith("tablee terminal --continue ugo-1")

    with terminal("terminal", "--language", language, "--pace", "0") as opened:
        opened.wait_for({"en": "You stopped a game of UGO!", "fr": "Vous avez arrêté une partie de UGO!"}[language])
        opened.wait_for({"en": "[Y/n]", "fr": "[O/n]"}[language])
        opened.type("perhaps")
        opened.wait_for({"en": "[Y/n]", "fr": "[O/n]"}[language])
        opened.type("")
        opened.wait_for({"en": "The match goes on.", "fr": "La partie reprend."}[language])
        play_first_choices(opened)
        opened.end()
        assert opened.program.returncode == 0
    text = (data / "matches" / "ugo-1.txt").read_text("utf-8")
    assert text == whole.read_text("utf-8")
    check_draws(read(text, GAMES))


def test_whoever_says_no_begins_a_new_match_and_keeps_the_old_one(data: Path) -> None:
    with terminal("terminal", *SHORT, "--language", "en") as opened:
        opened.wait_for(ASKED["en"])
        play_a_card(opened)
        opened.close()
        opened.end()
    with terminal("terminal", "ugo", "--language", "en", "--pace", "0") as opened:
        opened.wait_for("[Y/n]")
        opened.type("n")
        assert "goes on" not in opened.wait_for(ASKED["en"])
        play_a_card(opened, name="North")
        opened.press(CTRL_C)
        shown = opened.end()
    assert "terminal --continue ugo-2" in shown
    assert sorted(path.name for path in (data / "matches").iterdir()) == ["ugo-1.txt", "ugo-2.txt"]
    with terminal("terminal", "vigo", "--language", "en") as opened:  # another game is not asked about
        assert "[Y/n]" not in opened.wait_for("VIGO")
        opened.press(CTRL_C)


@pytest.mark.parametrize(
    "language_and_reason", [("C.UTF-8", "is being played in another terminal"), ("fr_FR", "se joue dans un autre")]
)
def test_a_match_is_played_in_one_terminal_at_a_time(language_and_reason: tuple[str, str], tmp_path: Path) -> None:
    locale, reason = language_and_reason
    record = tmp_path / "match.txt"
    with terminal("terminal", *SHORT, "--record", str(record), "--language", "en") as first:
        first.wait_for(ASKED["en"])
        with terminal("terminal", str(record), LC_ALL=locale) as second:
            assert reason in second.end()
            assert second.program.returncode == 2
        play_a_card(first)
    with terminal("terminal", str(record), "--language", "en") as second:  # killed: nobody has it any more
        second.wait_for("The match goes on.")
        assert re.search(r"trick 2 of 4", second.wait_for(ASKED["en"]))
