"""Buying in Pillage by the rulebook: relics and cards, two Merchants, pirates."""

from typing import Any

import pytest

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.deck import read_deck
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, Phase
from tests.games.pillage_lab import (
    UNUSUAL_DECK,
    banks,
    card,
    codes,
    finish,
    hand,
    legal,
    plan,
    round_of,
    stocks,
    table_of,
)
from tests.rulebook.pillage_tables import RULES, buy, buyers, chance, short_market, told

# Buying


def test_a_card_is_paid_and_replaced_at_once() -> None:
    """§buy-card §market §payment"""
    table = table_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="0,0,0", banks="3,0,0", row="FLO.INN.MAS.MIN")
    plan(table, "MER/ZZA ZZB/INF ZZC/ZZD")
    assert legal(table, 0) == {"FLO", "INN", "MAS", "MIN"}
    buy(table, "INN")
    assert (table.phase, table.place) == (Phase.MARKET, 1)
    chance(table, "GUN")
    assert codes(table, table.market) == ["FLO", "GUN", "MAS", "MIN"]
    assert (hand(table, 0), banks(table)[0]) == (["ZZA", "INN"][::-1], 2)


def test_payments_come_from_the_stock_first() -> None:
    """§payment"""
    table = round_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="6,0,0", banks="5,0,0", relics="0,0,0")
    assert (stocks(table)[0], banks(table)[0], table.relics[0]) == (0, 2, 1)


def test_who_can_pay_must_buy() -> None:
    """§buy-card"""
    table = table_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="1,0,0", banks="0,0,0")
    plan(table, "MER/ZZA ZZB/INF ZZC/ZZD")
    assert "none" not in legal(table, 0)


def test_who_cannot_pay_buys_nothing() -> None:
    """§buy-card"""
    table = round_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="0,9,0", banks="0,0,0")
    assert hand(table, 0) == ["ZZA"]


def test_a_relic_must_be_bought_by_whoever_can_pay() -> None:
    """§buy-relic"""
    table = round_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="8,0,0", banks="1,0,0")
    assert (table.relics[0], stocks(table)[0], banks(table)[0], hand(table, 0)) == (1, 0, 0, ["ZZA"])
    table = round_of("MER/ZZA ZZB/INF ZZC/ZZD", stocks="9,0,0", banks="0,0,0", relics="1,0,0")
    assert (table.relics[0], stocks(table)[0]) == (1, 8)  # the second costs 10: it buys a card


def test_discounts_lower_the_price() -> None:
    """§buy-relic"""
    table = round_of("SMU/ZZA ZZB/INF ZZC/ZZD", stocks="7,0,0", banks="0,0,0")
    assert (table.relics[0], stocks(table)[0]) == (1, 0)
    table = round_of("PRI/ZZA ZZB/INF ZZC/ZZD", stocks="7,0,0", banks="1,0,0")
    assert (table.relics[0], banks(table)[0]) == (1, 0)


def test_being_unable_is_judged_when_the_pass_begins() -> None:
    """The Agent is unable with 7, and a gain of 1 in the same pass does not make it able. §unable"""
    table = round_of("PRI/ZZA ZZB/INF ZZC/ZZD", stocks="7,0,0", banks="0,0,0")
    assert (table.relics[0], stocks(table)[0], banks(table)[0]) == (0, 5, 3)


def test_raiders_come_before_merchants_are_judged() -> None:
    """§unable §types"""
    table = round_of("MER/ZZA ZZB/RAI ZZC/ZZD", stocks="9,0,0", banks="0,0,0")
    assert (table.relics[0], stocks(table)[0], stocks(table)[1]) == (0, 4, 4)


def test_the_fewest_turnips_buy_first() -> None:
    """§buying-order"""
    plays = "MER/ZZA MER/ZZB MER/ZZC ZZD/ZZE"
    table = table_of(plays, stocks="1,2,3,0", banks="4,0,1,0")
    plan(table, plays)
    assert buyers(table) == [1, 2, 0]


