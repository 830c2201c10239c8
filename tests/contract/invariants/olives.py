"""What no move and no draw of Olives may change."""

from typing import Any

from tablee.games.bits import members_of
from tablee.games.olives.box import BOWLS, CARDS, NO_CARD
from tablee.games.olives.table import Phase

Table = Any

REVEALING = frozenset({"olives-bid-shown"})


def conserves(table: Table) -> None:
    for seat in range(int(table.seats)):
        every_card_lies_in_one_place(table, seat)
    no_olive_comes_from_nowhere(table)
    only_who_owes_a_bid_has_none(table)
    seats_that_do_not_play_have_nothing(table)


def every_card_lies_in_one_place(table: Table, seat: int) -> None:
    bid = [int(table.bids[seat])] if table.bids[seat] != NO_CARD else []
    cards = [*members_of(table.hands[seat]), *members_of(table.played[seat]), *bid]
    assert len(set(cards)) == len(cards) == len(CARDS) - int(not owes_away(table, seat))
    assert set(cards) <= set(CARDS)


def owes_away(table: Table, seat: int) -> bool:
    return bool(table.phase == Phase.AWAY and table.owing >> seat & 1)


def no_olive_comes_from_nowhere(table: Table) -> None:
    turned = sum(BOWLS) - sum(members_of(table.pile))
    there = sum(map(int, table.scores)) + int(table.bowl)
    assert there <= turned
    assert there == turned or not table.leftovers


def only_who_owes_a_bid_has_none(table: Table) -> None:
    without = [seat for seat in range(int(table.seats)) if table.bids[seat] == NO_CARD]
    if table.phase == Phase.BID:
        assert members_of(table.owing) == without != []
    else:
        assert len(without) == table.seats


def seats_that_do_not_play_have_nothing(table: Table) -> None:
    for place in (table.hands, table.bids, table.played, table.scores):
        assert not place[table.seats :].any()
