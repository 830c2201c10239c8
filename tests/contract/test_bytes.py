"""A table is its bytes: saved and read, copied, compared."""

import numpy as np
import pytest

from tablee.games.chance import Random
from tablee.games.record import copied
from tests.contract.play import Agreement, decisions, moments, with_every_number_of_seats

EVERY_GAME = pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)


@EVERY_GAME
def test_a_table_comes_back_from_its_bytes(agreement: Agreement) -> None:
    game = agreement.game
    for table in moments(agreement, Random.seeded(21)):
        back = np.frombuffer(bytearray(table.tobytes()), game.table.dtype)[0]
        assert back == table
        assert back.tobytes() == table.tobytes()


@EVERY_GAME
def test_a_game_goes_on_from_its_bytes(agreement: Agreement) -> None:
    game, back = agreement.game, agreement.new()
    for decision in decisions(agreement, Random.seeded(22)):
        back = np.frombuffer(bytearray(decision.table.tobytes()), game.table.dtype)[0]
        game.rules.apply(back, decision.seat, decision.action, None)
        after = copied(decision.table)
        game.rules.apply(after, decision.seat, decision.action, None)
        assert back.tobytes() == after.tobytes()


@EVERY_GAME
def test_copies_are_independent(agreement: Agreement) -> None:
    game = agreement.game
    for decision in decisions(agreement, Random.seeded(23)):
        before, copy = decision.table.tobytes(), copied(decision.table)
        game.rules.apply(copy, decision.seat, decision.action, None)
        assert copy.tobytes() != before
        assert decision.table.tobytes() == before


@EVERY_GAME
def test_the_same_game_has_the_same_bytes(agreement: Agreement) -> None:
    once = [table.tobytes() for table in moments(agreement, Random.seeded(24))]
    again = [table.tobytes() for table in moments(agreement, Random.seeded(24))]
    other = [table.tobytes() for table in moments(agreement, Random.seeded(25))]
    assert once == again
    assert once != other


@EVERY_GAME
def test_padding_stays_zero(agreement: Agreement) -> None:
    padding = [name for name in agreement.new().dtype.names if name.endswith("_")]
    for table in moments(agreement, Random.seeded(26)):
        assert not any(table[name].any() for name in padding)


@EVERY_GAME
def test_the_fields_fill_the_record(agreement: Agreement) -> None:
    dtype = agreement.game.table.dtype
    assert sum(field.itemsize for field, *_ in (dtype.fields or {}).values()) == dtype.itemsize
