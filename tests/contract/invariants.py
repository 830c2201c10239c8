"""What no move and no draw may change, game by game."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.games.bits import count, members_of, only
from tablee.games.ugo.box import ALL_CARDS, CARDS, FARMER_PLACES, NO_CARD, OF_COLOUR, OF_COLOURS, SPACES, colour
from tablee.games.ugo.table import Phase
from tablee.games.ugo.trick import cards_of
from tablee.games.vigo import box as vigo_box
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.table import NOBODY
from tablee.games.vigo.table import Phase as VigoPhase

Table = Any


# UGO!


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


# VIGO


def vigo(table: Table) -> None:
    every_tile_of_the_box_is_in_one_place(table)
    hidden_cells_hold_tiles(table)
    boats_lie_on_different_cells(table)
    for seat in range(int(table.seats)):
        a_stock_adds_up(table, seat)
        ten_tiles_are_allowed(table, seat)
    ships_leave_the_bay_when_they_are_seen(table)
    what_belongs_to_a_turn_fits_its_phase(table)
    the_countdown_is_in_range(table)
    seats_that_nobody_takes_have_nothing(table)


def every_tile_of_the_box_is_in_one_place(table: Table) -> None:
    if table.phase == VigoPhase.FIRST:
        assert not table.bag.any()
        return
    bay = table.tiles[table.tiles != vigo_box.NO_TILE].tolist()
    stocks = [tile for seat in range(int(table.seats)) for tile in stock_tiles(table, seat)]
    lifted = [] if table.lifted == vigo_box.NO_TILE else [int(table.lifted)]
    lying = np.bincount([*bay, *stocks, *lifted], minlength=vigo_box.FACES)
    assert (lying + table.bag + table.gone).tolist() == vigo_box.IN_BOX[table.locks_per_colour].tolist()
    assert len(bay) == table.in_bay
    assert int(table.bag.sum()) == vigo_box.CELLS - table.laid


def hidden_cells_hold_tiles(table: Table) -> None:
    is_empty, is_hidden = table.tiles == vigo_box.NO_TILE, table.is_open == 0
    assert not (is_empty & is_hidden).any()
    assert not ((table.was_open == 1) & ~is_hidden).any()
    is_unseen = is_hidden & (table.was_open == 0)
    assert not ((table.was_reached == 1) & ~is_unseen).any()
    assert max(table.is_open.max(), table.was_open.max(), table.was_reached.max()) <= 1
    if table.phase <= VigoPhase.TILES:
        assert np.flatnonzero(~is_empty).tolist() == list(range(int(table.laid)))


def boats_lie_on_different_cells(table: Table) -> None:
    boats = [int(cell) for cell in table.boats if cell != vigo_box.NO_CELL]
    assert len(set(boats)) == len(boats)
    assert max(boats, default=0) < vigo_box.CELLS
    assert not any(table.is_open[cell] == table.was_open[cell] == table.was_reached[cell] == 0 for cell in boats)
    if table.phase > VigoPhase.PLACE:
        assert len(boats) == table.seats


def a_stock_adds_up(table: Table, seat: int) -> None:
    events, stock, doubles = table.events[seat], int(table.stocks[seat]), int(table.doubles[seat])
    assert table.held[seat] == len(stock_tiles(table, seat))
    assert [bool(held) for held in events] == [bool(stock & only(event)) for event in range(vigo_box.EVENTS)]
    assert doubles & ~(stock & ~((1 << vigo_box.EVENTS) - 1)) == 0
    assert stock & ~vigo_box.ALL_KINDS == 0


def ten_tiles_are_allowed(table: Table, seat: int) -> None:
    """Nobody has more, and without vigilance only the player in turn has as many, after sailing."""
    assert table.held[seat] <= vigo_box.MOST_HELD
    if table.held[seat] == vigo_box.MOST_HELD and not table.vigilance:
        assert (table.turn, table.phase) == (seat, VigoPhase.LAND)


def ships_leave_the_bay_when_they_are_seen(table: Table) -> None:
    found = int(table.gone[vigo_box.SHIP])
    seen = (table.tiles == vigo_box.SHIP) & ((table.is_open == 1) | (table.was_open == 1))
    assert seen.sum() <= (found == vigo_box.SHIPS - 1)
    assert not ((table.tiles == vigo_box.SHIP) & (table.was_reached == 1)).any()
    if found == vigo_box.SHIPS:
        assert table.phase == VigoPhase.OVER


def what_belongs_to_a_turn_fits_its_phase(table: Table) -> None:
    phase, turn = VigoPhase(table.phase), int(table.turn)
    assert (table.lifted != vigo_box.NO_TILE) == (phase in (VigoPhase.PUT_BACK, VigoPhase.CALL))
    assert (table.caller != NOBODY) == (phase == VigoPhase.CALL)
    assert max(turn, int(table.first)) < table.seats
    if table.event_played:
        assert phase in (VigoPhase.SAIL, VigoPhase.CALL, VigoPhase.OVER)
    if table.may_take:
        assert VigoPhase.SAIL <= phase < VigoPhase.OVER
        assert table.tiles[table.boats[turn]] < vigo_box.KINDS
    if table.new_events.any():
        assert phase in (VigoPhase.LAND, VigoPhase.PUT_BACK, VigoPhase.OVER)
        assert not (table.new_events >> table.events[turn]).any()
    if table.forgetful != NOBODY:
        assert table.vigilance
        assert phase in (VigoPhase.SAIL, VigoPhase.OVER)
        assert table.held[table.forgetful] == vigo_box.MOST_HELD
        assert (table.forgetful + 1) % table.seats == turn


def the_countdown_is_in_range(table: Table) -> None:
    most = vigo_box.IDLE_TURNS * int(table.seats)
    assert table.idle_turns <= most
    if table.idle_turns == most:
        assert table.phase == VigoPhase.OVER
    assert max(table.is_progress, table.may_take, table.event_played) <= 1
    if table.phase > VigoPhase.PLACE:
        assert 0 < table.fewest_in_bay < vigo_box.CELLS
    else:
        assert table.fewest_in_bay == table.idle_turns == 0


def seats_that_nobody_takes_have_nothing(table: Table) -> None:
    seats = int(table.seats)
    for place in (table.stocks, table.doubles, table.events, table.held, table.scores, table.colours):
        assert not place[seats:].any()
    assert (table.boats[seats:] == vigo_box.NO_CELL).all()
    assert len(set(table.colours[:seats].tolist())) == seats
    assert not (table.scores % 5).any()


INVARIANTS: dict[str, Callable[[Table], None]] = {"ugo": ugo, "vigo": vigo}

# The steps that show everybody what was hidden; for two worlds that a seat cannot tell apart, stories part there.
REVEALING: dict[str, frozenset[str]] = {
    "ugo": frozenset(),
    "vigo": frozenset({"vigo-tile-shown", "vigo-tile-reached", "vigo-tile-discovered", "vigo-ship-found"}),
}

# The steps that random games seldom tell.
SELDOM: dict[str, frozenset[str]] = {
    "ugo": frozenset(),
    "vigo": frozenset({"vigo-stayed", "vigo-key-fits", "vigo-safety-end", "vigo-ten-called", "vigo-tile-kept"}),
}
