"""Levels as they are named, written down and called at a table."""

import pytest

from tablee.bots import Bot, Budget, bot_of, characters, level_of
from tablee.bots.contract import NO_LIMIT
from tablee.bots.levels import Level
from tablee.bots.names import name_in_records
from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Match, bot
from tablee.match.record import read, write


def test_a_record_names_the_bot_its_version_and_its_budget() -> None:
    expert = bot_of("ugo", "expert")
    match = Match(GAMES["ugo"], [bot(expert.written), bot("greedy")], {"rounds": 1}, seed=b"a")
    text = write(match)
    assert f"player 1 bot expert@1/{expert.decisions}\n" in text
    assert read(text, GAMES).players == match.players


def test_the_same_player_comes_back_from_its_name() -> None:
    assert bot_of("ugo", "hard@1/77").decisions == 77
    assert bot_of("ugo", bot_of("ugo", "expert").written) == bot_of("ugo", "expert")
    assert name_in_records("hard/77", "ugo") == "hard@1/77"


def test_a_level_thinks_as_long_as_it_does_unless_told() -> None:
    level = Level("hard", bot_of("ugo", "greedy").bot, decisions=500)
    assert level.within(NO_LIMIT) == Budget(None, 500)
    assert level.within(Budget(seconds=2.0)) == Budget(2.0, 500)
    assert level.within(Budget(decisions=3)) == Budget(None, 3)


@pytest.mark.parametrize("name", ["hard/5", "hard@1", "hard@1/999999999", "x-own"])
def test_who_asks_over_a_wire_chooses_no_budget(name: str) -> None:
    with pytest.raises(Refused):
        level_of("ugo", name)


def test_two_of_the_same_level_are_told_apart() -> None:
    assert characters("vigo", ["easy", None, "easy@1", "expert"]) == ["Bigorneau", "", "Bigorneau 2", "Loup-de-Mer"]


def test_plain_functions_remain_bots_and_explain_nothing() -> None:
    greedy: Bot = bot_of("ugo", "greedy").bot
    assert Level("plain", greedy).explain(None, [1], None, NO_LIMIT) is None  # type: ignore[arg-type]
