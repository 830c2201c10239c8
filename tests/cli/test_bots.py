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
    assert all(row["move"] > 0 for row in figures["levels"])
