"""How Pillage ends by the rulebook: all relics, ties, and the last round that is allowed."""

import pytest

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.table import FIRST_LEFT, Phase
from tests.games.pillage_lab import finish, plan, round_of, table_of
from tests.rulebook.pillage_tables import RULES, told


def test_whoever_owns_all_relics_wins_and_no_refresh_follows() -> None:
    """§end"""
    table = round_of("MER/VET ZZA/INF INM/ZZB", stocks="12,0,9", banks="0,0,0", relics="3,0,0")
    assert RULES.is_over(table)
    assert (PILLAGE.winners(table), RULES.score(table, 0)) == ([0], 4)
    assert table.marks.any()  # the Veteran is still to be exhausted


@pytest.mark.parametrize(
    ("stocks_left", "banks", "cards", "winners"),
    [
        ("14,13,0", "0,0,0", "", [0]),
        ("13,14,0", "0,0,0", "", [1]),
        ("14,13,0", "0,2,0", "", [1]),
        ("13,13,0", "0,0,0", "FLO", [0]),
        ("13,13,0", "0,0,0", "", [0, 1]),
    ],
)
def test_a_tie_is_broken_by_turnips_then_by_cards(stocks_left: str, banks: str, cards: str, winners: list[int]) -> None:
    """§ties §end"""
    more = f".{cards}" if cards else ""
    table = table_of(
        "MER/ZZA MER/ZZB ZZC/ZZD",
        stocks=stocks_left,
        banks=banks,
        relics="3,3,0",
        hands=f"FAR.MER.ZZA{more},FAR.MER.ZZB,ZZC.ZZD",
    )
    events = plan(table, "MER/ZZA MER/ZZB ZZC/ZZD")
    assert PILLAGE.winners(table) == winners
    assert [step["seat"] for step in told(events, "game-won")] == winners


def test_cards_on_the_table_count_as_cards_in_hand() -> None:
    """§ties §gaps"""
    plays = "MER/- MER/ZZB ZZC/ZZD"
    table = table_of(plays, stocks="13,13,0", banks="0,0,0", relics="3,3,0", hands="MER,MER.ZZB,ZZC.ZZD")
    plan(table, plays)
    assert PILLAGE.winners(table) == [1]


def test_exhausted_cards_do_not_count_as_cards_in_hand() -> None:
    """§ties §exhaust"""
    table = table_of(
        "MER/ZZA MER/ZZB ZZC/ZZD",
        stocks="13,13,0",
        banks="0,0,0",
        relics="3,3,0",
        hands="FAR.MER.ZZA,FAR.MER.ZZB.FLO,ZZC.ZZD",
        resting="RAT,-,-",
    )
    plan(table, "MER/ZZA MER/ZZB ZZC/ZZD")
    assert PILLAGE.winners(table) == [1]


def test_cards_taken_face_down_count_as_cards_in_hand() -> None:
    """§ties §top-card"""
    table = table_of(
        "MER/ZZA MER/ZZB ZZC/ZZD",
        stocks="13,13,0",
        banks="0,0,0",
        relics="3,3,0",
        hands="FAR.MER.ZZA,FAR.MER.ZZB,ZZC.ZZD",
        drawn="-,RAT,-",
    )
    plan(table, "MER/ZZA MER/ZZB ZZC/ZZD")
    assert PILLAGE.winners(table) == [1]


def test_the_last_relic_in_the_first_pass_ends_the_game_before_the_second() -> None:
    """§end §two-merchants"""
    plays = "MER/ZZA MER/BAR ZZB/ZZC"
    table = table_of(plays, stocks="12,40,0", banks="0,0,0", relics="3,2,0")
    plan(table, plays)
    PILLAGE.apply(table, 1, FIRST_LEFT)
    assert (PILLAGE.winners(table), int(table.relics[1])) == ([0], 3)  # its second Merchant would have bought the last


def test_the_last_relic_in_the_second_pass() -> None:
    """§end §two-merchants"""
    plays = "MER/ZZA MER/BAR ZZB/ZZC"
    table = table_of(plays, stocks="10,40,0", banks="0,0,0", relics="2,2,0")
    plan(table, plays)
    PILLAGE.apply(table, 1, FIRST_LEFT)
    finish(table)
    assert PILLAGE.winners(table) == [1]


def test_other_purchases_of_the_same_pass_are_still_made() -> None:
    """§end §buying-order"""
    table = table_of("MER/ZZA MER/ZZB ZZC/ZZD", stocks="12,1,0", banks="0,0,0", relics="3,0,0")
    plan(table, "MER/ZZA MER/ZZB ZZC/ZZD")
    assert (table.phase, PILLAGE.awaited(table)) == (Phase.BUY, [1])
    finish(table)
    assert PILLAGE.winners(table) == [0]


def test_the_game_is_drawn_after_the_last_round_that_is_allowed() -> None:
    """§safety §laboratory"""
    table = table_of("ZZA/ZZB ZZC/ZZD ZZE/ZZF", round_limit="2", rounds_played="1")
    events = plan(table, "ZZA/ZZB ZZC/ZZD ZZE/ZZF")
    assert RULES.is_over(table)
    assert PILLAGE.winners(table) == []
    assert told(events, "game-drawn") == [{"round": 2}]
    assert int(PILLAGE.new(2).round_limit) == 300
