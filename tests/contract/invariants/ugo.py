"""What no move and no draw of UGO! may change."""

from typing import Any

from tablee.games.bits import count, members_of
from tablee.games.ugo.box import ALL_CARDS, FARMER_PLACES, NO_CARD, OF_COLOUR, OF_COLOURS, SPACES, colour, deck_of
from tablee.games.ugo.packed_trick import cards_of
from tablee.games.ugo.table import Phase

Table = Any


def conserves(table: Table) -> None:
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
    assert sorted(cards) == members_of(deck_of(table.cards))


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
