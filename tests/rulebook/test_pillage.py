"""Village Pillage by its rulebook: setting up, types and steps, and refresh."""

from typing import Any

import pytest

from tablee.games.bits import members_of
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.table import Phase
from tablee.games.words import Refused
from tests.games.pillage_lab import UNUSUAL_DECK, banks, codes, finish, hand, plan, round_of, stocks, table_of
from tests.rulebook.pillage_tables import RULES, chance

# Setting up


def test_everybody_begins_with_four_cards_a_turnip_and_a_banked_one() -> None:
    """§set-up §starting-cards §hands"""
    for seats in PILLAGE.seats:
        table = PILLAGE.new(seats)
        assert stocks(table) == banks(table) == [1] * seats
        assert all(hand_kinds(table, seat) == list(STARTING) for seat in range(seats))


def test_four_cards_are_turned_up_one_by_one() -> None:
    """§set-up §market"""
    table = PILLAGE.new(3)
    assert RULES.chances(table) == len(BUILT_IN["abordage"])
    for code in ("FIS", "REE", "BOA", "QUA"):
        chance(table, code)
    assert codes(table, table.market) == ["FIS", "REE", "BOA", "QUA"]
    assert PILLAGE.awaited(table) == [0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "options", "limit", "costs"),
    [
        (3, {}, 5, [9, 10, 11, 12]),
        (5, {}, 5, [9, 10, 11, 12]),
        (2, {}, 4, [7, 8, 9, 10]),
        (4, {"bank": "village"}, 5, [8, 9, 10]),
        (2, {"bank": "village"}, 4, [6, 7, 8]),
        (2, {"duel_bank": False}, 5, [9, 10, 11, 12]),
        (2, {"duel_bank": False, "bank": "village"}, 5, [8, 9, 10]),
        (3, {"relic_costs": "2,3"}, 5, [2, 3]),
    ],
)
def test_the_bank_card_says_the_limit_and_the_prices(
    seats: int, options: dict[str, Any], limit: int, costs: list[int]
) -> None:
    """§bank-cards §laboratory"""
    table = PILLAGE.new(seats, **options)
    assert table.bank_limit == limit
    assert [int(cost) for cost in table.relic_costs[: table.relics_to_win]] == costs


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ({}, ["abordage"]),
        ({"market": "village"}, ["village"]),
        ({"market": "both"}, ["village", "abordage"]),
        ({"market": "none"}, []),
    ],
)
def test_two_players_leave_cards_marked_three_plus_out(options: dict[str, Any], parts: list[str]) -> None:
    """§markets §three-plus"""
    cards = [card for part in parts for card in BUILT_IN[part]]
    assert codes_in_pile(PILLAGE.new(2, **options)) == [card.code for card in cards if not card.is_for_three]
    assert codes_in_pile(PILLAGE.new(3, **options)) == [card.code for card in cards]


def codes_in_pile(table: Any) -> list[str]:
    return codes(table, members_of(table.pile))


def test_two_players_ignore_effects_marked_three_plus() -> None:
    """§three-plus"""
    duel = round_of("FEW INF", UNUSUAL_DECK)
    assert stocks(duel)[0] == 1 + 1
    three = round_of("FEW/INW ZZA/INF ZZB/ZZC", UNUSUAL_DECK)
    assert stocks(three)[0] == 1 + 1 + 2 * 4


def test_a_bank_for_the_duel_only_is_refused_to_three() -> None:
    """§bank-cards"""
    with pytest.raises(Refused, match="option-seats"):
        PILLAGE.new(3, duel_bank=False)


def test_a_game_without_a_market_begins_with_planning() -> None:
    """§laboratory §markets"""
    table = PILLAGE.new(2, market="none", relic_costs="3", round_limit=5)
    assert table.phase == Phase.PLAN
    plan(table, "MER/FAR FAR/WAL")
    assert table.rounds_played == 1
    assert stocks(table) == [1, 4]


# Types and steps


