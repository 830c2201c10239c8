"""A match that lets go of tables: nothing that can be taken back is lost, and all else reads the same."""

import random

import pytest

from tablee.games import GAMES, LISTED
from tablee.games.words import Refused
from tablee.match import Match, person
from tablee.match.taking_back import is_final


def beside(name: str, seed: int) -> tuple[Match, Match]:
    """The same match twice."""
    one, other = (Match(GAMES[name], [person("North"), person("East")], seed=b"%d" % seed) for _ in range(2))
    return one, other


@pytest.mark.parametrize("name", LISTED)
def test_whatever_is_taken_back_is_taken_back_alike(name: str) -> None:
    chance, taken_back = random.Random(5), 0
    for seed in range(3):
        whole, light = beside(name, seed)
        for _ in range(150):
            if whole.result:
                break
            light.let_go_of_tables()
            seat = whole.awaited()[0]
            action = chance.choice(whole.legal(seat))
            for match in (whole, light):
                match.submit(seat, action)
            for _ in range(2):
                if chance.random() < 0.3:
                    taken_back += take_back_alike(whole, light, chance.randrange(2))
            assert light.table.tobytes() == whole.table.tobytes()
        assert [moment.told for moment in light.moments] == [moment.told for moment in whole.moments]
        assert light.log == whole.log
    assert taken_back > 5


def take_back_alike(whole: Match, light: Match, seat: int) -> bool:
    """Take back in both; whether that could be."""
    try:
        whole.take_back(seat)
    except Refused as refused:
        with pytest.raises(Refused, match=refused.text.key):
            light.take_back(seat)
        return False
    light.take_back(seat)
    return True


@pytest.mark.parametrize("name", LISTED)
def test_one_table_is_held_at_most(name: str) -> None:
    """That of the first decision that can be taken back: those of the others follow from it."""
    match, _ = beside(name, 7)
    most = 0
    for _ in range(80):
        match.let_go_of_tables()
        held = [place for place, moment in enumerate(match.moments) if moment.found]
        assert len(held) <= 1
        assert not held or is_final(match.moments[held[0] - 1])
        most = max(most, len(match.moments) - held[0] if held else 0)
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])
    assert most > 3 or name == "pillage"  # where all decide together, and at once see what the others did


def test_what_chance_brought_is_held_once_for_all_matches() -> None:
    one, other = beside("vigo", 7)
    for match in (one, other):
        match.let_go_of_tables()
    assert len(one.moments) > 100
    assert all(mine is yours for mine, yours in zip(one.moments, other.moments, strict=True))
