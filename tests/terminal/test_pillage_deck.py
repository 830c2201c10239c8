"""An owner's cards: read from a file, shown under the owner's names, and refused with card and field."""

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.games.pillage.deck import read_deck
from tablee.match.record import read
from tests.terminal.pillage_sessions import ALONE, played_by_people, too_wide
from tests.terminal.sessions import shown, unbroken

CARD = """
[[card]]
code = "{code}"
name = "{name}"
fr = "{fr}"
type = "{type}"
{does}
"""
NAMES = {"Kraken": "Kraken noir", "Siren": "Sirène", "Tiller": "Barre", "Cook": "Coq", "Parrot": "Perroquet"}
DOES = ("gain 2", "gain 3, take that card", "steal 2", "buy a relic, else take the top card", "bank 1")
TYPES = ("farmer", "wall", "raider", "merchant", "wall")


def deck() -> str:
    """Five cards that no box has."""
    rows = zip(NAMES.items(), TYPES, DOES, strict=True)
    return "".join(
        CARD.format(code=name[:3].upper(), name=name, fr=fr, type=of_type, does=f'all = "{does}"')
        for (name, fr), of_type, does in rows
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "deck.toml"
    path.write_text(deck(), encoding="utf-8")
    return path


def run(*words: str, typed: str = "") -> str:
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(list(words))
    assert not end.value.code
    return out.getvalue()


@pytest.mark.parametrize(("language", "nth"), [("en", 0), ("fr", 1)])
def test_an_owners_deck_is_played_under_its_own_names(language: str, nth: int) -> None:
    session = played_by_people(players=ALONE, options={"deck": read_deck(deck()), "bank": "village"}, language=language)
    text = shown(session)
    assert session.match.result
    assert all(names[nth] in text for names in NAMES.items())
    assert "Fisher" not in text
    assert "owner’s deck" not in text.replace("cards of the owner’s deck", "")
    assert too_wide(text) == []


def test_a_file_is_played_from_the_command_line(file: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    words = ["terminal", "pillage", "--deck", str(file), "--language", "fr", "--seed", "5", "--record", str(record)]
    text = unbroken(run(*words, typed="cartes\nfermier\nrempart\n").replace("│", " "))
    assert "Le Marché contient les cartes du propriétaire." in text
    assert "Marché du propriétaire" in text
    assert "notre invention" not in text
    assert "KRA F Kraken noir gagner 2" in text
    assert read(record.read_text("utf-8"), GAMES).options["deck"] == read_deck(deck())


def test_a_file_is_demonstrated_recorded_and_replayed(file: Path, tmp_path: Path) -> None:
    agreed = ["--deck", str(file), "--players", "3", "--seed", "2", "--options", "bank=village"]
    assert "Siren" in run("demo", "pillage", *agreed, "--language", "en")
    record = tmp_path / "record.txt"
    record.write_text(run("record", "random", "pillage", *agreed), encoding="utf-8")
    with patch.dict("os.environ", {"LC_ALL": "fr_FR.UTF-8"}):
        assert "Sirène" in run("record", "replay", str(record))


@pytest.mark.parametrize(
    ("toml", "reasons"),
    [
        ("", ["holds no card", "[[card]]"]),
        ("[[card]\n", ["Line 1: “[[card]”", "Write [[card]]"]),
        ("card = 3\n", ["Write [[card]]"]),
        (
            CARD.format(code="KRA", name="Kraken", fr="Kraken", type="fish", does=""),
            ["Line 6, card KRA", "“type”", "“fish”"],
        ),
        (
            CARD.format(code="kra", name="Kraken", fr="Kraken", type="wall", does=""),
            ["Line 3, card Kraken", "“code”", "“kra”"],
        ),
        (
            CARD.format(code="KRA", name="Kraken", fr="Kraken", type="wall", does='raider = "sing 4"'),
            ["Line 7, card KRA", "“raider”", "“sing 4”"],
        ),
        (
            CARD.format(code="KRA", name="Kraken", fr="Kraken", type="wall", does='colour = "red"'),
            ["Line 7, card KRA", "“colour”"],
        ),
        (
            CARD.format(code="FAR", name="Kraken", fr="Kraken", type="wall", does=""),
            ["Line 3, card FAR", "the starting card Farmer"],
        ),
    ],
)
def test_a_broken_file_is_refused_with_card_and_field(
    toml: str, reasons: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    path = tmp_path / "deck.toml"
    path.write_text(toml, encoding="utf-8")
    for command in (["terminal"], ["demo"], ["record", "random"]):
        with pytest.raises(SystemExit) as end:
            main([*command, "pillage", "--deck", str(path)])
        assert end.value.code == 2
        said = capsys.readouterr().err
        for reason in reasons:
            assert reason in said


def test_a_file_that_is_not_there_or_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\x80")
    for name, why in (("missing", "There is no file"), ("picture", "encoding UTF-8"), (".", "is a folder")):
        with pytest.raises(SystemExit) as end:
            main(["terminal", "pillage", "--deck", str(tmp_path / name)])
        assert end.value.code == 2
        assert why in capsys.readouterr().err


def test_a_game_without_such_cards_refuses_a_deck(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as end:
        main(["terminal", "vigo", "--deck", str(file)])
    assert end.value.code == 2
    assert "--deck is for pillage" in capsys.readouterr().err
