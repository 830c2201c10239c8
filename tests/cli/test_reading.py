"""The rulebook and the options, as the command line shows them."""

import io
from contextlib import redirect_stdout

import pytest

from tablee.cli import main


def shown(*words: str) -> str:
    out = io.StringIO()
    with redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(list(words))
    assert not end.value.code
    return " ".join(out.getvalue().split())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ugo"], "Type “tablee rules ugo” and the name or number of one"),
        (["ugo"], "5 follow Following"),
        (["ugo", "follow"], "The leader plays any card from the hand."),
        (["ugo", "5"], "The leader plays any card from the hand."),
        (["ugo", "who", "wins"], "The highest value wins the trick"),
        (["ugo", "fournir", "--language", "fr"], "Celui qui entame joue n’importe quelle carte"),
    ],
)
def test_the_rulebook_is_read_by_sections(words: list[str], said: str) -> None:
    assert said in shown("rules", *words)


def test_the_rulebook_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Celui qui entame" in shown("rules", "ugo", "follow")


def test_every_option_is_listed_with_its_values_and_its_default() -> None:
    text = shown("options", "ugo")
    for option, line in (("rounds", "1–99 4 "), ("farmer_supply", "36, 12 36 "), ("hand_size", "1–10 10 ")):
        assert f"{option} {line}" in text
    assert "never run out" in text
    assert "A laboratory option." in text
    assert "--preset" not in text


def test_options_are_explained_in_french() -> None:
    assert "leurs scores s’additionnent" in shown("options", "ugo", "--language", "fr")


def test_presets_and_options_of_their_own_are_listed() -> None:
    text = shown("options", "vigo")
    assert "colours a text – Which colour each player has" in text
    assert "as-printed vigilance=true As in the printed rules" in text
    assert "Comme dans la règle imprimée" in shown("options", "vigo", "--language", "fr")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["rules", "chess"], "There is no game “chess”. The games are: ugo, vigo, pillage.\n"),
        (["options", "chess"], "There is no game “chess”."),
        (["rules", "ugoo"], "The games are: ugo, vigo, pillage. Did you mean ugo?\n"),
        (["options", "vgo"], "Did you mean vigo?"),
        (["options", "vgo", "--language", "fr"], "Vouliez-vous dire vigo"),
        (["rules", "ugo", "chess"], "“tablee rules ugo” alone lists them."),
    ],
)
def test_what_is_not_there_is_said(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert reason in capsys.readouterr().err
