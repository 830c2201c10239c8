"""Games come to their end, and what a game conserves is there at every moment."""

from typing import Any, cast

import pytest

from tablee.games.bits import lowest
from tablee.games.chance import Random
from tablee.games.compiled import bound
from tablee.games.contract import Rules
from tablee.games.moves import random_move
from tablee.games.record import Many
from tests.contract.invariants import INVARIANTS
from tests.contract.play import Agreement, moments, with_every_option

MOST_DECISIONS = 10_000

rules = cast(Rules, None)  # bound to those of one game


def play_out(tables: Many, moves: Any, random: Random) -> int:
    """Play every table to its end at random; returns how many did not come to it."""
    endless = 0
    for i in range(len(tables)):
        left = MOST_DECISIONS
        rules.settle(tables[i], random)
        while left > 0 and not rules.is_over(tables[i]):
            seat = lowest(rules.awaited(tables[i]))
            rules.legal(tables[i], seat, moves)
            rules.apply(tables[i], seat, random_move(moves, random), None)
            rules.settle(tables[i], random)
            left -= 1
        endless += left == 0
    return endless


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_what_a_game_conserves_is_there_at_every_moment(agreement: Agreement, seed: int) -> None:
    conserves = INVARIANTS[agreement.game.name]
    for table in moments(agreement, Random.seeded(seed)):
        conserves(table)


@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_a_thousand_random_games_end(agreement: Agreement) -> None:
    game = agreement.game
    tables = game.table.many(1000)
    tables[:] = agreement.new()
    assert bound(play_out, owner=game.name, rules=game.rules)(tables, game.moves.one(), Random.seeded(1)) == 0
    for table in tables:
        assert game.rules.is_over(table)
        INVARIANTS[game.name](table)
    assert len({table.tobytes() for table in tables}) > 1


@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_the_highest_score_wins(agreement: Agreement) -> None:
    game = agreement.game
    for seed in range(10):
        *_, table = moments(agreement, Random.seeded(seed))
        scores = [game.rules.score(table, seat) for seat in range(agreement.seats)]
        assert set(game.winners(table)) <= {seat for seat, score in enumerate(scores) if score == max(scores)}
