"""Worlds of UGO! that fit what a seat knows: every one of them, each equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

from tablee.games.bits import members_of
from tablee.games.chance import Random, below
from tablee.games.record import Many
from tablee.games.secrecy import SPECTATOR
from tablee.games.ugo import UGO
from tablee.games.ugo.box import ALL_CARDS, CARDS, OF_COLOURS
from tablee.games.ugo.packed_trick import cards_of
from tablee.games.ugo.positions import parse_position
from tablee.games.ugo.secrets import Ways, count_ways, list_hands_with_voids
from tests.contract.play import Agreement, decisions, row_of
from tests.games.fairness import is_even

Hands = tuple[int, ...]


def knowledge(table: Any, seat: int) -> Any:
    return UGO.secrets.knowledge(row_of(UGO, table), seat)[0]


def worlds(table: Any, seat: int, random: Random, number: int) -> Many:
    filled = UGO.table.many(number)
    UGO.secrets.resample(knowledge(table, seat), random, filled)
    return filled


# Every world fits


def seen_cards(table: Any) -> int:
    """The cards that everybody sees."""
    seen = int(cards_of(table.trick))
    for kingdom in table.kingdoms:
        seen |= int(kingdom)
    return seen


def check_worlds(table: Any, seat: int, filled: Many) -> None:
    hands, aside = filled["hands"], filled["aside"]
    assert (hands[:, seat] == table.hands[seat]).all()
    assert (np.bitwise_count(hands) == np.bitwise_count(table.hands)).all()
    assert (hands & OF_COLOURS[table.voids] == 0).all()
    assert (np.bitwise_count(aside) == np.bitwise_count(table.aside)).all()
    hidden = hands[:, 0] | hands[:, 1] | hands[:, 2] | hands[:, 3] | aside
    assert (hidden == ALL_CARDS & ~seen_cards(table)).all()


@pytest.mark.parametrize("seats", UGO.seats)
def test_a_hundred_thousand_worlds_fit(seats: int) -> None:
    """§follow §deal"""
    random, drawn, with_voids = Random.seeded(seats), 0, 0
    while drawn < 34_000:
        for decision in decisions(Agreement(UGO, seats, {"rounds": 1}), random):
            if below(random, 2):
                seat = below(random, seats)
                check_worlds(decision.table, seat, worlds(decision.table, seat, random, 50))
                drawn += 50
                with_voids += bool(decision.table.voids.any())
    assert with_voids > 200


def test_a_world_draws_anew_and_does_not_copy_what_is_hidden() -> None:
    """§asked §deal"""
    table = UGO.new(4)
    UGO.rules.settle(table, Random.seeded(1))
    filled = worlds(table, 0, Random.seeded(2), 1000)
    assert len({world.tobytes() for world in filled}) == 1000
    assert table.tobytes() not in {world.tobytes() for world in filled}


# All worlds, counted by brute force

EMPTY = "R012345678/B012345678"  # two colours are gone
POSITIONS = {
    "two seats, no void": f"seats=2 phase=play leader=1 hands=S01,S23 kingdoms={EMPTY}/G012345678,Y01234567",
    "two seats, a void": f"seats=2 phase=play leader=1 hands=S012,Y012 kingdoms={EMPTY},G012345 voids=-,S",
    "two seats, two voids": f"seats=2 phase=play leader=1 hands=S01,Y012 kingdoms={EMPTY},G012 voids=-,SG",
    "three seats, one void": (
        f"seats=3 phase=play leader=1 hands=S01,Y01,S23 kingdoms={EMPTY},G012345678,Y234567 voids=-,S,-"
    ),
    "three seats, two hands with voids": (
        f"seats=3 phase=play leader=1 hands=S01,Y01,G12 kingdoms={EMPTY},Y2345678,G345678/S45678 voids=-,S,Y"
    ),
    "three seats, the same void": (
        f"seats=3 phase=play leader=1 hands=S01,Y012,G12 kingdoms={EMPTY},Y345678,G345678/S45678 voids=-,S,S"
    ),
    "three seats, in a trick": (
        f"seats=3 phase=play leader=1 trick=Y8.S8 hands=Y0,S0,G12 kingdoms={EMPTY},Y234567,G345678/S45 voids=-,Y,S"
    ),
    "four seats, three hands with voids": (
        f"seats=4 phase=play leader=1 hands=S01,Y01,G12,S23 kingdoms={EMPTY},Y2345678,G345678,S45678 voids=R,S,Y,G"
    ),
    "four seats, two voids and a free hand": (
        f"seats=4 phase=play leader=1 hands=S0,Y01,G12,S23 kingdoms={EMPTY},Y2345678,G345678,S45678 voids=-,S,-,GY"
    ),
    "four seats, a void that leaves no choice": (
        f"seats=4 phase=play leader=1 hands=S0,Y01,G12,S23 kingdoms={EMPTY},Y2345678,G345678,S45678 voids=-,SG,-,-"
    ),
    "four seats, after a hand is played": (
        f"seats=4 phase=play leader=1 trick=Y8.S8.G8 hands=S01,-,-,S23 kingdoms={EMPTY},Y2345,G345/S4567,Y67 "
        "voids=-,Y,Y,-"
    ),
}


def all_worlds(table: Any, seat: int) -> set[Hands]:
    """Every way to deal the cards that a seat does not see, hand by hand."""
    unseen = members_of(ALL_CARDS & ~seen_cards(table) & ~int(table.hands[seat]))
    others = [other for other in range(int(table.seats)) if other != seat]
    return set(deals(table, frozenset(unseen), others))


def deals(table: Any, unseen: frozenset[int], others: list[int]) -> Iterator[Hands]:
    if not others:
        yield ()
        return
    seat, *rest = others
    able = [card for card in sorted(unseen) if not int(table.voids[seat]) >> card // 9 & 1]
    for hand in combinations(able, int(table.hands[seat]).bit_count()):
        for hands in deals(table, unseen - set(hand), rest):
            yield (sum(1 << card for card in hand), *hands)


def hidden_hands(filled: Many, seat: int, seats: int) -> list[Hands]:
    others = [other for other in range(seats) if other != seat]
    return [tuple(row) for row in filled["hands"][:, others].tolist()]


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_every_fitting_world_is_equally_likely(position: str) -> None:
    """§follow"""
    table = parse_position(f"ugo {position}")
    for seat in range(table.seats):
        fitting = all_worlds(table, seat)
        draws = max(50_000, 20 * len(fitting)) if seat == 0 else 20 * len(fitting)
        seen = Counter(hidden_hands(worlds(table, seat, Random.seeded(seat), draws), seat, int(table.seats)))
        assert set(seen) <= fitting
        assert len(fitting) == 1 or is_even(seen.values(), len(fitting))


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_the_ways_are_as_many_as_the_worlds(position: str) -> None:
    """§follow"""
    table = parse_position(f"ugo {position}")
    for seat in range(table.seats):
        assert ways_counted(table, seat) == len(all_worlds(table, seat))


def ways_counted(table: Any, seat: int) -> float:
    """The ways for hands with voids, times those to deal what is left to the other hands."""
    sight, ways = knowledge(table, seat), Ways.one()
    list_hands_with_voids(sight, ways)
    count_ways(ways)
    total = float(ways.ways[0, ways.wanted[0], ways.wanted[1], ways.wanted[2]])
    left = int(ways.unseen).bit_count() - int(ways.wanted.sum())
    for other in range(int(table.seats)):
        if other != seat and not table.voids[other]:
            total *= comb(left, int(sight.held[other]))
            left -= int(sight.held[other])
    return total


@pytest.mark.parametrize("seats", UGO.seats)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_small_hands_are_counted_right_at_every_moment(seats: int, size: int) -> None:
    """§hand-size §follow"""
    random, counted = Random.seeded(100 * seats + size), 0
    for decision in decisions(Agreement(UGO, seats, {"hand_size": size}), random):
        held = sum(int(hand).bit_count() for hand in decision.table.hands)
        if held <= 3:
            seat = decision.seat
            assert ways_counted(decision.table, seat) == len(all_worlds(decision.table, seat))
            counted += 1
    assert counted > 0


def test_large_hands_are_counted_exactly() -> None:
    """A sum over colours, written another way: cards of the void colour go aside or to the free hand. §follow"""
    table = parse_position(
        "ugo seats=3 phase=play leader=1 hands=R0123456789,-,-".replace("R0123456789", "R012345678B0")
    )
    table.hands[1], table.hands[2] = (0b1111111111 << 10), (0b1111111111 << 20)
    table.voids[1] = 0b10  # blue: 8 of the 35 unseen cards
    assert ways_counted(table, 0) == comb(35 - 8, 10) * comb(25, 10)


# What is dealt to others stays hidden


def test_a_seat_sees_nothing_of_the_cards_dealt_to_others() -> None:
    """§deal §asked"""
    table = UGO.new(3)
    UGO.apply_chance(table, 0)
    sights = set()
    for card in range(CARDS):
        dealt = parse_position(UGO.notation.position(table))
        (event,) = UGO.apply_chance(dealt, card)
        assert [seat for seat in range(3) if event.told_to(seat)] == [0]
        sights.add(UGO.secrets.knowledge(row_of(UGO, dealt), 1).tobytes())
    assert len(sights) == 1


def test_worlds_are_drawn_for_seats_at_the_table_only() -> None:
    """A spectator has no hand to start from; compiled rules would read one all the same."""
    tables = UGO.table.many(1)
    tables[0] = UGO.new(2)
    for stranger in (2, SPECTATOR):
        with pytest.raises(ValueError, match="spectator"):
            UGO.secrets.resample(UGO.secrets.knowledge(tables, stranger)[0], Random.seeded(1), tables)
