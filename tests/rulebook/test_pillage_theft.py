"""Stealing in Pillage by the rulebook: shares, the chicken, and banked turnips."""

import pytest

from tablee.games.pillage.table import Phase
from tablee.games.pillage.theft import share
from tests.games.pillage_lab import UNUSUAL_DECK, banks, plan, round_of, stocks, table_of
from tests.rulebook.pillage_tables import RULES, chance, told


@pytest.mark.parametrize(
    ("first", "second", "turnips", "shares"),
    [
        (4, 6, 10, (4, 6)),
        (1, 6, 5, (1, 4)),  # the ruling's example
        (6, 1, 5, (4, 1)),
        (4, 6, 5, (2, 3)),  # the odd one goes to the higher
        (6, 4, 5, (3, 2)),
        (4, 4, 6, (3, 3)),
        (4, 4, 5, (2, 2)),  # and one for the chicken
        (2, 6, 5, (2, 3)),
        (3, 6, 4, (2, 2)),
        (5, 5, 0, (0, 0)),
        (0, 6, 4, (0, 4)),
    ],
)
def test_too_little_is_split_evenly(first: int, second: int, turnips: int, shares: tuple[int, int]) -> None:
    """§split"""
    assert (share(first, second, turnips), share(second, first, turnips)) == shares


def test_two_thieves_of_unequal_strength_need_no_chicken() -> None:
    """§split"""
    table = round_of("INF/INM ZZA/RAI BOA/ZZB", stocks="5,0,0", banks="0,0,0")
    assert stocks(table) == [0, 2, 3]


def test_the_chicken_gives_the_odd_turnip_to_either() -> None:
    """§chicken §split"""
    for lucky, after in (("chicken 2", [0, 3, 2]), ("chicken 3", [0, 2, 3])):
        table = table_of("INF/INM ZZA/BER CUT/ZZB", stocks="5,0,0", banks="0,0,0")
        plan(table, "INF/INM ZZA/BER CUT/ZZB")
        assert (table.phase, RULES.chances(table)) == (Phase.FLIP, 2)
        events = chance(table, lucky)
        assert stocks(table) == after
        assert [step["turnips"] for step in told(events, "stolen")] == after[1:]
        assert [step["wanted"] for step in told(events, "stolen")] == [6, 6]


def test_several_chickens_are_flipped_before_any_loot_arrives() -> None:
    """Seats 2 and 5 rob seat 1, seats 2 and 4 rob seat 3, all for 6. §chicken §at-once"""
    plays = "INF/INM VET/BER FAR/FLO ZZA/TUR CUT/ZZB"
    table = table_of(plays, stocks="5,0,1,0,0", banks="0,0,0,0,0")
    plan(table, plays)
    chance(table, "chicken 5")
    assert (table.phase, stocks(table)[1]) == (Phase.FLIP, 2)  # so much of the Florist, before the Raiders
    chance(table, "chicken 2")
    assert stocks(table) == [0, 2 + 2 + 4, 0, 3, 3]


def test_two_steals_by_one_thief_from_one_victim_add_up() -> None:
    """§steal"""
    table = round_of("BOA/ZZA ZZB/GUN ZZC/ZZD", stocks="0,9,0")
    assert stocks(table) == [2, 7, 0]  # it steals 1, and the Gunner lets it steal 1


def test_a_theft_including_banked_takes_the_stock_first() -> None:
    """§banked"""
    table = round_of("BUR/ZZA ZZB/INF ZZC/ZZD", stocks="0,1,0", banks="0,5,0")
    assert (stocks(table), banks(table)) == ([4, 0, 0], [0, 2, 0])


def test_banked_turnips_are_safe_from_ordinary_thefts() -> None:
    """§banks §steal"""
    table = round_of("RAI/ZZA ZZB/INF ZZC/ZZD", stocks="0,1,0", banks="0,5,0")
    assert (stocks(table), banks(table)) == ([1, 0, 0], [0, 5, 0])


def test_what_two_thieves_lack_is_split_from_the_bank() -> None:
    """Toll Bridge and Customs House both want 2, banked ones included. §banked §split §chicken"""
    plays = "INM/MER ZZA/TOL CUS/ZZB"
    table = table_of(plays, stocks="0,0,0", banks="3,0,0")
    plan(table, plays)
    assert table.phase == Phase.FLIP
    chance(table, "chicken 3")
    assert (stocks(table)[1:], banks(table)[0]) == ([1, 2], 0)
    table = table_of(plays, stocks="1,0,0", banks="2,0,0")
    plan(table, plays)
    chance(table, "chicken 2")  # the stock: seat 2 gets it and lacks 1, seat 3 lacks 2
    assert (stocks(table)[1:], banks(table)[0]) == ([2, 1], 0)


def test_an_ordinary_theft_beside_one_that_reaches_the_bank() -> None:
    """At most the second number of what lacks comes from the bank. §banked §replaced-deck"""
    table = round_of("TWO/ZZA ZZB/INF ZZC/ZZD", UNUSUAL_DECK, stocks="0,1,0", banks="0,5,0")
    assert (stocks(table), banks(table)) == ([3, 0, 0], [0, 3, 0])
    table = round_of("TWO/ZZA ZZB/INF ZZC/ZZD", UNUSUAL_DECK, stocks="0,3,0", banks="0,5,0")
    assert (stocks(table), banks(table)) == ([4, 0, 0], [0, 4, 0])
