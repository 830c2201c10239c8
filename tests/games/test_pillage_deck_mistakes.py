"""Mistakes that owners of the box make in their file of cards: each has its line, its card, and what would be right."""

import re
import tomllib
from pathlib import Path

import pytest

from tablee.games.pillage.deck import check_deck, parse_deck, read_deck
from tablee.games.words import Refused
from tablee.texts import LANGUAGES, Texts
from tests.games.pillage_lab import TILLER, card

EFFECTS = "gain 2, bank 1"
SLIPS = tomllib.loads(Path(__file__).with_name("deck_slips.toml").read_text("utf-8"))["slip"]


def said(toml: str, language: str = "en") -> list[str]:
    """What is said about a file."""
    return [Texts(language).say(mistake) for mistake in check_deck(toml).mistakes]


@pytest.mark.parametrize("slip", SLIPS)
def test_one_slip_is_one_sentence_with_its_line(slip: dict[str, str]) -> None:
    """§replaced-deck"""
    assert slip["right"] in TILLER
    toml = TILLER.replace(slip["right"], slip["wrong"], 1)
    assert said(toml) == [slip["said"]]
    with pytest.raises(Refused) as refusal:
        read_deck(toml)
    assert Texts("en").say(refusal.value.text) == slip["said"]
    (in_french,) = said(toml, "fr")
    assert line_named(in_french) == line_named(slip["said"])


def line_named(sentence: str) -> list[str]:
    """The number of the line, and the card, in any language."""
    return re.findall("[0-9]+|[A-Z]{3}|Tiller", re.split(" ?:", sentence)[0])


@pytest.mark.parametrize(
    ("toml", "mistake"),
    [
        ("", "The file holds no card. Each card begins with a line [[card]]."),
        ("# my cards\n", "The file holds no card. Each card begins with a line [[card]]."),
        (
            "tablee record 1\ngame ugo 1\n",
            "This is the record of a match, not a deck. The command “record check” reads it.",
        ),
        (
            "Dear friends,\n" * 100,
            "More than 20 lines cannot be read: this does not look like a deck. The command “deck example” prints one.",
        ),
        (
            "\n".join(card(f"A{chr(65 + n // 26)}{chr(65 + n % 26)}", "wall") for n in range(33)),
            "A deck has room for 32 cards; this one has 33.",
        ),
        (
            'card = [{ code = "TIL", name = "Tiller", type = "wal" }]',
            "Card TIL: “type” can be farmer, wall, raider or merchant, not “wal”. Did you mean “wall”?",
        ),
    ],
)
def test_a_file_that_is_wrong_as_a_whole(toml: str, mistake: str) -> None:
    """§replaced-deck"""
    assert said(toml) == [mistake]
    assert said(toml, "fr")


@pytest.mark.parametrize(
    "toml", ["card = 3", "card = [1]", "card = [[]]", "card = " + "[" * 3000, "card = " + "9" * 5000]
)
def test_whatever_else_toml_allows_or_not_is_refused(toml: str) -> None:
    """§replaced-deck"""
    assert all(said(toml, language) for language in LANGUAGES)


def test_an_effect_that_is_like_no_other_gets_the_list_of_them() -> None:
    """§effects"""
    (all_of_them,) = said(TILLER.replace("gain 2", "dance"))
    assert "gain N; gain N for each TYPE;" in all_of_them
    assert "buy a card for N" in all_of_them
    (gains,) = said(TILLER.replace("gain 2", "gain turnips"))
    assert gains.endswith(
        "effects are: gain N; gain N for each TYPE; gain N for each other TYPE; gain N during refresh."
    )


def test_all_mistakes_are_told_in_the_order_of_their_lines_and_a_table_says_how_many_more_there_are() -> None:
    """§replaced-deck"""
    second = TILLER.replace("gain 2", "gain 20").replace("Tiller", "Tillers")
    toml = TILLER.replace('"wall"', '"wal"').replace("true", "yes") + second
    told = said(toml)
    assert [sentence.partition(":")[0] for sentence in told] == [
        "Line 5, card TIL",
        "Line 6",
        "Line 10, card TIL",
        "Line 15, card TIL",
    ]
    with pytest.raises(Refused) as refusal:
        read_deck(toml)
    assert Texts("en").say(refusal.value.text) == f"{told[0]} The file has 3 more mistakes."
    assert Texts("fr").say(refusal.value.text).endswith("Le fichier a encore 3 erreurs.")


def test_two_mistakes_in_one_text_are_both_told() -> None:
    """§effects"""
    assert len(said(TILLER.replace(EFFECTS, "sing 4, gain 20, bank 1"))) == 2


def test_a_line_that_could_not_be_read_is_not_missed_as_well() -> None:
    """§replaced-deck"""
    assert len(said(TILLER.replace('"TIL"', '"TIL').replace('"wall"', "wall"))) == 2


@pytest.mark.parametrize(
    "toml",
    [
        "\N{ZERO WIDTH NO-BREAK SPACE}" + TILLER,
        TILLER.replace("\n", "\r\n"),
        TILLER.replace(" = ", "\t=\t").replace("gain 2", "gain\t2"),
        TILLER.replace("[[card]]", '  [[ "card" ]]  # the first'),
        TILLER.replace('"', "'"),
    ],
)
def test_marks_tabs_and_line_ends_of_any_system_are_no_mistake(toml: str) -> None:
    """§replaced-deck"""
    assert read_deck(toml) == "TIL:Tiller:Barre:wall,pirate:gain_2,bank_1|-|steal_3_including_banked|-"


def test_a_mistake_on_the_line_of_a_record_names_the_card() -> None:
    """§replaced-deck"""
    with pytest.raises(Refused) as refusal:
        parse_deck("TIL:Tiller:Barre:wall:gain_2;TIM:Timber:Bois:wal:gain_2")
    assert Texts("en").say(refusal.value.text).startswith("Card TIM: “type” can be farmer, wall,")
