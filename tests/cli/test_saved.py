"""Saved matches and people's names, as the command line knows them."""

import io
import os
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.match import Match, person
from tablee.match.record import read, write
from tablee.match.replay import check_draws

ENGLISH, FRENCH = {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "fr_FR.UTF-8"}
SHORT = ["--options", "rounds=1", "--options", "hand_size=3", "--seed", "1"]
UNBREAKABLE = "\u00a0"
WIDE = {"COLUMNS": "250"}


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def tablee(*words: object, typed: str = "", language: Mapping[str, str] = ENGLISH) -> Ended:
    out, err, code = io.StringIO(), io.StringIO(), 0
    environment = patch.dict("os.environ", {**language, **WIDE})
    with environment, patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out), redirect_stderr(err):
        try:
            main([str(word) for word in words])
        except SystemExit as end:
            code = int(end.code or 0)
    return Ended(code, *(shown.getvalue().replace(UNBREAKABLE, " ") for shown in (out, err)))


def refusal(*words: object, language: Mapping[str, str] = ENGLISH) -> str:
    """Why nothing is played; not a card is shown before."""
    ended = tablee(*words, language=language)
    assert (ended.code, ended.out) == (2, "")
    assert "Traceback" not in ended.err
    return ended.err


# Going on


def test_the_end_of_the_input_says_where_the_match_is_and_how_it_goes_on(data: Path) -> None:
    shown = tablee("terminal", *SHORT, typed="1\n").out
    assert f"The match is saved in {data / 'matches' / 'ugo-1.txt'}." in shown
    assert shown.endswith("tablee terminal --continue ugo-1\n")


def test_commands_are_named_as_the_reader_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_COMMAND", "python3 run.py")
    assert "python3 run.py terminal --continue ugo-1" in tablee("terminal", *SHORT, typed="1\n").out


@pytest.mark.parametrize("words", [["--continue"], ["--continue", "1"], ["ugo", "--continue"], ["ugo-1"]])
def test_a_match_goes_on_by_any_of_its_names(words: list[str], data: Path) -> None:
    tablee("terminal", *SHORT, typed="1\n")
    shown = tablee("terminal", *words, typed="1\n" * 9).out
    assert "The match goes on." in shown
    record = (data / "matches" / "ugo-1.txt").read_text("utf-8")
    check_draws(read(record, GAMES))
    assert "tablee record replay" in shown


@pytest.mark.parametrize("words", [["--continue"], ["--continue="], []])
def test_a_record_goes_on_by_its_file(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "my match.txt"
    shown = tablee("terminal", *SHORT, "--record", file, typed="1\n").out
    assert f"terminal --continue '{file}'" in shown
    asked = [f"--continue={file}"] if words == ["--continue="] else [*words, str(file)]
    assert "The match goes on." in tablee("terminal", *asked, typed="1\n" * 9).out
    assert read(file.read_text("utf-8"), GAMES).result
    assert "is over" in refusal("terminal", *asked)
    assert "est finie" in refusal("terminal", *asked, language=FRENCH)


def test_a_record_can_go_on_in_another_file(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    tablee("terminal", *SHORT, "--record", first, typed="1\n")
    before = first.read_bytes()
    tablee("terminal", first, "--record", second, typed="1\n" * 9)
    assert first.read_bytes() == before
    assert read(second.read_text("utf-8"), GAMES).result
    assert "The match goes on." in tablee("terminal", first, "--record", first, typed="1\n" * 9).out  # the same file


@pytest.mark.parametrize("language", [ENGLISH, FRENCH])
def test_what_cannot_go_on_is_refused(language: Mapping[str, str], tmp_path: Path) -> None:
    other = language is FRENCH
    assert ("inachevée" if other else "no unfinished match") in refusal("terminal", "--continue", language=language)
    assert "vigo" in refusal("terminal", "vigo", "--continue", language=language)
    assert "--list" in refusal("terminal", "--continue", "nowhere.txt", language=language)
    tablee("terminal", *SHORT, typed="1\n")
    assert "--seed, --name" not in refusal("terminal", "--continue", "--seed", "3", language=language)
    said = refusal("terminal", "--continue", "--name", "Zoé", "--bots", "random", language=language)
    assert "--name, --bots" in said
    broken = tmp_path / "broken.txt"
    broken.write_text("tablee record 1\ngame ugo 1\nchess\n", "utf-8")
    assert "chess" in refusal("terminal", broken, language=language)


# Where a record can be written


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("missing/match.txt", "its folder does not exist", "son dossier n’existe pas"),
        ("folder", "it is a folder", "c’est un dossier"),
        ("file.txt/match.txt", "its folder does not exist", "son dossier n’existe pas"),
        ("file.txt", "is not overwritten: choose another name", "choisissez un autre nom"),
    ],
)
def test_a_path_that_cannot_be_written_is_refused_before_the_first_card(
    name: str, english: str, french: str, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file.txt").write_text("mine", "utf-8")
    assert english in refusal("terminal", *SHORT, "--record", tmp_path / name)
    assert french in refusal("terminal", *SHORT, "--record", tmp_path / name, language=FRENCH)
    assert (tmp_path / "file.txt").read_text("utf-8") == "mine"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="this user may write everywhere")
