"""The runs that made the weights which come with the games."""

from pathlib import Path

import pytest

from tablee.bots.learned import weights_of
from tablee.games import GAMES
from tablee.learn.shipped import FOR_MANY, SHIPPED, shipped_run


def test_a_run_for_three_and_more_goes_on_from_the_weights_of_the_duel() -> None:
    assert shipped_run("pillage", (3, 4, 5)) is FOR_MANY["pillage"]
    assert Path(FOR_MANY["pillage"].begins_as) == weights_of("pillage", 2)


@pytest.mark.parametrize(("game", "players"), [("pillage", ()), ("pillage", (2, 5)), ("vigo", (3, 4))])
def test_any_other_is_the_run_for_all(game: str, players: tuple[int, ...]) -> None:
    assert shipped_run(game, players) is SHIPPED[game]


@pytest.mark.parametrize("game", SHIPPED)
def test_other_weights_come_with_the_games_that_have_such_a_run(game: str) -> None:
    fewest, most = (weights_of(game, seats) for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]))
    assert (fewest != most) == (game in FOR_MANY)
