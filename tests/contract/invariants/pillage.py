"""What no move and no draw of Village Pillage may change."""

from collections import Counter
from typing import Any

from tablee.games.bits import members_of
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.planning import face_each_other
from tablee.games.pillage.table import Phase
from tablee.games.record import copied

Table = Any

REVEALING = frozenset({"pillage-revealed", "pillage-order-shown"})
SELDOM = frozenset({"pillage-withdrawn"})


def conserves(table: Table) -> None:
    every_card_has_one_owner_or_lies_in_the_market(table)
    turnips_are_never_negative_and_banks_never_above_their_limit(table)
    plans_are_of_cards_that_the_seat_has(table)
    the_market_is_full_as_long_as_the_pile_is_not_empty(table)
    what_follows_from_played_cards_is_kept(table)
    seats_that_do_not_play_have_no_cards(table)


def every_card_has_one_owner_or_lies_in_the_market(table: Table) -> None:
    known = [kind for seat in range(int(table.seats)) for kind in hand_kinds(table, seat)]
    unseen = [kind for cards in (*table.drawn, table.pile) for kind in members_of(cards)]
    shown = [int(kind) for place in (table.market, table.buried, table.resting.flat) for kind in place if kind]
    starting = [kind for kind in STARTING for _ in range(int(table.seats))]
    assert sorted(known + unseen + shown) == sorted(starting + members_of(table.in_play))


def turnips_are_never_negative_and_banks_never_above_their_limit(table: Table) -> None:
    assert min(table.stocks) >= 0
    assert min(table.loot) >= 0
    assert min(table.banks) >= 0
    assert max(table.banks) <= table.bank_limit
    assert max(table.relics) <= table.relics_to_win


def plans_are_of_cards_that_the_seat_has(table: Table) -> None:
    for seat in range(int(table.seats)):
        owned = Counter([*hand_kinds(table, seat), *members_of(table.drawn[seat])])
        assert not Counter(int(kind) for kind in table.plans[seat] if kind) - owned
        assert not Counter(int(kind) for kind in table.played[seat] if kind) - owned
        assert not table.plans[seat, table.planned[seat] :].any()


def the_market_is_full_as_long_as_the_pile_is_not_empty(table: Table) -> None:
    row = [int(kind) for kind in table.market]
    if table.phase != Phase.MARKET:
        assert 0 not in row or not table.pile
        assert row == [kind for kind in row if kind] + [0] * row.count(0)


def what_follows_from_played_cards_is_kept(table: Table) -> None:
    twin = copied(table)
    if table.played.any():
        face_each_other(twin)
    assert twin.tobytes() == table.tobytes()
    assert table.phase != Phase.RESOLVE
    assert bool(table.played.any()) or not table.acts.any()


def seats_that_do_not_play_have_no_cards(table: Table) -> None:
    for place in (table.hands, table.drawn, table.stocks, table.banks, table.relics, table.plans, table.played):
        assert not place[table.seats :].any()
