"""What a seat may do, it can do; what it may not do is refused, and nothing changes."""

import pytest

from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tests.contract.play import (
    Agreement,
    decisions,
    moments,
    some_moments,
    some_of,
    with_every_number_of_seats,
    with_every_option,
)

EVERY_GAME = pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
EVERY_OPTION = pytest.mark.parametrize("agreement", with_every_option(), ids=str)


def out_of_range(game: Game) -> list[int]:
    return [-1, game.actions, game.actions + 1, 63, 64, 10_000, -10_000]


@EVERY_OPTION
def test_every_legal_action_can_be_done(agreement: Agreement) -> None:
    game = agreement.game
    for table in some_moments(agreement, Random.seeded(11), one_in=5):
        for seat in range(agreement.seats):
            for action in game.legal(table, seat):
                after = copied(table)
                assert game.apply(after, seat, action)
                assert after.tobytes() != table.tobytes()


@EVERY_OPTION
def test_who_is_awaited_has_something_to_do(agreement: Agreement) -> None:
    game = agreement.game
    for decision in decisions(agreement, Random.seeded(12)):
        awaited = game.awaited(decision.table)
        assert awaited
        assert all(game.legal(decision.table, seat) for seat in awaited)
        assert all(seat in range(agreement.seats) for seat in awaited)


@EVERY_OPTION
def test_somebody_is_awaited_or_chance_is_or_the_game_is_over(agreement: Agreement) -> None:
    game = agreement.game
    for table in moments(agreement, Random.seeded(13)):
        owed = [bool(game.awaited(table)), game.rules.chances(table) > 0, game.rules.is_over(table)]
        assert owed.count(True) == 1


@EVERY_GAME
def test_legal_actions_are_of_the_game(agreement: Agreement) -> None:
    game = agreement.game
    for decision in decisions(agreement, Random.seeded(14)):
        for seat in range(agreement.seats):
            assert set(game.legal(decision.table, seat)) <= set(range(game.actions))


@EVERY_GAME
def test_an_illegal_action_is_refused_and_changes_nothing(agreement: Agreement) -> None:
    game, refused, random = agreement.game, 0, Random.seeded(15)
    for table in some_moments(agreement, copied(random), one_in=8):
        before = table.tobytes()
        for seat in (*range(agreement.seats), agreement.seats, SPECTATOR):
            legal = game.legal(table, seat) if seat < agreement.seats else []
            for action in some_of(sorted({*range(game.actions), *out_of_range(game)} - set(legal)), random, most=60):
                with pytest.raises(Refused):
                    game.apply(table, seat, action)
                refused += 1
        assert table.tobytes() == before
    assert refused > 1000


@EVERY_GAME
def test_nobody_acts_while_chance_is_awaited_or_after_the_end(agreement: Agreement) -> None:
    game = agreement.game
    for table in moments(agreement, Random.seeded(16)):
        if not game.awaited(table):
            assert not any(game.legal(table, seat) for seat in range(agreement.seats))


@pytest.mark.parametrize("game", {agreement.game.name: agreement.game for agreement in with_every_option()}.values())
def test_another_number_of_seats_is_refused(game: Game) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Refused, match="seats-number"):
            game.new(seats)