def test_types_resolve_farmers_walls_raiders_merchants() -> None:
    """§types §resolve"""
    table = round_of("RAI/ZZA ZZB/FAR ZZC/ZZD", stocks="0,0,0")
    assert stocks(table) == [3, 0, 0]  # the Farmer had gained before the Raider came
    table = table_of("WAL/ZZA MER/RAI ZZB/ZZC", stocks="0,1,0", banks="0,0,0")
    plan(table, "WAL/ZZA MER/RAI ZZB/ZZC")
    finish(table)
    assert (stocks(table), hand(table, 1)) == ([0, 0, 0], [])  # the Wall stole the turnip before the Merchant could pay
    assert banks(table) == [1, 0, 0]


def test_the_rulebooks_example_of_thefts_at_once() -> None:
    """Nicole has 1; Tania steals from her while she steals from Tom: Tania gets only 1. §at-once §steal"""
    tania, nicole, tom = "RAI/ZZA", "RAI/INF", "ZZB/INM"
    table = round_of(f"{tania} {nicole} {tom}", stocks="0,1,9", banks="0,0,0")
    assert stocks(table) == [1, 4, 5]


def test_gains_come_before_thefts_of_the_same_type() -> None:
    """§at-once §gain"""
    table = round_of("TRA/ZZA ZZB/BOA ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert stocks(table) == [0, 0, 0]  # against a Raider the Trapper gains nothing
    table = round_of("MOA/ZZA ZZB/RAI ZZC/ZZD", stocks="0,2,0", banks="0,0,0")
    assert stocks(table) == [4, 0, 0]
    table = round_of("DUN/ZZA ZZB/WAL ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert (stocks(table), banks(table)) == ([1, 0, 0], [1, 0, 0])  # it steals the turnip that the Wall has just gained


def test_banking_comes_after_thefts() -> None:
    """§at-once §bank"""
    table = round_of("DUN/ZZA ZZB/TRE ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert (stocks(table), banks(table)) == ([1, 0, 0], [1, 0, 0])


def test_freshly_stolen_turnips_can_be_banked() -> None:
    """§bank §steal"""
    table = round_of("COR/ZZA ZZB/INF ZZC/ZZD", stocks="0,9,0", banks="0,0,0")
    assert (stocks(table)[0], banks(table)[0]) == (2, 2)


def test_a_bank_takes_what_there_is_and_what_fits() -> None:
    """§bank §banks"""
    table = round_of("TRE/ZZA ZZB/INF ZZC/ZZD", stocks="0,0,0", banks="3,0,0")
    assert (stocks(table)[0], banks(table)[0]) == (0, 4)
    table = round_of("TRE/ZZA ZZB/INF ZZC/ZZD", stocks="8,0,0", banks="3,0,0")
    assert (stocks(table)[0], banks(table)[0]) == (7, 5)


def test_a_duels_bank_holds_four() -> None:
    """§banks §bank-cards"""
    table = round_of("TRE INF", stocks="8,0", banks="3,0")
    assert (stocks(table)[0], banks(table)[0]) == (8, 4)


def test_each_counts_the_cards_that_anyone_played() -> None:
    """§each"""
    table = round_of("TAV/ZZA ZZB/INM DOC/RAN", stocks="0,0,0", banks="0,0,0")
    assert (stocks(table)[0], banks(table)[0]) == (1, 2)  # three Merchants
    table = round_of("BEA/FLO ZZA/ZZB ZZC/FAR", stocks="0,0,0")
    assert stocks(table)[0] == 5 + 4 + 2  # two other Farmers, one of them its own


# Refresh


def test_a_gain_during_refresh_cannot_be_stolen_before() -> None:
    """§refresh"""
    table = round_of("SHE/ZZA ZZB/RAI ZZC/ZZD", stocks="2,0,0")
    assert stocks(table) == [4, 2, 0]


def test_a_gain_during_refresh_goes_to_whoever_played_the_card() -> None:
    """§refresh §swap"""
    table = round_of("PRE/ZZA ZZB/SHE ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert stocks(table) == [0, 4, 0]
    assert "SHE" in hand(table, 0)


def test_a_merchants_gain_during_refresh_is_for_the_unable() -> None:
    """§refresh §unable"""
    assert stocks(round_of("REF/ZZA ZZB/INF ZZC/ZZD", UNUSUAL_DECK, stocks="3,0,0"))[0] == 5
    assert stocks(round_of("REF/ZZA ZZB/INF ZZC/ZZD", UNUSUAL_DECK, stocks="9,0,0", banks="0,0,0"))[0] == 0
