"""Olives by its rulebook: every rule under its own name. Seats count from 1 in positions, from 0 in code."""

from typing import Any

import pytest

from tablee.games.bits import members_of
from tablee.games.chance import Random
from tablee.games.olives import OLIVES
from tablee.games.olives.positions import parse_position
from tablee.games.olives.rules import winning_card
from tablee.games.olives.table import Phase
from tablee.games.story import Event, told_to
from tablee.games.words import Refused

FIRST_ROUND = "phase=bid bowl=5 pile=123467"
TWO = f"seats=2 {FIRST_ROUND} hands=123456,234567"
THREE = f"seats=3 {FIRST_ROUND} hands=123456,234567,123467"
LAST_ROUND = "seats=2 rounds=3 phase=bid bowl=5 pile=1234 played=12,12 hands=3456,3456"


def at(line: str) -> Any:
    """The table of a position."""
    return parse_position(f"olives {line}")


def bid(table: Any, *cards: int) -> list[Event]:
    """Everybody bids, seat by seat; what the last of them brings."""
    for seat, card in enumerate(cards):
        events = OLIVES.apply(table, seat, card)
    return events


def told(events: list[Event]) -> list[tuple[str | int, ...]]:
    """A story by its keys and numbers."""
    return [(event.kind.key.removeprefix("olives-"), *event.args.values()) for event in events]


def scores(table: Any) -> list[int]:
    return [OLIVES.rules.score(table, seat) for seat in range(int(table.seats))]


# Before the first round


def test_everybody_puts_a_card_away_at_random() -> None:
    """§away"""
    table = OLIVES.new(3)
    for seat, card in enumerate((7, 1, 4)):
        assert OLIVES.rules.chances(table) == 7
        assert told(OLIVES.apply_chance(table, card)) == [("card-put-away", seat, card)]
    assert [set(range(1, 8)) - set(members_of(hand)) for hand in table.hands[:3]] == [{7}, {1}, {4}]
    assert table.phase == Phase.BOWL


def test_the_others_do_not_see_which() -> None:
    """§away"""
    table = OLIVES.new(2)
    events = OLIVES.apply_chance(table, 7)
    assert told(told_to(events, 0)) == [("card-put-away", 0, 7)]
    assert told(told_to(events, 1)) == [("card-put-away", 0, -1)]
    assert (int(OLIVES.view(table, 1).hands[0]), int(OLIVES.view(table, 1).held[0])) == (0, 6)


# A round


def test_a_bowl_is_turned_and_comes_once() -> None:
    """§bowl"""
    table = at("seats=2 phase=bowl hands=123456,234567")
    assert told(OLIVES.apply_chance(table, 3)) == [("bowl-turned", 1, 3, 0)]
    assert (int(table.bowl), members_of(table.pile)) == (3, [1, 2, 4, 5, 6, 7])
    bid(table, 1, 2)
    with pytest.raises(Refused, match="chance-impossible"):
        OLIVES.apply_chance(table, 3)


def test_all_bid_at_once_and_in_any_order() -> None:
    """§bid"""
    table = at(THREE)
    assert OLIVES.awaited(table) == [0, 1, 2]
    OLIVES.apply(table, 1, 7)
    assert OLIVES.awaited(table) == [0, 2]


def test_a_bid_is_secret_until_all_have_bid() -> None:
    """§bid"""
    table = at(TWO)
    events = OLIVES.apply(table, 0, 6)
    assert told(told_to(events, 1)) == [("bid-made", 0, -1)]
    assert OLIVES.view(table, 1).bids.tolist() == [0, 0, 0, 0]
    assert told(OLIVES.apply(table, 1, 2))[1:3] == [("bid-shown", 0, 6), ("bid-shown", 1, 2)]


@pytest.mark.parametrize(
    ("position", "seat", "card", "reason"),
    [
        (TWO, 0, 7, "olives-not-in-hand"),
        (TWO, 0, 8, "olives-no-such-card"),
        (TWO.replace("hands=123456", "bids=6,- hands=12345"), 0, 5, "olives-not-asked"),
        ("seats=2 phase=bowl hands=123456,234567", 0, 1, "olives-no-bowl"),
        ("seats=2", 0, 1, "olives-no-bowl"),
    ],
)
def test_what_cannot_be_bid(position: str, seat: int, card: int, reason: str) -> None:
    """§bid"""
    with pytest.raises(Refused, match=reason):
        OLIVES.apply(at(position), seat, card)


