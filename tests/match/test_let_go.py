"""A match that lets go of tables: nothing that can be taken back is lost, and all else reads the same."""

import random

import pytest

from tablee.games import GAMES, LISTED
from tablee.games.words import Refused
from tablee.match import Match, person


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


def test_few_tables_are_held() -> None:
    """Of a deal none is: nothing can be taken back before it."""
    match = Match(GAMES["vigo"], [person("North"), person("East")], seed=b"deal")
    dealt = len(match.moments)
    assert dealt > 100
    match.let_go_of_tables()
    assert sum(bool(moment.found) for moment in match.moments) == 0
