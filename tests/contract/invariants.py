"""What no move and no draw may change, game by game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tablee.games.bits import count, members_of
from tablee.games.pillage import table as pillage_table
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.planning import face_each_other
from tablee.games.record import copied
from tablee.games.ugo.box import ALL_CARDS, CARDS, FARMER_PLACES, NO_CARD, OF_COLOUR, OF_COLOURS, SPACES, colour
from tablee.games.ugo.table import Phase
from tablee.games.ugo.trick import cards_of

Table = Any


def ugo(table: Table) -> None:
    seats = range(int(table.seats))
    every_card_lies_in_one_place(table)
    hands_are_of_a_size(table)
    nobody_holds_a_colour_shown_void(table)
    for seat in seats:
        a_kingdom_has_no_gap(table, seat)
        its_piles_are_in_order(table, seat)
    farmers_have_places_and_come_from_the_supply(table)
    seats_that_do_not_play_have_nothing(table)


def every_card_lies_in_one_place(table: Table) -> None:
    in_trick = int(table.to_lay) if table.phase == Phase.LAY else cards_of(table.trick)
    places = [*table.hands, *table.kingdoms, table.aside, in_trick]
    cards = [card for place in places for card in members_of(place)]
    assert sorted(cards) == list(range(CARDS))


def hands_are_of_a_size(table: Table) -> None:
    """Everybody has played as often as the tricks say, and once more in the trick."""
    if table.phase not in (Phase.PLAY, Phase.LAY):
        return
    in_trick, seats, leader = count(cards_of(table.trick)), int(table.seats), int(table.leader)
    played = [int((seat - leader) % seats < in_trick) for seat in range(seats)]
    left = int(table.hand_size) - int(table.tricks_played)
    assert [count(int(hand)) for hand in table.hands[:seats]] == [left - one for one in played]


def nobody_holds_a_colour_shown_void(table: Table) -> None:
    assert not any(int(hand & OF_COLOURS[voids]) for hand, voids in zip(table.hands, table.voids, strict=True))


def a_kingdom_has_no_gap(table: Table, seat: int) -> None:
    spaces = [int(table.spaces[seat, of_colour]) for of_colour in members_of(table.colours[seat])]
    assert sorted(spaces) == list(range(len(spaces)))
    assert [int(top) for top in table.tops[seat, len(spaces) :]] == [NO_CARD] * (SPACES - len(spaces))
    assert int(table.kingdoms[seat]) & ~int(OF_COLOURS[table.colours[seat]]) == 0


def its_piles_are_in_order(table: Table, seat: int) -> None:
    for of_colour in members_of(table.colours[seat]):
        pile = members_of(table.kingdoms[seat] & OF_COLOUR[of_colour])
        depths = {int(table.depths[card]): card for card in pile}
        assert sorted(depths) == list(range(1, len(pile) + 1))
        top = int(table.tops[seat, table.spaces[seat, of_colour]])
        assert (top, colour(top)) == (depths[len(pile)], of_colour)


def farmers_have_places_and_come_from_the_supply(table: Table) -> None:
    assert int(table.farmers.max()) <= FARMER_PLACES
    assert sum(int(farmers) for farmers in table.farmers) <= table.farmer_supply


def seats_that_do_not_play_have_nothing(table: Table) -> None:
    for place in (table.hands, table.kingdoms, table.colours, table.spaces, table.farmers, table.voids, table.scores):
        assert not place[table.seats :].any()
    assert int(table.aside) & ~ALL_CARDS == 0


def pillage(table: Table) -> None:
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
    if table.phase != pillage_table.Phase.MARKET:
        assert 0 not in row or not table.pile
        assert row == [kind for kind in row if kind] + [0] * row.count(0)


def what_follows_from_played_cards_is_kept(table: Table) -> None:
    twin = copied(table)
    if table.played.any():
        face_each_other(twin)
    assert twin.tobytes() == table.tobytes()
    assert table.phase != pillage_table.Phase.RESOLVE
    assert bool(table.played.any()) or not table.acts.any()


def seats_that_do_not_play_have_no_cards(table: Table) -> None:
    for place in (table.hands, table.drawn, table.stocks, table.banks, table.relics, table.plans, table.played):
        assert not place[table.seats :].any()


INVARIANTS: dict[str, Callable[[Table], None]] = {"ugo": ugo, "pillage": pillage}

# The steps that show everybody what was hidden; for two worlds that a seat cannot tell apart, stories part there.
REVEALING: dict[str, frozenset[str]] = {
    "ugo": frozenset(),
    "pillage": frozenset({"pillage-revealed", "pillage-order-shown"}),
}