def test_a_folder_of_others_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "you may not write there" in refusal("terminal", *SHORT, "--record", tmp_path / "match.txt")


def test_a_running_match_is_not_overwritten_but_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    tablee("terminal", *SHORT, "--record", file, typed="1\n")
    before = file.read_bytes()
    assert f"tablee terminal --continue {file}" in refusal("terminal", *SHORT, "--record", file)
    assert file.read_bytes() == before


def test_an_empty_file_has_nothing_to_lose(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.touch()
    tablee("terminal", *SHORT, "--record", file)
    assert file.read_text("utf-8").endswith("running\n")


def test_a_folder_that_cannot_be_used_stops_nobody(data: Path) -> None:
    data.write_text("a file in the place of the folder", "utf-8")
    ended = tablee("terminal", *SHORT, typed="1\n" * 9)
    assert ended.code == 0
    assert ended.out.count("cannot be written") == 1
    assert "wins with" in ended.out


# The list


def test_the_list_shows_who_plays_and_how_it_stands(data: Path) -> None:
    assert "No match is saved yet." in tablee("terminal", "--list").out
    assert "Aucune partie" in tablee("terminal", "--list", language=FRENCH).out
    tablee("terminal", *SHORT, "--name", "Zoé", typed="1\n" * 9)
    tablee("terminal", "vigo", "--seed", "1", typed="pass\n1\n2\n3\n")
    tablee("terminal", *SHORT, typed="1\n")
    match = read((data / "matches" / "ugo-1.txt").read_text("utf-8"), GAMES)
    assert match.result
    shown = tablee("terminal", "--list").out
    (over,) = [line for line in shown.splitlines() if line.startswith("ugo-1")]
    assert "Zoé, Pépin (bot: easy)" in over
    assert " – ".join(map(str, match.scores())) in over
    assert "won by" in over
    assert "running: " in shown
    assert shown.endswith(f"Their records are in {data / 'matches'}.\n")
    french = tablee("terminal", "--list", language=FRENCH).out
    assert "gagnée par" in french
    assert "Pépin (bot : facile)" in french
    assert french.endswith(f"Leurs feuilles sont dans {data / 'matches'}.\n")


def test_the_list_offers_to_go_on_with_what_is_not_over() -> None:
    tablee("terminal", *SHORT, typed="1\n" * 9)
    assert "--continue" not in tablee("terminal", "--list").out
    tablee("terminal", *SHORT, typed="1\n")
    tablee("terminal", *SHORT, typed="1\n" * 9)
    assert "tablee terminal --continue ugo-2\n" in tablee("terminal", "--list").out


# Names


def test_people_are_called_by_their_names_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    words = ["--players", "3", "--name", "Zoé", "--name", " Jean  Paul\x1b ", "--name", "Zoé"]
    shown = tablee("terminal", *SHORT, *words, "--record", file, typed="\n1\n" * 30).out
    assert "Round the table: Zoé, Jean Paul, Zoé 3." in shown
    assert "The keyboard goes to Jean Paul. Jean Paul, press Enter" in shown
    assert "Zoé 3 plays" in shown
    assert "player 2 person Jean Paul\n" in file.read_text("utf-8")
    summary = tablee("record", "show", file).out
    assert [line.split(":")[0] for line in summary.splitlines()[1:4]] == ["1. Zoé", "2. Jean Paul", "3. Zoé 3"]
    replayed = tablee("record", "replay", file).out
    for sentence in [line.strip() for line in replayed.splitlines() if " plays the " in line]:
        assert sentence in shown


def test_whoever_has_no_name_is_called_by_the_seat(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    tablee("terminal", *SHORT, "--players", "2", "--name", "Zoé", "--record", file)
    summary = tablee("record", "show", file).out
    assert "1. Zoé: 0" in summary
    assert "2. East: 0" in summary


def test_bots_are_called_in_a_record_as_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    tablee("terminal", *SHORT, "--name", "Zoé", "--record", file, typed="1\n" * 9)
    assert "2. Pépin (bot: easy): " in tablee("record", "show", file).out
    assert "Pépin plays" in tablee("record", "replay", file).out


def test_long_names_are_cut_at_the_table_and_whole_in_a_record_from_elsewhere(tmp_path: Path) -> None:
    name, file = "Maximiliane-Charlotte", tmp_path / "match.txt"
    tablee("terminal", *SHORT, "--name", name, "--record", file)
    assert "player 1 person Maximiliane…\n" in file.read_text("utf-8")
    file.write_text(write(Match(GAMES["ugo"], [person(name), person("Zoé")], seed=b"1")), "utf-8")
    assert f"1. {name}: 0" in tablee("record", "show", file).out


def test_more_names_than_people_are_refused() -> None:
    assert "more names (2) than people (1)" in refusal("terminal", "--name", "Zoé", "--name", "Jean")
    assert "plus de noms (2) que de personnes (1)" in refusal(
        "terminal", "--name", "Zoé", "--name", "Jean", language=FRENCH
    )
