"""Worlds of Pillage that fit what a seat knows: every one of them, as likely as it is."""

from collections import Counter
from typing import Any

import pytest

from tablee.games.chance import Random
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.cards import card_code, parse_card
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.positions import parse_position
from tablee.games.record import Many
from tablee.games.secrecy import SPECTATOR
from tests.games.fairness import is_even
from tests.games.pillage_lab import codes, plan, table_of

Pair = tuple[str, str]
WORLDS = 6000


def worlds(table: Any, seat: int, number: int = WORLDS) -> Many:
    return PILLAGE.worlds(PILLAGE.knowledge(table, seat), number, Random.seeded(seat))


def plans(filled: Many, table: Any, seat: int) -> Counter[Pair]:
    """What a seat planned in each world, left and right."""
    pairs = [(card_code(table, left), card_code(table, right)) for left, right in filled["plans"][:, seat].tolist()]
    return Counter(pairs)


def planned(line: str, plays: str) -> Any:
    table = parse_position(f"pillage {line}")
    plan(table, plays)
    return table


def test_a_plan_of_another_is_any_legal_pair() -> None:
    """§plan §secrets"""
    table = planned("seats=3 market=none", "FAR/WAL RAI/MER")
    seen = plans(worlds(table, 0), table, 1)
    assert len(seen) == 12
    assert is_even(seen.values(), 12)
    assert set(plans(worlds(table, 0), table, 0)) == {("FAR", "WAL")}
    assert set(plans(worlds(table, 0), table, 2)) == {("-", "-")}


def test_of_half_a_plan_the_left_card_is_any() -> None:
    """§plan §secrets"""
    table = parse_position("pillage seats=3 market=none")
    PILLAGE.apply(table, 1, 3)
    seen = plans(worlds(table, 0), table, 1)
    assert set(seen) == {(code, "-") for code in ("FAR", "WAL", "RAI", "MER")}
    assert is_even(seen.values(), 4)


def test_a_provoked_card_is_in_every_plan_and_all_pairs_are_equally_likely() -> None:
    """§provoke §secrets"""
    table = planned("seats=3 market=none provoked=-,RAI,-", "FAR/WAL RAI/MER")
    seen = plans(worlds(table, 0), table, 1)
    others = ("FAR", "WAL", "MER")
    assert set(seen) == {("RAI", code) for code in others} | {(code, "RAI") for code in others}
    assert is_even(seen.values(), 6)


def test_of_equal_copies_one_counts() -> None:
    """§plan §hands"""
    table = planned("seats=3 market=none hands=FAR.WAL,FAR.FAR.WAL,RAI.WAL", "FAR/WAL FAR/WAL")
    seen = plans(worlds(table, 0), table, 1)
    assert set(seen) == {("FAR", "FAR"), ("FAR", "WAL"), ("WAL", "FAR")}
    assert is_even(seen.values(), 3)


def test_a_single_card_is_on_either_side() -> None:
    """§gaps §secrets"""
    table = planned("seats=3 market=none hands=FAR.WAL,FAR,FAR.WAL", "FAR/WAL FAR")
    seen = plans(worlds(table, 0), table, 1)
    assert set(seen) == {("FAR", "-"), ("-", "FAR")}
    assert is_even(seen.values(), 2)


def test_in_a_duel_the_card_in_front_is_one_that_could_be_planned_then() -> None:
    """Seat 2's Farmer was in front, so it is not the one behind; the Florist was bought afterwards. §duel §secrets"""
    table = table_of("FAR/WAL MER/RAI", stocks="0,1", banks="0,0", row="FLO.INN.MAS.MIN")
    plan(table, "FAR/WAL MER/RAI")
    PILLAGE.apply(table, 1, parse_card(table, "FLO"))
    PILLAGE.apply_chance(table, PILLAGE.rules.drawn(table, 0))
    seen = plans(worlds(table, 0), table, 1)
    assert set(seen) == {("FAR", "-"), ("WAL", "-"), ("RAI", "-")}
    assert is_even(seen.values(), 3)


def test_in_a_duel_a_provoked_card_is_remembered_until_it_is_revealed() -> None:
    """§duel §provoke §secrets"""
    table = table_of("RAN/FAR FAR/WAL", stocks="0,0", banks="0,0")
    plan(table, "RAN/FAR FAR/WAL")
    plan(table, "RAI FAR")
    assert set(plans(worlds(table, 0, 100), table, 1)) == {("FAR", "-")}