def test_ties_in_buying_are_drawn_one_by_one_before_the_first_purchase() -> None:
    """§buying-order §chicken"""
    plays = "MER/ZZA MER/ZZB MER/ZZC ZZD/ZZE"
    table = table_of(plays, stocks="1,1,1,0", banks="0,0,0,0")
    plan(table, plays)
    assert (table.phase, RULES.chances(table)) == (Phase.QUEUE, 3)
    chance(table, "first 3")
    assert (table.phase, RULES.chances(table)) == (Phase.QUEUE, 2)
    chance(table, "first 1")
    assert table.phase == Phase.BUY
    assert buyers(table) == [2, 0, 1]


def test_a_tie_of_two_after_a_single_poorest() -> None:
    """§buying-order"""
    plays = "MER/ZZA MER/ZZB MER/ZZC ZZD/ZZE"
    table = table_of(plays, stocks="2,1,2,0", banks="0,0,0,0")
    plan(table, plays)
    assert [RULES.drawn(table, n) for n in range(RULES.chances(table))] == [0, 2]
    chance(table, "first 3")
    assert buyers(table) == [1, 2, 0]


def test_those_who_buy_a_relic_or_cannot_pay_are_not_in_the_order() -> None:
    """§buying-order"""
    plays = "MER/ZZA MER/ZZB MER/ZZC ZZD/ZZE"
    table = table_of(plays, stocks="9,1,0,0", banks="0,0,0,0")
    plan(table, plays)
    assert buyers(table) == [1]


def test_an_empty_market_sells_nothing() -> None:
    """§buy-card §market"""
    table = PILLAGE.new(3, market="none")
    plan(table, "MER/FAR FAR/WAL FAR/WAL")
    assert table.phase == Phase.PLAN
    assert stocks(table)[0] == 1 + 3


def test_a_market_that_runs_out_closes_up() -> None:
    """§market"""
    table = short_market("FIS.REE.GUN", "MER/FAR FAR/WAL", stocks="1,0", banks="0,0")
    plan(table, "MER/FAR FAR/WAL")
    buy(table, "REE")
    assert codes(table, table.market) == ["FIS", "GUN"]
    assert table.phase == Phase.PLAN


def test_a_single_card_is_bought_unasked() -> None:
    """§buy-card §market"""
    table = short_market("GUN", "MER/FAR FAR/WAL", stocks="1,0", banks="0,0")
    events = plan(table, "MER/FAR FAR/WAL")
    assert [step["seat"] for step in told(events, "card-bought")] == [0]
    assert (hand(table, 0), codes(table, table.market)) == (["GUN"], [])


def test_the_last_card_goes_to_the_first_buyer() -> None:
    """§buying-order §market"""
    table = short_market("GUN", "MER/FAR MER/FAR", stocks="2,1", banks="0,0")
    plan(table, "MER/FAR MER/FAR")
    assert "GUN" in hand(table, 1)
    assert stocks(table) == [2, 0]


# Two Merchants


def test_two_merchants_are_asked_about_and_the_order_is_kept_secret() -> None:
    """§two-merchants §secrets"""
    plays = "BAR/MER DOC/RAN ZZA/ZZB"
    table = table_of(plays, stocks="0,0,0", banks="0,0,0")
    plan(table, plays)
    assert (table.phase, PILLAGE.awaited(table)) == (Phase.ORDER, [0, 1])
    PILLAGE.apply(table, 1, FIRST_RIGHT)
    assert PILLAGE.awaited(table) == [0]
    assert not PILLAGE.view(table, 0).orders[1]
    events = PILLAGE.apply(table, 0, FIRST_LEFT)
    assert [(step["seat"], step["side"]) for step in told(events, "order-shown")] == [(0, 0), (1, 1)]


