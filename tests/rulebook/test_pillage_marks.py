"""Cards that Pillage's rulebook exhausts, provokes, sacrifices and swaps."""

import pytest

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.cards import card_code, hand_kinds, parse_card
from tablee.games.words import Refused
from tests.games.pillage_lab import UNUSUAL_DECK, banks, codes, finish, hand, legal, plan, round_of, stocks, table_of
from tests.rulebook.pillage_tables import buy, short_market


def test_an_exhausted_card_resolves_then_rests_a_turn_and_returns() -> None:
    """§exhaust §refresh"""
    table = round_of("MIN/ZZA ZZB/WAL ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert banks(table)[1] == 1  # the Wall has acted
    assert codes(table, table.resting[1]) == ["WAL"]
    assert "WAL" not in legal(table, 1)
    plan(table, "ZZA/MIN ZZB/FAR ZZC/ZZD")
    finish(table)
    assert codes(table, table.resting[1]) == []
    assert "WAL" in legal(table, 1)


def test_a_card_exhausts_itself() -> None:
    """§exhaust"""
    table = round_of("VET/ZZA ZZB/INF ZZC/ZZD", stocks="0,9,0")
    assert codes(table, table.resting[0]) == ["VET"]
    table = round_of("CHA/ZZA ZZB/INF ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert codes(table, table.resting[0]) == ["CHA"]


def test_the_doctor_exhausts_only_if_it_is_unable_to_buy() -> None:
    """§unable §exhaust"""
    table = round_of("DOC/ZZA ZZB/INF ZZC/ZZD", stocks="9,0,0")
    assert (table.relics[0], codes(table, table.resting[1])) == (1, [])


def test_an_exhausted_card_in_a_duel() -> None:
    """§exhaust §duel"""
    table = table_of("LAB/FAR RAI/FAR", stocks="0,0", banks="0,0")
    plan(table, "LAB/FAR RAI/FAR")
    assert codes(table, table.resting[1]) == ["RAI"]
    assert legal(table, 1) == {"WAL", "MER"}  # the Farmer is in front
    plan(table, "LAB WAL")
    assert legal(table, 1) == {"FAR", "RAI", "MER"}


def test_a_provoked_card_must_be_among_those_planned() -> None:
    """§provoke"""
    table = round_of("LIG/ZZA ZZB/RAI ZZC/ZZD")
    assert codes(table, table.provoked[1]) == ["RAI"]
    assert {"FAR", "RAI", "ZZB"} <= legal(table, 1)
    PILLAGE.apply(table, 1, parse_card(table, "FAR"))
    assert legal(table, 1) == {"RAI"}
    with pytest.raises(Refused, match="pillage-must-plan"):
        PILLAGE.apply(table, 1, parse_card(table, "WAL"))


def test_a_provoked_card_may_lie_on_the_left() -> None:
    """§provoke"""
    table = round_of("LIG/ZZA ZZB/RAI ZZC/ZZD")
    PILLAGE.apply(table, 1, parse_card(table, "RAI"))
    assert "FAR" in legal(table, 1)


def test_two_provoked_cards_are_both_planned() -> None:
    """§provoke"""
    table = table_of("FAR/WAL ZZA/ZZB ZZC/ZZD", provoked="FAR.RAI,-,-")
    assert legal(table, 0) == {"FAR", "RAI"}
    PILLAGE.apply(table, 0, parse_card(table, "RAI"))
    assert legal(table, 0) == {"FAR"}


def test_two_equal_provoked_cards_are_both_planned() -> None:
    """§provoke §plan"""
    table = table_of("RAI/RAI ZZA/ZZB ZZC/ZZD", hands="RAI.RAI.FAR,ZZA.ZZB,ZZC.ZZD", provoked="RAI.RAI,-,-")
    PILLAGE.apply(table, 0, parse_card(table, "RAI"))
    assert legal(table, 0) == {"RAI"}


def test_provocation_lasts_for_one_planning() -> None:
    """§provoke"""
    table = round_of("LIG/ZZA ZZB/RAI ZZC/ZZD")
    plan(table, "FAR/ZZA RAI/ZZB ZZC/ZZD")
    finish(table)
    assert codes(table, table.provoked[1]) == []


def test_in_a_duel_a_provoked_card_is_planned_behind_and_resolves_two_turns_later() -> None:
    """§provoke §duel"""
    table = table_of("RAN/FAR FAR/WAL", stocks="0,0", banks="0,0")
    plan(table, "RAN/FAR FAR/WAL")
    assert legal(table, 1) == {"FAR"}
    plan(table, "RAI FAR")
    assert codes(table, table.plans[1]) == ["FAR"]
    assert legal(table, 1) == {"WAL", "RAI", "MER"}


def test_an_exhausted_card_is_not_provoked() -> None:
    """The Harbour Chain exhausts the Raider that the other side would have provoked. §provoke §exhaust"""
    table = table_of("PRV/ZZA ZZB/INF ZZC/ZZD", UNUSUAL_DECK)
    plan(table, "PRV/ZZA ZZB/INF ZZC/ZZD")
    assert codes(table, table.provoked[0]) == ["PRV"]
    table = round_of("PRV/ZZA ZZB/DOC ZZC/ZZD", UNUSUAL_DECK)
    assert (codes(table, table.provoked[0]), codes(table, table.resting[0])) == ([], ["PRV"])


def test_a_sacrificed_card_goes_under_the_pile() -> None:
    """§sacrifice §refresh"""
    table = round_of("FIR/ZZA ZZB/INF ZZC/ZZD", stocks="0,9,0")
    assert stocks(table)[0] == 8
    assert (hand(table, 0), codes(table, table.buried)) == (["ZZA"], ["FIR"])


def test_a_reef_sacrifices_market_cards_only() -> None:
    """§sacrifice §starting-cards"""
    table = round_of("REE/ZZA ZZB/BOA ZZC/ZZD", stocks="0,9,0")
    assert codes(table, table.buried) == ["BOA"]
    table = round_of("REE/ZZA ZZB/RAI ZZC/ZZD", stocks="0,9,0")
    assert codes(table, table.buried) == []


def test_several_are_buried_in_the_order_of_the_seats_left_before_right() -> None:
    """§sacrifice"""
    table = round_of("ZZA/FIR REE/INF INM/BOA", stocks="9,9,9")
    assert codes(table, table.buried) == ["FIR", "BOA"]
    table = round_of("REE/ZZA FIR/BOA ZZC/INF", stocks="9,9,9")
    assert codes(table, table.buried) == ["FIR", "BOA"]


def test_a_starting_card_can_be_sacrificed_and_bought_back() -> None:
    """§sacrifice §replaced-deck"""
    table = round_of("SAC/ZZA ZZB/FAR ZZC/ZZD", UNUSUAL_DECK)
    assert codes(table, table.buried) == ["FAR"]
    assert "FAR" not in legal(table, 1)


def test_a_sacrifice_comes_before_exhaustion() -> None:
    """§sacrifice §exhaust"""
    table = round_of("FIR/ZZA ZZB/DOC ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert (codes(table, table.buried), codes(table, table.resting[0])) == (["FIR"], [])


def test_a_sacrifice_comes_before_provocation() -> None:
    """§sacrifice §provoke"""
    table = round_of("LIG/ZZA ZZB/FIR ZZC/ZZD", stocks="9,0,0", banks="0,0,0")
    assert (codes(table, table.buried), codes(table, table.provoked[1])) == (["FIR"], [])


def test_a_short_market_is_filled_with_what_was_sacrificed() -> None:
    """§market §refresh §sacrifice"""
    table = short_market("GUN.REE", "FIR/FAR FAR/WAL", stocks="0,9", banks="0,0")
    plan(table, "FIR/FAR FAR/WAL")
    assert codes(table, table.market) == ["GUN", "REE", "FIR"]
    assert codes(table, table.buried) == []


def test_when_the_pile_is_empty_the_buried_cards_come_first_to_last() -> None:
    """§market §sacrifice"""
    plays = "MER/FAR FAR/WAL"
    table = short_market(
        "FIS.OYS.REE.BOA",
        plays,
        buried="GUN.COR",
        stocks="1,0",
        banks="0,0",
        hands="FAR.WAL.RAI.MER,FAR.WAL.RAI.MER.WHA.LIG.HAR.SEA.CUS.FIR.PRE.QUA.PRI.CHA.RAN",
    )
    plan(table, plays)
    buy(table, "OYS")
    assert codes(table, table.market) == ["FIS", "GUN", "REE", "BOA"]
    assert codes(table, table.buried) == ["COR"]


def test_swapped_cards_change_their_owners() -> None:
    """§swap §refresh"""
    table = round_of("PRE/ZZA ZZB/FLO ZZC/ZZD")
    assert (hand(table, 0), hand(table, 1)) == (["FLO", "ZZA"], ["PRE", "ZZB"])


def test_a_swap_gives_two_equal_starting_cards() -> None:
    """§swap §hands"""
    table = round_of("PRE/ZZA ZZB/FAR ZZC/ZZD")
    assert [card_code(table, kind) for kind in hand_kinds(table, 0)].count("FAR") == 2
    assert "FAR" not in legal(table, 1)


def test_a_swap_frees_of_all_marks() -> None:
    """§swap §exhaust §provoke §sacrifice"""
    table = round_of("SWA/ZZA ZZB/VET ZZC/ZZD", UNUSUAL_DECK, stocks="9,0,0")
    assert "VET" in hand(table, 0)
    table = round_of("PRE/ZZA ZZB/WHA ZZC/ZZD")  # against a Raider the Whaler does not exhaust itself
    assert "WHA" in hand(table, 0)
    table = round_of("SWA/ZZA ZZB/SAC ZZC/ZZD", UNUSUAL_DECK)
    assert ("SAC" in hand(table, 0), "SWA" in hand(table, 1), codes(table, table.buried)) == (True, True, [])
    table = round_of("SWA/ZZA ZZB/PRV ZZC/ZZD", UNUSUAL_DECK)
    assert (codes(table, table.provoked[0]), codes(table, table.provoked[1])) == ([], [])


def test_a_swap_in_a_duel() -> None:
    """§swap §duel"""
    table = table_of("TUR/FAR RAI/FAR", stocks="0,0", banks="0,0")
    plan(table, "TUR/FAR RAI/FAR")
    assert (hand(table, 0), hand(table, 1)) == ([], ["TUR"])
    assert legal(table, 0) == {"WAL", "RAI", "MER"}
    assert legal(table, 1) == {"WAL", "MER", "TUR"}


def test_a_sacrifice_in_a_duel() -> None:
    """§sacrifice §duel"""
    table = table_of("FIR/FAR FAR/WAL", stocks="0,5", banks="0,0")
    plan(table, "FIR/FAR FAR/WAL")
    assert (hand(table, 0), codes(table, table.buried)) == ([], ["FIR"])


def test_a_taken_card_changes_its_owner_alone() -> None:
    """§swap §replaced-deck"""
    table = round_of("TAK/ZZA ZZB/VET ZZC/ZZD", UNUSUAL_DECK)
    assert hand(table, 0) == ["VET", "TAK", "ZZA"]
    assert hand(table, 1) == ["ZZB"]


def test_two_takes_are_a_swap() -> None:
    """§swap §replaced-deck"""
    table = round_of("TAK/ZZA ZZB/TKB ZZC/ZZD", UNUSUAL_DECK)
    assert ("TKB" in hand(table, 0), "TAK" in hand(table, 1)) == (True, True)
