"""Village Pillage by its rulebook: every example, every rule, every ruling. Seats count from 1 in positions.

In a circle of three, what seat 1 plays to the left faces what seat 2 plays to the right, seat 2's left faces seat 3's
right, and seat 3's left faces seat 1's right. A table is written as what each seat plays, left/right.
"""

from typing import Any

import pytest

from tablee.games.bits import members_of
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.cards import card_code, hand_kinds, parse_card
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.pillage.theft import share
from tablee.games.story import Event
from tablee.games.words import Refused
from tests.games.pillage_lab import (
    UNUSUAL_DECK,
    banks,
    codes,
    finish,
    hand,
    legal,
    plan,
    round_of,
    stocks,
    table_of,
)

RULES = PILLAGE.rules


def told(events: list[Event], key: str) -> list[dict[str, int]]:
    """The steps of a kind, with their arguments."""
    return [dict(event.args) for event in events if event.kind.key == f"pillage-{key}"]


def buy(table: Any, code: str) -> list[Event]:
    """Whoever is asked buys a card, or none."""
    (seat,) = PILLAGE.awaited(table)
    return PILLAGE.apply(table, seat, PILLAGE.notation.parse_move(table, seat, code))


def chance(table: Any, outcome: str) -> list[Event]:
    """Chance brings what is written."""
    return PILLAGE.apply_chance(table, PILLAGE.notation.parse_outcome(table, outcome))


def buyers(table: Any) -> list[int]:
    """The order in which seats are asked to buy, when all take the first card and no more."""
    asked: list[int] = []
    while table.phase not in (Phase.PLAN, Phase.OVER):
        if table.phase == Phase.BUY:
            asked += PILLAGE.awaited(table)
        if chances := RULES.chances(table):
            PILLAGE.apply_chance(table, RULES.drawn(table, chances - 1))
        else:
            (seat,) = PILLAGE.awaited(table)
            PILLAGE.apply(table, seat, PILLAGE.legal(table, seat)[0])
    return asked


# Every card against every type: my stock and bank, then the opponent's. I begin with 3 and 1, they with 9 and 2.

