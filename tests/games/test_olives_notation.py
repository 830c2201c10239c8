"""How players of Olives write, and what is said when a line means nothing."""

import pytest

from tablee.games.olives import OLIVES
from tablee.games.olives.positions import parse_position, position
from tablee.games.words import Refused

BIDDING = "olives seats=2 phase=bid bowl=5 pile=123467 hands=123456,234567"


def test_a_line_leaves_out_what_is_as_at_the_start() -> None:
    assert position(parse_position("olives seats=2")) == position(OLIVES.new(2))


def test_who_owes_a_card_follows_from_the_rest() -> None:
    """§away §bid"""
    assert parse_position("olives seats=3 hands=123456,1234567,1234567").owing == 0b110
    assert parse_position(f"{BIDDING.replace('234567', '34567')} bids=-,2").owing == 0b01


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("olives", "olives-position"),
        ("olives seats=5", "olives-position"),
        ("ugo seats=2", "olives-position"),
        (f"{BIDDING} bids=-", "position-row"),
        (f"{BIDDING} bids=-,9", "position-number"),
        (BIDDING.replace("pile=123467", "pile=12346789"), "olives-numbers"),
        (BIDDING.replace("pile=123467", "pile=1223467"), "olives-numbers"),
        (BIDDING.replace("pile=123467", "pile=1"), "rounds"),
        (BIDDING.replace("phase=bid", "phase=over"), "rounds"),
        (BIDDING.replace("phase=bid", "phase=away"), "away"),
        ("olives seats=2 hands=123456,123456", "away"),
        ("olives seats=2 phase=bowl hands=12345,123456 bids=6,-", "bids"),
        (BIDDING.replace("123456,234567", "12345,34567") + " bids=6,2", "bids"),
        (BIDDING.replace("bowl=5", "bowl=0"), "bowl"),
        (BIDDING.replace("123456", "12345"), "cards"),
        (BIDDING.replace("123456", "1234567"), "cards"),
        (f"{BIDDING} bids=6,-", "cards"),
        (f"{BIDDING} played=1,1", "cards"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_position(line)
    assert why in (refused.value.text.key, refused.value.text.args.get("why"))


def test_moves_and_draws() -> None:
    table = OLIVES.new(2)
    assert OLIVES.notation.outcome(table, 3) == "away 3"
    assert OLIVES.notation.parse_outcome(table, "away 3") == OLIVES.notation.parse_outcome(table, "3") == 3
    table = parse_position("olives seats=2 phase=bowl hands=123456,234567")
    assert OLIVES.notation.outcome(table, 7) == "bowl 7"
    assert OLIVES.notation.parse_outcome(table, "bowl 7") == 7
    assert OLIVES.notation.parse_move(parse_position(BIDDING), 0, " 6 ") == 6