@pytest.mark.parametrize(
    ("order", "relics", "turnips"),
    [(FIRST_LEFT, 1, 0), (FIRST_RIGHT, 1, 1)],
)
def test_two_merchants_in_both_orders(order: int, relics: int, turnips: int) -> None:
    """With 8 turnips the Doctor gains 2 first, and the Merchant then buys the relic; or the Merchant buys a card for 1,
    and with 7 + 2 turnips nobody is left to buy it. §two-merchants §unable"""
    table = table_of("DOC/MER ZZA/INF ZZB/INW", stocks="8,0,0", banks="0,0,0")
    plan(table, "DOC/MER ZZA/INF ZZB/INW")
    PILLAGE.apply(table, 0, order)
    finish(table)
    if order == FIRST_LEFT:
        assert (table.relics[0], stocks(table)[0]) == (relics, turnips + 1)
    else:
        assert (table.relics[0], stocks(table)[0]) == (0, 9)


def test_first_merchants_resolve_together_and_second_ones_afterwards() -> None:
    """§two-merchants §buying-order"""
    plays = "MER/CHA MER/ZZA ZZB/ZZC"
    table = table_of(plays, stocks="1,3,0", banks="0,0,0")
    plan(table, plays)
    PILLAGE.apply(table, 0, FIRST_RIGHT)
    assert buyers(table) == [0, 1, 0]  # the Chart Seller and seat 2's Merchant, then seat 1's Merchant


def test_two_equal_merchants_are_not_asked_about() -> None:
    """§two-merchants"""
    table = table_of("MER/MER ZZA/INF ZZB/INW", hands="MER.MER,ZZA.INF,ZZB.INW", stocks="9,0,0", banks="1,0,0")
    plan(table, "MER/MER ZZA/INF ZZB/INW")
    assert table.phase == Phase.BUY  # one has bought the relic, the other buys a card
    finish(table)
    assert (table.relics[0], stocks(table)[0] + banks(table)[0]) == (1, 0)


def test_two_equal_merchants_of_which_one_faces_a_gap_are_asked_about() -> None:
    """§two-merchants §gaps"""
    table = table_of("MER/MER -/- ZZB/INW", hands="MER.MER,-,ZZB.INW")
    plan(table, "MER/MER -/- ZZB/INW")
    assert table.phase == Phase.ORDER


def test_two_equal_merchants_that_both_face_gaps_are_not_asked_about() -> None:
    """§two-merchants §gaps"""
    table = table_of("MER/MER -/- -/-", hands="MER.MER,-,-", stocks="9,0,0", banks="0,0,0")
    plan(table, "MER/MER -/- -/-")
    assert table.phase == Phase.PLAN


# Pirates


def pirate_shop(plays: str, **given: str) -> Any:
    table = table_of(plays, **{"row": "FIS.SEA.FLO.MIN", "stocks": "3,0,0", "banks": "0,0,0", **given})
    plan(table, plays)
    return table


@pytest.mark.parametrize("plays", ["MER/ZZA ZZB/INF ZZC/ZZD", "CAT/ZZA ZZB/INF ZZC/ZZD", "INN/ZZA ZZB/INM ZZC/ZZD"])
def test_a_pirate_lets_its_buyer_buy_one_more(plays: str) -> None:
    """Bought by Merchant, Cathedral or Innkeeper. §pirates §buy-card"""
    table = pirate_shop(plays)
    buy(table, "FIS")
    chance(table, "BOA")
    turnips = stocks(table)[0]
    assert table.phase == Phase.BOARD
    assert legal(table, 0) == {"BOA", "SEA", "FLO", "MIN", "none"}
    buy(table, "BOA")  # a pirate too: it triggers nothing further
    chance(table, "GUN")
    finish(table)
    assert stocks(table)[0] == turnips - 1
    assert {"FIS", "BOA"} <= set(hand(table, 0))


