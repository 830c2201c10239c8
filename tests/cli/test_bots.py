"""The commands about bots, as people type them."""

import json

import pytest

from tests.cli.test_records import tablee


@pytest.mark.parametrize(("language", "style"), [("en", "Bids whatever"), ("fr", "Mise ce qui")])
def test_bots_are_listed_with_their_characters(language: str, style: str) -> None:
    shown = tablee("bots", "olives", "--language", language).stdout
    assert "Noyau" in shown
    assert style.split(maxsplit=1)[0] in shown
    assert [level in shown for level in ("random", "greedy", "easy", "medium", "hard", "expert")] == [True] * 6


def test_bots_are_measured() -> None:
    figures = json.loads(tablee("bench", "bots", "olives", "--deals", "1", "--json", "-").stdout)
    assert [row["level"] for row in figures["levels"]] == ["easy", "medium", "hard", "expert"]
    assert all(row["move"] > 0 and row["first_move_in_pool"] > 0 for row in figures["levels"])


def test_a_deck_is_played_and_its_cards_are_counted() -> None:
    figures = json.loads(tablee("balance", "--games", "2", "--players", "3", "--seed", "4", "--json", "-").stdout)
    assert (figures["games"], figures["players"], len(figures["rounds"])) == (2, 3, 2)
    assert sum(card["bought"] for card in figures["cards"]) > 0
    assert all(card["bought"] <= card["offered"] for card in figures["cards"])
    assert all(card["won"] <= card["owners"] for card in figures["cards"])


@pytest.mark.parametrize(("language", "word"), [("en", "rounds"), ("fr", "tours")])
def test_the_balance_of_a_deck_is_told_in_words(language: str, word: str) -> None:
    assert word in tablee("balance", "--games", "1", "--language", language).stdout