NOTHING = "3 1 9 2"
TURNIPS = {
    "FAR": ["6 1 9 2"] * 4,
    "WAL": ["3 2 9 2", "3 2 9 2", "3 2 8 2", "3 2 9 2"],
    "RAI": ["7 1 5 2", NOTHING, NOTHING, "7 1 5 2"],
    "MER": ["2 1 9 2"] * 4,
    "FLO": ["8 1 9 2", "8 1 9 2", "6 1 11 2", "8 1 9 2"],
    "INN": ["7 1 9 2", "7 1 9 2", "7 1 9 2", "8 1 9 2"],
    "MAS": ["7 1 9 2", "6 3 8 2", "7 1 9 2", "7 1 9 2"],
    "MIN": ["7 1 9 2", "8 1 9 2", "7 1 9 2", "7 1 9 2"],
    "PIC": ["5 3 9 2", "5 3 9 2", "7 1 9 2", "5 3 9 2"],
    "RAT": ["9 1 9 2", "7 1 9 2", "7 1 9 2", "7 1 9 2"],
    "SHE": ["7 1 9 2"] * 4,
    "CAT": ["2 1 9 2", "2 1 9 2", "5 2 6 2", "2 1 9 2"],
    "DUN": ["2 3 9 2", "4 2 8 2", "4 2 8 2", "2 3 9 2"],
    "LAB": ["2 3 9 2", "2 3 9 2", "6 1 6 2", "2 3 9 2"],
    "MOA": ["3 1 10 2", "1 3 9 2", "8 1 6 2", "1 3 9 2"],
    "TOL": ["1 3 9 2", "1 3 9 2", "5 1 7 2", "5 1 7 2"],
    "TRE": ["0 5 9 2", "0 5 9 2", "1 5 7 2", "0 5 9 2"],
    "MON": ["5 1 9 2"] * 4,
    "BER": ["9 1 3 2", "2 1 10 2", NOTHING, "9 1 3 2"],
    "BUR": ["7 1 5 2", NOTHING, NOTHING, "7 1 5 2"],
    "CUT": ["9 1 3 2", NOTHING, "2 1 10 2", "9 1 3 2"],
    "OUT": ["8 1 4 2", NOTHING, NOTHING, "7 1 5 2"],
    "TRA": ["8 1 5 2", NOTHING, "4 1 8 2", "8 1 5 2"],
    "VET": ["9 1 3 2", NOTHING, NOTHING, "9 1 3 2"],
    "TUR": ["9 1 3 2", NOTHING, NOTHING, "9 1 3 2"],
    "BAR": ["4 1 9 2"] * 4,
    "DOC": ["5 1 9 2"] * 4,
    "SMU": ["4 0 9 2"] * 4,
    "FIS": ["6 2 9 2", "6 2 9 2", "7 1 9 2", "6 2 9 2"],
    "OYS": ["3 4 9 2", "3 4 9 2", "4 3 9 2", "3 4 9 2"],
    "BEA": ["8 1 9 2", "7 1 9 2", "7 1 9 2", "7 1 9 2"],
    "WHA": ["9 1 9 2", "9 1 9 2", "6 1 9 2", "9 1 9 2"],
    "LIG": ["7 1 9 2", "8 1 9 2", "7 1 9 2", "7 1 9 2"],
    "REE": ["3 2 9 2", "3 2 9 2", "5 1 7 2", "3 2 9 2"],
    "HAR": ["3 2 9 2", "3 2 9 2", "0 4 9 2", "0 4 9 2"],
    "SEA": ["4 1 10 2", "3 2 9 2", "4 2 7 2", "3 2 9 2"],
    "CUS": ["2 3 9 2", "2 3 9 2", "5 1 7 2", "5 1 7 2"],
    "TAV": ["1 3 9 2", "1 3 9 2", "1 3 9 2", "2 3 9 2"],
    "BOA": ["8 1 4 2", NOTHING, "4 1 8 2", "8 1 4 2"],
    "COR": ["5 3 5 2", NOTHING, NOTHING, "8 1 4 2"],
    "FIR": ["11 1 1 2", "6 1 6 2", NOTHING, "11 1 1 2"],
    "PRE": ["6 1 6 2", NOTHING, NOTHING, "8 1 4 2"],
    "GUN": ["6 1 6 2", "6 1 6 2", "2 1 10 2", "6 1 6 2"],
    "QUA": ["3 1 9 2"] * 4,
    "PRI": ["1 4 9 2"] * 4,
    "CHA": ["4 1 9 2"] * 4,
    "FEN": ["3 1 9 2", "3 1 9 2", "4 1 9 2", "3 1 9 2"],
    "RAN": ["5 1 9 2"] * 4,
}
INERT = dict(zip("FWRM", ("INF", "INW", "INR", "INM"), strict=True))


@pytest.mark.parametrize("facing", INERT)
@pytest.mark.parametrize("code", TURNIPS)
def test_every_card_against_every_type(code: str, facing: str) -> None:
    """§starting-cards §village §abordage §effects §gain §steal §bank §types"""
    table = round_of(f"{code}/ZZA ZZB/{INERT[facing]} ZZC/ZZD", stocks="3,9,0", banks="1,2,0")
    after = [*stocks(table)[:1], *banks(table)[:1], stocks(table)[1], banks(table)[1]]
    assert " ".join(map(str, after)) == TURNIPS[code]["FWRM".index(facing)]
    assert (stocks(table)[2], banks(table)[2]) == (0, 0)


def test_the_table_above_has_every_card() -> None:
    """§village §abordage §starting-cards"""
    assert list(TURNIPS) == [card.code for part in BUILT_IN.values() for card in part]
    assert [len(part) for part in BUILT_IN.values()] == [4, 24, 20]


def test_every_keyword_of_the_rulebook_is_on_a_card_of_our_deck() -> None:
    """§abordage §effects"""
    words = " ".join(effect.words for card in BUILT_IN["abordage"] for face in card.faces for effect in face)
    for keyword in ("gain", "steal", "bank", "exhaust", "provoke", "sacrifice", "swap", "each other", "for each "):
        assert keyword in words
    assert "including banked" in words
    assert sum(card.is_pirate for card in BUILT_IN["abordage"]) == 5
    assert sum(card.is_for_three for card in BUILT_IN["abordage"]) == 3


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
    assert RULES.chances(table) == 20
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
    ("options", "for_two", "for_three"),
    [({}, 17, 20), ({"market": "village"}, 22, 24), ({"market": "both"}, 39, 44), ({"market": "none"}, 0, 0)],
)
def test_two_players_leave_cards_marked_three_plus_out(options: dict[str, Any], for_two: int, for_three: int) -> None:
    """§markets §three-plus"""
    assert len(members_of(PILLAGE.new(2, **options).pile)) == for_two
    assert len(members_of(PILLAGE.new(3, **options).pile)) == for_three


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


