"""Whole matches of Olives, typed by people against bots, in both languages."""

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.match.record import read
from tests.terminal.ptys import terminal

CARDS = "1\n2\n3\n4\n5\n6\n7\n" * 2  # each of them is bid when it is held, and refused otherwise


def typed(words: str, *more: str) -> str:
    """What a screen shows to somebody who types this."""
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(words)), redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(["terminal", "olives", "--seed", "3", "--name", "Anna", "--pace", "0", *more])
    assert not end.value.code
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Olives in 5 rounds", "Round 5 of 5", "Anna, your bid", "You don’t hold the 2", "wins with"]),
        ("fr", ["Olives en 5 manches", "Manche 5 sur 5", "Anna, votre mise", "Vous n’avez pas le 2", "l’emporte avec"]),
    ],
)
def test_a_match_is_typed_to_its_end(language: str, said: list[str], tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    text = typed(CARDS, "--record", str(record), "--language", language)
    match = read(record.read_text("utf-8"), GAMES)
    assert match.result
    assert match.result.how == "finished"
    for words in said:
        assert words in text
    assert not set("{}$") & set(text)


def test_what_is_no_card_is_answered_with_what_is() -> None:
    text = typed("ten\n9\nscore\n", "--language", "en", "--preset", "quick")
    assert "“ten” is neither a card nor a command. Cards for you now: 1, 3, 4, 5, 6, 7." in text
    assert "There is no card “9”: cards are numbered from 1 to 7." in text
    assert "The match stops here, in round 1 of 3." in text


def test_it_is_played_at_a_real_terminal() -> None:
    with terminal("terminal", "olives", "--seed", "3", "--name", "Anna", "--preset", "quick", LANGUAGE="en") as one:
        for card in ("3", "4", "5"):
            one.wait_for("Anna, your bid")
            one.type(card)
        assert "wins with" in one.end()


def test_it_is_not_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["terminal", "chess", "--language", "en"])
    with pytest.raises(SystemExit):
        main(["demo", "olive", "--language", "en"])
    refused = capsys.readouterr().err
    assert "These games can: ugo, vigo, pillage." in refused
    assert "olives" not in refused.lower()