def test_in_a_duel_the_card_behind_is_any_but_the_one_in_front() -> None:
    """§duel §secrets"""
    table = planned("seats=2 market=none", "FAR/WAL FAR/RAI")
    PILLAGE.apply(table, 1, parse_card(table, "MER"))
    seen = plans(worlds(table, 0), table, 1)
    fronts = ("WAL", "RAI", "MER")
    assert set(seen) == {(one, other) for one in fronts for other in (*fronts, "FAR") if one != other}
    assert is_even(seen.values(), 9)


def test_unseen_draws_are_any_of_the_unseen_cards() -> None:
    """§top-card §secrets"""
    table = table_of("BAR/FAR FAR/WAL FAR/WAL", "ours", drawn="-,RAT.PIC,SHE", row="FLO.INN.MAS.MIN")
    filled = worlds(table, 0)
    unseen = len(BUILT_IN["village"]) + len(BUILT_IN["abordage"]) - 4 - 1
    for seat, number in ((1, 2), (2, 1)):
        kinds = Counter(code for cards in filled["drawn"][:, seat].tolist() for code in members(table, cards))
        assert len(kinds) == unseen
        assert is_even(kinds.values(), unseen)
        assert sum(kinds.values()) == number * WORLDS
    assert set(filled["drawn"][:, 0].tolist()) == {0}


def members(table: Any, cards: int) -> list[str]:
    return codes(table, [kind for kind in range(1, 61) if cards >> kind & 1])


def test_a_seat_keeps_its_own_unseen_draws_and_plans() -> None:
    """§secrets §top-card"""
    table = table_of("BAR/FAR FAR/WAL FAR/WAL", "ours", drawn="-,RAT.PIC,SHE", row="FLO.INN.MAS.MIN")
    plan(table, "FAR/MER RAT/WAL")
    filled = worlds(table, 1)
    assert set(filled["drawn"][:, 1].tolist()) == {int(table.drawn[1])}
    assert set(plans(filled, table, 1)) == {("RAT", "WAL")}


def test_an_unseen_draw_can_be_in_a_plan() -> None:
    """§top-card §plan §secrets"""
    table = table_of("FAR/WAL FAR/WAL FAR/WAL", "ours", drawn="-,RAT,-", row="FLO.INN.MAS.MIN")
    plan(table, "FAR/WAL RAT/WAL")
    seen = plans(worlds(table, 0), table, 1)
    drawn = sum(times for pair, times in seen.items() if not set(pair) <= {"FAR", "WAL", "RAI", "MER"})
    assert abs(drawn / WORLDS - 8 / 20) < 0.03  # of 20 pairs of five cards, 8 have the unseen one


def test_the_order_of_two_merchants_is_either() -> None:
    """§two-merchants §secrets"""
    table = table_of("BAR/MER DOC/RAN FAR/WAL", "ours", stocks="0,0,0", banks="0,0,0")
    plan(table, "BAR/MER DOC/RAN FAR/WAL")
    PILLAGE.apply(table, 1, PILLAGE.legal(table, 1)[0])
    orders = Counter(worlds(table, 0)["orders"][:, 1].tolist())
    assert len(orders) == 2
    assert is_even(orders.values(), 2)


def test_worlds_are_for_seats() -> None:
    """§secrets"""
    with pytest.raises(ValueError, match="seat at the table"):
        PILLAGE.worlds(PILLAGE.knowledge(PILLAGE.new(3), SPECTATOR), 1, Random.seeded(1))


def test_in_a_duel_everybody_sees_where_no_card_lies() -> None:
    """§gaps §duel §secrets"""
    table = parse_position(
        "pillage seats=2 market=none hands=FAR.WAL.RAI.MER,FAR rounds_played=1 plans=WAL/-,-/- planned=1,1"
    )
    assert [PILLAGE.view(table, seat).gaps[1].tolist() for seat in (0, 1, SPECTATOR)] == [[1, 0]] * 3
    assert not PILLAGE.view(table, 1).gaps[0].any()


def test_with_three_players_nobody_sees_on_which_side_no_card_lies() -> None:
    """§plan §gaps §secrets"""
    table = planned("seats=3 market=none hands=FAR.WAL.RAI.MER,FAR,FAR.WAL.RAI.MER", "FAR/WAL -/FAR")
    assert not PILLAGE.view(table, 0).gaps.any()