def test_who_is_refused_is_told_what_can_be_bid() -> None:
    """§bid"""
    allowed = OLIVES.why_not(at(TWO), 0, 7).args["allowed"]
    assert [text.args["card"] for text in allowed] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("bids", "winning"),
    [("1,2", 2), ("2,2", 0), ("6,6,2", 2), ("6,6,6", 0), ("1,6,6,3", 3), ("7,7,3,3", 0), ("7,6,5,4", 7)],
)
def test_the_highest_card_that_nobody_else_has_bid_takes_the_bowl(bids: str, winning: int) -> None:
    """§taking"""
    table = OLIVES.new(len(bids.split(",")))
    table.bids[: table.seats] = list(map(int, bids.split(",")))
    assert winning_card(table) == winning


def test_example_the_sixes_cancel_each_other_and_the_2_takes_five_olives() -> None:
    """§taking"""
    table = at(THREE)
    assert told(bid(table, 6, 6, 2))[-1] == ("bowl-taken", 2, 5, 5)
    assert scores(table) == [0, 0, 5]


def test_a_bowl_that_nobody_takes_is_gone() -> None:
    """§taking"""
    table = at(TWO)
    assert told(bid(table, 4, 4))[-1] == ("bowl-left", 5, 0)
    assert (scores(table), int(table.bowl)) == ([0, 0], 0)


def test_cards_that_were_bid_stay_face_up_and_are_not_used_again() -> None:
    """§taking"""
    table = at(TWO)
    bid(table, 6, 7)
    assert OLIVES.view(table, 0).played[:2].tolist() == [1 << 6, 1 << 7]
    OLIVES.apply_chance(table, 1)
    assert OLIVES.legal(table, 0) == [1, 2, 3, 4, 5]


# The end


def test_most_olives_win() -> None:
    """§end"""
    table = at(f"{LAST_ROUND} scores=3,9")
    assert told(bid(table, 6, 5))[-2:] == [("bowl-taken", 0, 5, 8), ("game-won", 1, 9)]
    assert OLIVES.rules.is_over(table)
    assert OLIVES.winners(table) == [1]


def test_players_who_tie_share_the_win() -> None:
    """§end"""
    table = at(f"{LAST_ROUND} scores=3,8")
    assert told(bid(table, 6, 5))[-2:] == [("game-won", 0, 8), ("game-won", 1, 8)]
    assert OLIVES.winners(table) == [0, 1]


# Options


@pytest.mark.parametrize("rounds", range(3, 7))
def test_as_many_bowls_as_agreed_are_bid_for(rounds: int) -> None:
    """§rounds"""
    table, random, bowls = OLIVES.new(2, rounds=rounds), Random.seeded(1), 0
    OLIVES.rules.settle(table, random)
    while not OLIVES.rules.is_over(table):
        bid(table, *(OLIVES.legal(table, seat)[0] for seat in range(2)))
        bowls += 1
        OLIVES.rules.settle(table, random)
    assert (bowls, len(members_of(table.pile))) == (rounds, 7 - rounds)


@pytest.mark.parametrize("rounds", [2, 7])
def test_there_are_never_more_rounds_than_cards(rounds: int) -> None:
    """§rounds"""
    with pytest.raises(Refused, match="option-value"):
        OLIVES.new(2, rounds=rounds)


def test_leftovers_stay_for_the_next_round() -> None:
    """§leftovers"""
    table = at(f"leftovers=true {TWO}")
    assert told(bid(table, 4, 4))[-1] == ("bowl-left", 5, 1)
    assert told(OLIVES.apply_chance(table, 7)) == [("bowl-turned", 2, 7, 5)]
    assert told(bid(table, 6, 5))[-1] == ("bowl-taken", 0, 12, 12)


def test_what_is_left_at_the_end_is_nobodys() -> None:
    """§leftovers §end"""
    table = at(f"leftovers=true {LAST_ROUND} scores=3,3")
    bid(table, 6, 6)
    assert (scores(table), OLIVES.winners(table)) == ([3, 3], [0, 1])


def test_quick_is_three_rounds_with_leftovers() -> None:
    """§rounds §leftovers"""
    table = OLIVES.new(2, **OLIVES.presets["quick"])
    assert (int(table.rounds), bool(table.leftovers)) == (3, True)