def test_the_further_purchase_may_be_declined() -> None:
    """§pirates"""
    table = pirate_shop("MER/ZZA ZZB/INF ZZC/ZZD")
    buy(table, "FIS")
    chance(table, "BOA")
    events = buy(table, "none")
    assert told(events, "no-more-bought") == [{"seat": 0}]
    assert stocks(table)[0] == 2


def test_who_has_nothing_left_is_not_asked_for_one_more() -> None:
    """§pirates"""
    table = pirate_shop("MER/ZZA ZZB/INF ZZC/ZZD", stocks="1,0,0")
    buy(table, "FIS")
    chance(table, "BOA")
    assert table.phase == Phase.PLAN


def test_with_an_empty_market_nobody_is_asked_for_one_more() -> None:
    """§pirates §market"""
    table = short_market("FIS", "MER/FAR FAR/WAL", stocks="5,0", banks="0,0")
    events = plan(table, "MER/FAR FAR/WAL")
    assert [step["seat"] for step in told(events, "card-bought")] == [0]
    assert (table.phase, codes(table, table.market)) == (Phase.PLAN, [])


def test_one_more_card_is_bought_before_the_next_buyer() -> None:
    """§pirates §buying-order"""
    table = pirate_shop("MER/ZZA MER/ZZB ZZC/ZZD", stocks="2,9,0", relics="0,1,0")
    buy(table, "FIS")
    chance(table, "BOA")
    assert PILLAGE.awaited(table) == [0]
    buy(table, "SEA")
    chance(table, "GUN")
    assert (table.phase, PILLAGE.awaited(table)) == (Phase.BUY, [1])


def test_a_pirate_that_is_taken_or_swapped_is_not_bought() -> None:
    """§pirates §swap"""
    table = round_of("PRE/ZZA ZZB/FIS ZZC/ZZD", stocks="5,5,5")
    assert "FIS" in hand(table, 0)
    assert table.phase == Phase.PLAN


# Replaced decks


def test_relics_come_before_cards_whatever_the_type() -> None:
    """§buy-relic §replaced-deck"""
    table = table_of("REL/RLB ZZA/INF ZZB/INW", UNUSUAL_DECK, stocks="9,0,0", banks="0,0,0")
    plan(table, "REL/RLB ZZA/INF ZZB/INW")
    finish(table)
    # The right one was able, and can no longer pay: nothing follows.
    assert (table.relics[0], stocks(table)[0]) == (1, 0)
    assert not set(hand(table, 0)) - {"REL", "RLB"}


def test_two_purchases_of_one_seat_follow_each_other_if_payable() -> None:
    """§buying-order §replaced-deck"""
    plays = "BUY/BYB ZZA/INF CAT/INW"
    for turnips, purchases in ((3, [0, 0, 2]), (2, [0, 2])):
        table = table_of(plays, UNUSUAL_DECK, stocks=f"{turnips},0,9", banks="0,0,0")
        plan(table, plays)
        assert buyers(table) == purchases


def test_a_card_that_only_buys_a_relic_is_judged_when_it_buys() -> None:
    """Seat 2's Farmer gives seat 1, with 8 turnips, the ninth in the same pass. §unable §replaced-deck"""
    giver = read_deck(card("GIV", "farmer", "opponent gains 1"))
    for turnips, relics in ((8, 1), (7, 0)):
        table = round_of("REL/ZZA ZZB/GIV ZZC/ZZD", f"{UNUSUAL_DECK};{giver}", stocks=f"{turnips},0,0", banks="0,0,0")
        assert (table.relics[0], stocks(table)[0]) == (relics, turnips + 1 - 9 * relics)


def test_what_is_stolen_in_its_pass_is_not_there_when_it_buys() -> None:
    """§unable §replaced-deck"""
    thief = read_deck(card("THI", "farmer", "steal 1"))
    table = round_of("REL/ZZA ZZB/THI ZZC/ZZD", f"{UNUSUAL_DECK};{thief}", stocks="9,0,0", banks="0,0,0")
    assert (table.relics[0], stocks(table)[:2]) == (0, [8, 1])
