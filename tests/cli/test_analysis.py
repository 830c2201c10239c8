"""`tablee analyse`, as people run it."""

from pathlib import Path

import pytest
from msgspec import json

from tablee.match.record import write
from tests.analysis.games import duel_of_ugo
from tests.cli.test_records import FRENCH, tablee


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(write(duel_of_ugo()), "utf-8")
    return file


def test_a_game_is_summed_up_in_two_sentences(record: Path) -> None:
    first, second, *_ = tablee("analyse", record).stdout.splitlines()
    assert first.startswith("Luck was ")
    assert "Ugoline" in second
    assert tablee("analyse", record, language=FRENCH).stdout.startswith("La chance ")


def test_everything_that_was_found_is_there_as_json(record: Path) -> None:
    found = json.decode(tablee("analyse", record, "--json").stdout)
    assert found["analyst"].startswith("expert@")
    assert {"seq", "move", "best_move", "cost", "error"} <= found["judged"][0].keys()
    assert len(found["fortunes"]) == 2
