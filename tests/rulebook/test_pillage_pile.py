"""Cards from Pillage's pile by the rulebook, and other effects."""

from tablee.games.bits import members_of
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.cards import parse_card
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.table import Phase
from tablee.games.story import told_to
from tests.games.pillage_lab import UNUSUAL_DECK, banks, codes, hand, legal, plan, round_of, stocks, table_of
from tests.rulebook.pillage_tables import chance, told


def test_the_top_card_is_known_to_its_owner_alone_until_it_is_played() -> None:
    """§top-card §secrets"""
    table = table_of("BAR/ZZA ZZB/INF ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    plan(table, "BAR/ZZA ZZB/INF ZZC/ZZD")
    assert table.phase == Phase.DRAW
    (step,) = told(chance(table, "RAT"), "card-drawn")
    assert step["card"] == parse_card(table, "RAT")
    assert codes(table, members_of(PILLAGE.view(table, 0).drawn[0])) == ["RAT"]
    assert not PILLAGE.view(table, 1).drawn.any()
    assert PILLAGE.view(table, 1).draws[0] == 1
    assert "RAT" in legal(table, 0)
    plan(table, "RAT/ZZA ZZB/INF ZZC/ZZD")
    assert ("RAT" in hand(table, 0), int(table.drawn[0])) == (True, 0)


def test_the_bard_draws_nothing_if_it_buys_a_relic() -> None:
    """§unable §top-card"""
    table = round_of("BAR/ZZA ZZB/INF ZZC/ZZD", stocks="9,0,0")
    assert (table.relics[0], int(table.drawn[0])) == (1, 0)


def test_several_draw_in_the_order_of_the_seats() -> None:
    """§top-card"""
    plays = "ZZA/ZZB ZZC/TOP TPB/ZZD"
    table = table_of(plays, UNUSUAL_DECK)
    plan(table, plays)
    chance(table, "RAT")
    chance(table, "PIC")
    assert [codes(table, members_of(drawn)) for drawn in table.drawn[:3]] == [[], ["RAT"], ["PIC"]]


def test_a_known_card_is_taken_when_only_sacrificed_ones_are_left() -> None:
    """§top-card §sacrifice §secrets"""
    everything = [card.code for card in BUILT_IN["village"] if not card.is_for_three]
    owned = [code for code in everything if code not in ("FLO", "INN", "MAS", "MIN", "RAT", "BAR")]
    table = table_of(
        "BAR/FAR FAR/WAL",
        market="village",
        deck="ours",
        row="FLO.INN.MAS.MIN",
        buried="RAT",
        stocks="0,0",
        hands=f"FAR.MER.BAR,FAR.WAL.{'.'.join(owned)}",
        banks="0,0",
    )
    events = plan(table, "BAR/FAR FAR/WAL")
    assert (hand(table, 0), int(table.drawn[0]), codes(table, table.buried)) == (["RAT", "BAR"], 0, [])
    assert told(told_to(events, 1), "known-card-drawn") == [{"seat": 0, "card": parse_card(table, "RAT")}]


def test_an_empty_pile_gives_no_card() -> None:
    """§top-card"""
    everything = [card.code for card in BUILT_IN["village"] if not card.is_for_three]
    owned = [code for code in everything if code not in ("FLO", "INN", "BAR")]
    table = table_of(
        "BAR/FAR FAR/WAL",
        market="village",
        deck="ours",
        row="FLO.INN",
        stocks="0,0",
        banks="0,0",
        hands=f"FAR.MER.BAR,FAR.WAL.{'.'.join(owned)}",
    )
    plan(table, "BAR/FAR FAR/WAL")
    assert (hand(table, 0), stocks(table)[0]) == (["BAR"], 1)


def test_turnips_that_were_banked_in_the_round_can_be_moved_back_by_a_smuggler() -> None:
    """§other-effects §unable"""
    table = round_of("SMU/TRE ZZA/INF ZZB/INW", stocks="2,0,0", banks="0,0,0")
    assert (stocks(table)[0], banks(table)[0]) == (3, 0)


def test_other_effects_come_before_buying() -> None:
    """The Bard has its card before anybody buys. §other-effects §at-once"""
    table = table_of("BAR/ZZA MER/INF ZZB/ZZC", stocks="0,1,0", banks="0,0,0")
    plan(table, "BAR/ZZA MER/INF ZZB/ZZC")
    assert table.phase == Phase.DRAW
    chance(table, "RAT")
    assert (table.phase, PILLAGE.awaited(table)) == (Phase.BUY, [1])
