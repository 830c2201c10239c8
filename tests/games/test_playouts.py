"""Given worlds, played out after a given action: what comes of them, seat by seat."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, streams
from tablee.games.contract import Game
from tablee.games.kernels import Kernels
from tablee.games.moves import random_move
from tablee.games.playouts import NO_END, playouts_of
from tablee.games.record import Many, copied

WORLDS = 6


@cache
def kernels_of(game: str) -> Kernels:
    return Kernels(GAMES[game])


class Question(NamedTuple):
    """A seat that is asked, worlds that fit what it knows, and chance for each of them."""

    game: Game
    seat: int
    legal: list[int]
    worlds: Many
    randoms: Many

    @property
    def kernels(self) -> Kernels:
        return kernels_of(self.game.name)


def asked(name: str, seats: int, decisions: int = 9) -> Question:
    """A question in the course of a game at random."""
    game, random, moves = GAMES[name], Random.seeded(seats), GAMES[name].moves.one()
    table = game.new(seats)
    for _ in range(decisions):
        game.rules.settle(table, random)
        seat = game.awaited(table)[0]
        game.rules.legal(table, seat, moves)
        game.rules.apply(table, seat, random_move(moves, random))
    game.rules.settle(table, random)
    seat = game.awaited(table)[-1]
    worlds = game.worlds(game.knowledge(table, seat), WORLDS, random)
    return Question(game, seat, game.legal(table, seat), worlds, streams(random, WORLDS))


def by_hand(question: Question, action: int) -> Iterator[Any]:
    """The same by the rules alone, one call after another."""
    game, moves = question.game, question.game.moves.one()
    for world, stream in zip(question.worlds, question.randoms, strict=True):
        table, random, seat = copied(world), copied(stream), question.seat
        game.rules.apply(table, seat, action)
        game.rules.settle(table, random)
        while not game.rules.is_over(table):
            seat = game.awaited(table)[0]
            game.rules.legal(table, seat, moves)
            game.rules.apply(table, seat, random_move(moves, random))
            game.rules.settle(table, random)
        yield table


BY_SEATS = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("name", "seats"), BY_SEATS)
def test_a_world_is_played_as_the_rules_alone_would(name: str, seats: int) -> None:
    question = asked(name, seats)
    action = question.legal[-1]
    played = question.kernels.playouts(question.worlds, question.seat, action, question.randoms)
    rules = question.game.rules
    for i, table in enumerate(by_hand(question, action)):
        assert played.tables[i].tobytes() == table.tobytes()
        assert played.scores[i].tolist() == [rules.score(table, seat) for seat in range(seats)]
        winners = question.game.winners(table)
        assert played.shares[i].tolist() == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_and_chance_stay_as_they_are_for_the_next_action(name: str) -> None:
    question = asked(name, GAMES[name].seats[0])
    before = question.worlds.tobytes(), question.randoms.tobytes()
    first = question.kernels.playouts(question.worlds, question.seat, question.legal[0], question.randoms)
    again = question.kernels.playouts(question.worlds, question.seat, question.legal[0], question.randoms)
    assert (question.worlds.tobytes(), question.randoms.tobytes()) == before
    assert first.tables.tobytes() == again.tables.tobytes()


def test_threads_share_the_worlds() -> None:
    question = asked("ugo", 3)
    action, kernels = question.legal[0], question.kernels
    whole = kernels.playouts(question.worlds, question.seat, action, question.randoms)
    shared, half = playouts_of(question.game, question.worlds, question.randoms), WORLDS // 2

    def play(begin: int, end: int) -> None:
        kernels.play_out(shared, begin, end, question.seat, action, NO_END)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(play, [0, half], [half, WORLDS]))
    assert np.array_equal(shared.shares, whole.shares)
    assert shared.tables.tobytes() == whole.tables.tobytes()


def test_nobody_has_a_share_of_a_game_that_is_stopped() -> None:
    question = asked("ugo", 2)
    played = question.kernels.playouts(question.worlds, question.seat, question.legal[0], question.randoms, limit=3)
    assert played.decisions.tolist() == [3] * WORLDS
    assert not played.shares.any()
    assert not any(question.game.rules.is_over(table) for table in played.tables)


def test_rows_are_filled_anew_each_time() -> None:
    """Shares of a game that ended do not stay for one that was stopped."""
    question = asked("ugo", 2)
    rows = playouts_of(question.game, question.worlds, question.randoms)
    question.kernels.play_out(rows, 0, WORLDS, question.seat, question.legal[0], NO_END)
    assert rows.shares.sum() == WORLDS
    question.kernels.play_out(rows, 0, WORLDS, question.seat, question.legal[0], 1)
    assert not rows.shares.any()


def test_every_world_needs_a_stream_of_chance() -> None:
    question = asked("ugo", 2)
    with pytest.raises(ValueError, match="6 worlds need 6 streams of chance, not 5"):
        question.kernels.playouts(question.worlds, question.seat, question.legal[0], question.randoms[:-1])