# Stealing


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
    table = table_of(plays, stocks="5,1,3,0", banks="0,0,1,0")
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


def short_market(cards: str, plays: str, **given: str) -> Any:
    """A duel of the market of this box of which only some cards are left, the others lie in the hands of seat 2."""
    everything = [card.code for card in BUILT_IN["abordage"] if not card.is_for_three]
    owned = [code for code in everything if code not in cards.split(".") and code not in plays]
    first = [
        "FAR",
        "WAL",
        "RAI",
        "MER",
        *(code for code in plays.split(maxsplit=1)[0].split("/") if code in everything),
    ]
    fields = {
        "deck": "ours",
        "market": "abordage",
        "row": cards,
        "hands": ".".join(first) + ",FAR.WAL.RAI.MER." + ".".join(owned),
    }
    return table_of(plays, **{**fields, **given})


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


# Exhaust, provoke, sacrifice, swap


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


def test_a_starting_card_can_be_sacrificed_and_bought_back() -> None:
    """§sacrifice §replaced-deck"""
    table = round_of("SAC/ZZA ZZB/FAR ZZC/ZZD", UNUSUAL_DECK)
    assert codes(table, table.buried) == ["FAR"]
    assert "FAR" not in legal(table, 1)


def test_a_sacrifice_comes_before_exhaustion() -> None:
    """§sacrifice §exhaust"""
    table = round_of("FIR/ZZA ZZB/DOC ZZC/ZZD", stocks="0,0,0", banks="0,0,0")
    assert (codes(table, table.buried), codes(table, table.resting[0])) == (["FIR"], [])


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


# The pile


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
    plan(table, "BAR/FAR FAR/WAL")
    assert (hand(table, 0), int(table.drawn[0]), codes(table, table.buried)) == (["RAT", "BAR"], 0, [])


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


# Replaced decks


def test_relics_come_before_cards_whatever_the_type() -> None:
    """§buy-relic §replaced-deck"""
    table = table_of("REL/RLB ZZA/INF ZZB/INW", UNUSUAL_DECK, stocks="9,0,0", banks="0,0,0")
    plan(table, "REL/RLB ZZA/INF ZZB/INW")
    finish(table)
    assert (table.relics[0], stocks(table)[0]) == (
        1,
        0,
    )  # the right one was able, and can no longer pay: nothing follows
    assert not set(hand(table, 0)) - {"REL", "RLB"}


def test_two_purchases_of_one_seat_follow_each_other_if_payable() -> None:
    """§buying-order §replaced-deck"""
    plays = "BUY/BYB ZZA/INF CAT/INW"
    for turnips, purchases in ((3, [0, 0, 2]), (2, [0, 2])):
        table = table_of(plays, UNUSUAL_DECK, stocks=f"{turnips},0,9", banks="0,0,0")
        plan(table, plays)
        assert buyers(table) == purchases


# The end


def test_whoever_owns_all_relics_wins_and_no_refresh_follows() -> None:
    """§end"""
    table = round_of("MER/VET ZZA/INF INM/ZZB", stocks="12,0,9", banks="0,0,0", relics="3,0,0")
    assert RULES.is_over(table)
    assert (PILLAGE.winners(table), RULES.score(table, 0)) == ([0], 4)
    assert table.marks.any()  # the Veteran is still to be exhausted


@pytest.mark.parametrize(
    ("stocks_left", "cards", "winners"),
    [
        ("14,13,0", "", [0]),
        ("13,14,0", "", [1]),
        ("13,13,0", "FLO", [0]),
        ("13,13,0", "", [0, 1]),
    ],
)
def test_a_tie_is_broken_by_turnips_then_by_cards(stocks_left: str, cards: str, winners: list[int]) -> None:
    """§ties §end"""
    more = f".{cards}" if cards else ""
    table = table_of(
        "MER/ZZA MER/ZZB ZZC/ZZD",
        stocks=stocks_left,
        banks="0,0,0",
        relics="3,3,0",
        hands=f"FAR.MER.ZZA{more},FAR.MER.ZZB,ZZC.ZZD",
    )
    events = plan(table, "MER/ZZA MER/ZZB ZZC/ZZD")
    assert PILLAGE.winners(table) == winners
    assert [step["seat"] for step in told(events, "game-won")] == winners


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
