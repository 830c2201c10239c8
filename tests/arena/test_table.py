"""The light way of the arena plays the same game as a match, and the same chance from every seat."""

import pytest

from tablee.arena.experiment import Experiment
from tablee.arena.played import match_of, record_of
from tablee.arena.table import TableForBots
from tablee.games import GAMES
from tablee.match import Chance
from tablee.match.record import read
from tablee.match.replay import check_draws

TABLES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]


def table_of(game: str, seats: int, *bots: str) -> TableForBots:
    experiment = Experiment(game, bots or ("random", "random"), seats, seed=3)
    return TableForBots(experiment, experiment.sitting())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_the_same_as_a_match(game: str, seats: int) -> None:
    table = table_of(game, seats)
    played = table.play(5, table.experiment.seatings(0, 1)[0])
    match = match_of(table.experiment, played)
    assert match.result
    assert match.result.scores == played.scores
    assert match.result.winners == tuple(seat for seat, share in enumerate(played.shares) if share)
    assert sum(played.shares) == pytest.approx(1)
    check_draws(read(record_of(table.experiment, played), GAMES))


@pytest.mark.parametrize("game", ["ugo", "olives"])
def test_every_seating_of_a_deal_meets_the_same_chance(game: str) -> None:
    """What these games draw does not depend on what is played: all of it is the same."""
    table = table_of(game, 3, "random", "greedy")
    drawn = set()
    for seating in table.experiment.seatings(0, 1):
        log = match_of(table.experiment, table.play(1, seating)).log
        drawn.add(tuple(entry for entry in log if isinstance(entry, Chance)))
    assert len(drawn) == 1


@pytest.mark.parametrize("game", ["vigo", "pillage"])
def test_where_draws_depend_on_play_the_beginning_is_the_same(game: str) -> None:
    table = table_of(game, 2)
    begun = [match_of(table.experiment, table.play(1, seating)).moments[0] for seating in ((0, 1), (1, 0))]
    assert begun[0].entry == begun[1].entry


def test_another_deal_is_another_chance() -> None:
    table = table_of("ugo", 2)
    assert table.play(0, (0, 1)).moves != table.play(1, (0, 1)).moves


def test_a_bot_chooses_by_its_own_chance() -> None:
    """The same one for a bot on a seat, whoever sits beside it; another one for a copy, and on another seat."""
    experiment = Experiment("ugo", ("random", "random", "greedy"), 2)
    streams = [experiment.random(4, contender, seat).state for contender in range(2) for seat in range(2)]
    assert len(set(streams)) == 4
    assert Experiment("ugo", ("greedy", "random"), 2).random(4, 1, 0).state == streams[0]
