"""What is written down is read back as what it was."""

import pytest

from tablee.games.chance import Random
from tablee.games.words import Refused
from tests.contract.play import (
    Agreement,
    decisions,
    moments,
    some_moments,
    with_every_number_of_seats,
    with_every_option,
)


@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_a_position_is_read_back_byte_for_byte(agreement: Agreement) -> None:
    notation = agreement.game.notation
    for table in moments(agreement, Random.seeded(31)):
        line = notation.position(table)
        assert "\n" not in line
        back = notation.parse_position(line)
        assert back.tobytes() == table.tobytes(), line


@pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
def test_every_legal_move_is_read_back(agreement: Agreement) -> None:
    game = agreement.game
    for decision in decisions(agreement, Random.seeded(32)):
        table, seat = decision.table, decision.seat
        written = game.notation.moves(table, seat, game.legal(table, seat))
        assert len(set(written)) == len(written)
        assert [game.notation.parse_move(table, seat, text) for text in written] == game.legal(table, seat)


@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_several_moves_are_written_as_one_by_one(agreement: Agreement) -> None:
    """Any moves, legal or not, of any seat."""
    notation, actions = agreement.game.notation, range(agreement.game.actions)
    for table in some_moments(agreement, Random.seeded(35), one_in=40):
        for seat in range(agreement.seats):
            each = [notation.move(table, seat, action) for action in actions]
            assert notation.moves(table, seat, actions) == each


@pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
def test_every_chance_outcome_is_read_back(agreement: Agreement) -> None:
    rules, notation = agreement.game.rules, agreement.game.notation
    for table in moments(agreement, Random.seeded(33)):
        outcomes = [rules.drawn(table, n) for n in range(rules.chances(table))]
        written = [notation.outcome(table, outcome) for outcome in outcomes]
        assert [notation.parse_outcome(table, text) for text in written] == outcomes


@pytest.mark.parametrize("text", ["", " ", "?", "nonsense", "9", "R", "-1"])
@pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
def test_what_means_nothing_is_refused(agreement: Agreement, text: str) -> None:
    game, random = agreement.game, Random.seeded(34)
    table = agreement.new()
    with pytest.raises(Refused):
        game.notation.parse_outcome(table, text)
    with pytest.raises(Refused):
        game.notation.parse_position(text)
    game.rules.settle(table, random)
    with pytest.raises(Refused):
        game.notation.parse_move(table, game.awaited(table)[0], text)
