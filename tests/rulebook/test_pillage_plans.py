"""Planning in Pillage by the rulebook: the sides, gaps, and the duel."""

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.cards import parse_card
from tablee.games.pillage.table import NO_MORE
from tests.games.pillage_lab import banks, codes, legal, plan, round_of, stocks, table_of
from tests.rulebook.pillage_tables import told

# Planning


def test_a_left_card_faces_the_right_card_of_the_next_seat() -> None:
    """§sides"""
    table = round_of("RAI/ZZA ZZB/INF ZZC/ZZD ZZE/ZZF", stocks="0,9,9,9")
    assert stocks(table) == [4, 5, 9, 9]
    table = round_of("ZZA/RAI ZZB/ZZC ZZD/ZZE INF/ZZF", stocks="0,9,9,9")
    assert stocks(table) == [4, 9, 9, 5]


def test_everybody_plans_left_and_then_right_in_any_order() -> None:
    """§plan"""
    table = table_of("FAR/WAL FAR/WAL FAR/WAL")
    assert PILLAGE.awaited(table) == [0, 1, 2]
    for seat, code in ((2, "FAR"), (0, "FAR"), (2, "WAL")):
        PILLAGE.apply(table, seat, parse_card(table, code))
    assert PILLAGE.awaited(table) == [0, 1]
    assert legal(table, 0) == {"WAL", "RAI", "MER"}
    assert legal(table, 2) == set()


def test_the_two_cards_may_be_of_one_type() -> None:
    """§plan"""
    table = round_of("FAR/FLO ZZA/INF ZZB/ZZC")
    assert stocks(table)[0] == 1 + 3 + 5


def test_equal_copies_are_interchangeable() -> None:
    """§plan §hands"""
    table = table_of("FAR/FAR ZZA/ZZB ZZC/ZZD", hands="FAR.FAR.WAL,FAR.ZZA.ZZB,ZZC.ZZD")
    PILLAGE.apply(table, 0, parse_card(table, "FAR"))
    assert legal(table, 0) == {"FAR", "WAL"}
    PILLAGE.apply(table, 0, parse_card(table, "FAR"))
    plan(table, "-/- ZZA/ZZB ZZC/ZZD")
    assert stocks(table)[0] == 1 + 3 + 3


def test_with_a_single_card_the_owner_chooses_the_side() -> None:
    """§gaps §plan"""
    table = table_of("FAR/- ZZA/ZZB ZZC/ZZD", hands="FAR,ZZA.ZZB,ZZC.ZZD")
    assert legal(table, 0) == {"FAR", "none"}
    PILLAGE.apply(table, 0, parse_card(table, "FAR"))
    assert PILLAGE.awaited(table) == [1, 2]
    table = table_of("FAR/- ZZA/ZZB ZZC/ZZD", hands="FAR,ZZA.ZZB,ZZC.ZZD")
    PILLAGE.apply(table, 0, NO_MORE)
    assert legal(table, 0) == {"FAR"}
    PILLAGE.apply(table, 0, parse_card(table, "FAR"))
    assert codes(table, table.plans[0]) == ["FAR"]


def test_against_a_gap_nothing_has_an_effect_but_it_counts() -> None:
    """§gaps §each"""
    hands = "FAR.BEA,-,ZZC.ZZD"
    table = table_of("BEA/FAR -/- ZZC/ZZD", hands=hands)
    assert PILLAGE.awaited(table) == [0, 2]
    plan(table, "BEA/FAR -/- ZZC/ZZD")
    assert stocks(table) == [1 + 3, 1, 1]  # the Beachcomber faces the gap; the Farmer does not
    table = table_of("FAR/BEA -/- ZZC/ZZD", hands=hands)
    plan(table, "FAR/BEA -/- ZZC/ZZD")
    assert stocks(table) == [1 + 4 + 1, 1, 1]  # and the Farmer that faces it counts as another one


def test_nobody_has_a_card_and_the_rounds_go_on() -> None:
    """§gaps §safety"""
    table = table_of("ZZA/ZZB -/- -/-", hands="ZZA.ZZB,-,-", round_limit="7")
    plan(table, "ZZA/ZZB -/- -/-")
    assert table.rounds_played == 1
    assert PILLAGE.awaited(table) == [0]


# The duel


def test_a_duel_plans_two_cards_first_and_then_one_behind() -> None:
    """§duel §plan"""
    table = table_of("FAR/WAL FAR/RAI")
    plan(table, "FAR/WAL FAR/RAI")
    assert stocks(table) == [4, 4]  # the Farmers in front have met, and nothing else
    assert codes(table, table.plans[0]) == ["WAL"]
    assert legal(table, 0) == {"FAR", "RAI", "MER"}
    plan(table, "FAR FAR")
    assert stocks(table) == [4, 3]  # now the Wall and the Raider: it steals 1 and banks 1
    assert banks(table) == [2, 1]


def test_in_a_duel_the_card_behind_stays_hidden() -> None:
    """§duel §secrets §reveal"""
    table = table_of("FAR/WAL FAR/RAI")
    events = plan(table, "FAR/WAL FAR/RAI")
    assert [step["card"] for step in told(events, "revealed")] == [1, 1]
    assert not PILLAGE.view(table, 1).plans[0].any()
    assert codes(table, PILLAGE.view(table, 0).plans[0]) == ["WAL"]


def test_a_gap_moves_to_the_front_like_a_card() -> None:
    """§duel §gaps"""
    table = table_of("FAR FAR", hands="FAR,FAR.WAL.RAI")
    plan(table, "FAR FAR/WAL")
    assert stocks(table) == [4, 4]
    assert PILLAGE.awaited(table) == [0, 1]
    plan(table, "FAR RAI")
    assert (stocks(table), banks(table)) == ([4, 4], [1, 1])  # the Wall faced a gap
    assert legal(table, 0) == set()  # its only card is in front: nothing is left to plan
    assert PILLAGE.awaited(table) == [1]
