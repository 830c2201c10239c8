"""`tablee deck check` and `tablee deck example`, as an owner of the box runs them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games.pillage.deck import check_deck
from tablee.games.pillage.deck_warnings import warnings_about
from tablee.games.pillage.effects import ALL_EFFECTS
from tablee.texts import Texts
from tests.cli.test_records import ENGLISH, FRENCH, tablee
from tests.games.pillage_lab import card

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text("utf-8")
WIDTH = 80
TILLER = '[[card]]\ncode = "TIL"\nname = "Tiller"\nfr = "Barre"\ntype = "wall"\nall = "gain 2"\n'


@pytest.fixture
def example(tmp_path: Path) -> Path:
    file = tmp_path / "deck.toml"
    file.write_text(tablee("deck", "example").stdout, "utf-8")
    return file


def words_of(output: str) -> str:
    return " ".join(output.split())


def test_the_example_is_right_and_every_card_is_shown(example: Path) -> None:
    shown = tablee("deck", "check", example)
    assert (shown.returncode, shown.stderr) == (0, "")
    text = words_of(shown.stdout)
    assert "20 cards: 6 Farmers, 5 Walls, 5 Raiders, 4 Merchants; pirates (⚓): 4" in text
    assert "SAL F Salt Maker ⚓ F W M gain 3, bank 2 R gain 3, opponent steals 1" in text
    assert "HAY F Haymaker 3+ F gain 1 for each Farmer" in text
    assert "SHR F Shrimpers all gain 3, gain 1 for each other Farmer (3+)" in text
    assert "HIG R Highwaywoman F M steal 5 W R –" in text
    assert "PED M Pedlar all buy a relic; if unable gain 2, buy a card for 1" in text
    assert "AUC M Auctioneer all gain 1, buy a relic" in text
    assert "Is this meant?" not in text
    assert all(len(line) <= WIDTH for line in shown.stdout.splitlines())


def test_the_example_is_shown_in_french(example: Path) -> None:
    text = words_of(tablee("deck", "check", example, language=FRENCH).stdout)
    assert text == words_of(tablee("deck", "check", example, "--language", "fr").stdout)
    assert "SAL F Saunier ⚓ F R M gagner 3, déposer 2 P gagner 3, l’adversaire vole 1" in text


def test_the_example_can_be_played(example: Path) -> None:
    played = tablee("record", "random", "pillage", "--deck", example, "--players", 3, "--options", "round_limit=3")
    assert played.returncode == 0
    assert "option deck KEL:Kelp_Gatherer:Goémonière:farmer:gain_4;" in played.stdout


def test_the_page_shows_the_example_and_only_cards_that_are_right(example: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert example.read_text("utf-8") in blocks
    assert [check_deck(block).mistakes for block in blocks] == [[]] * len(blocks)


def test_the_page_explains_every_effect_and_the_example_has_every_one(example: Path) -> None:
    explained = set(re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE))
    for phrase in ALL_EFFECTS:
        assert re.sub("(for each(?: other)?) .*", r"\1 farmer", phrase.words) in explained
    faces = [face for one in check_deck(example.read_text("utf-8")).cards for face in one.faces]
    written = "\n".join(effect.words for face in faces for effect in face)
    for phrase in ALL_EFFECTS:
        assert re.search(rf"^{phrase.words.replace('N', '[0-9]+')}( \(3\+\))?$", written, re.MULTILINE), phrase.words


def test_the_mistakes_of_the_page_are_those_of_the_command(tmp_path: Path) -> None:
    first = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    file = tmp_path / "deck.toml"
    file.write_text(first.replace('"farmer"', '"farmr"').replace("gain 3", "gian 3", 1), "utf-8")
    shown = tablee("deck", "check", file)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr in PAGE


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (TILLER.replace("Barre", "Guérite").encode("latin-1"), "Line 4: A letter here was not saved as UTF-8."),
        (TILLER.encode("utf-16"), "Line 1: A letter here was not saved as UTF-8."),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "Line 1: A letter here was not saved as UTF-8."),
        (b"", "The file holds no card."),
        (b"tablee record 1\ngame ugo 1\n", "This is the record of a match, not a deck."),
    ],
)
def test_a_file_that_is_no_deck_is_told_from_one(contents: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(contents)
    shown = tablee("deck", "check", file)
    assert shown.returncode == 2
    assert shown.stderr.startswith(said)
    assert "One mistake in deck.toml." in shown.stderr


def test_a_mark_at_the_beginning_of_the_file_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(TILLER, "utf-8-sig")
    assert tablee("deck", "check", file).returncode == 0


@pytest.mark.parametrize(("name", "said"), [("nothing.toml", "There is no file"), (".", "is a folder")])
def test_a_file_that_is_not_there_is_said_to_be(name: str, said: str, tmp_path: Path) -> None:
    shown = tablee("deck", "check", tmp_path / name)
    assert shown.returncode == 2
    assert said in shown.stderr


WALLS = [card(f"W{letter}A", "wall", "gain 1") for letter in "ABCD"]
SAME_FRENCH = [card(code, "wall", "gain 1", 'fr = "Barre"') for code in ("TIL", "TIM")]
FEW = "the market has 4 places, and only 3 cards."


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (WALLS, []),
        (WALLS[:3], [f"With two players {FEW}", f"With three players or more {FEW}"]),
        ([*WALLS[:3], card("TIL", "wall", "gain 1", "three = true")], [f"With two players {FEW}"]),
        ([*WALLS, card("TIL", "wall")], ["Card TIL: it does nothing against anybody."]),
        ([*WALLS, card("TIL", "merchant", "gain 1")], ["Card TIL: a Merchant that buys no relic."]),
        (
            [*WALLS, card("TIL", "wall", "gain 1 (3+)", "three = true")],
            [
                "Card TIL: the whole card is left out with two players (three = true), so “(3+)” behind an effect "
                "changes nothing."
            ],
        ),
        ([*WALLS, *SAME_FRENCH], ["Card TIM: its French name is “Barre”, like that of TIL."]),
    ],
)
def test_what_was_probably_not_meant_is_asked(cards: list[str], said: list[str], tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(cards), "utf-8")
    shown = tablee("deck", "check", file)
    assert shown.returncode == 0
    assert re.findall(r"Is this meant\? (.*?)(?= Is this| \d+ cards:)", words_of(shown.stdout)) == said
    warnings = warnings_about(check_deck("\n".join(cards)).cards)
    assert all(Texts("fr").say(warning) for warning in warnings)


def test_a_code_that_stands_twice_is_said_with_the_line_of_the_other(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(TILLER + TILLER.replace('"Tiller"', '"Other"') + TILLER.replace("TIL", "FAR"), "utf-8")
    said = words_of(tablee("deck", "check", file).stderr)
    assert "Line 8, card TIL: “code” is “TIL”, as the card of line 2 has it already." in said
    assert "Line 14, card FAR: “code” is “FAR”, as the starting card Farmer has it already." in said
    assert "Line 15, card FAR: “name” is “Tiller”, as the card of line 3 has it already." in said
    french = words_of(tablee("deck", "check", file, "--language", "fr").stderr)
    assert "déjà pris par la carte de la ligne 2." in french
    assert "déjà pris par la carte initiale Farmer." in french


@pytest.mark.parametrize(("language", "said"), [("en", "To see them all:"), ("fr", "Pour les voir toutes :")])
def test_a_deck_with_more_mistakes_names_the_command_that_shows_them(language: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "my deck.toml"
    file.write_text(TILLER.replace("wall", "wal").replace("gain 2", "gain 20"), "utf-8")
    refused = tablee("demo", "pillage", "--deck", file, "--language", language)
    assert refused.returncode == 2
    assert words_of(refused.stderr).endswith(f"{said} tablee deck check '{file}'")
    file.write_text(TILLER.replace("wall", "wal"), "utf-8")
    assert "deck check" not in tablee("demo", "pillage", "--deck", file, "--language", language).stderr


@pytest.mark.parametrize("words", [["terminal", "--help"], ["demo", "--help"], ["deck", "--help"], ["deck", "example"]])
def test_commands_are_named_as_the_reader_has_them(words: list[str]) -> None:
    environment = {**os.environ, **ENGLISH, "TABLEE_COMMAND": "python3 run.py", "COLUMNS": "200"}
    command = [sys.executable, "-m", "tablee", *words]
    shown = words_of(subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout.decode())
    assert "python3 run.py deck" in shown
    assert "tablee deck" not in shown


def test_the_help_of_the_terminal_names_the_page() -> None:
    assert "docs/decks.md" in words_of(tablee("terminal", "--help").stdout)
