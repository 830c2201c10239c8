"""What no move and no draw of VIGO may change."""

from typing import Any

import numpy as np

from tablee.games.bits import only
from tablee.games.vigo import box
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.table import NOBODY, Phase

Table = Any

REVEALING = frozenset({"vigo-tile-shown", "vigo-tile-reached", "vigo-tile-discovered", "vigo-ship-found"})
REMINDED_BY = "memory_aid"
SELDOM = frozenset({"vigo-stayed", "vigo-key-fits", "vigo-safety-end", "vigo-ten-called", "vigo-tile-kept"})


def conserves(table: Table) -> None:
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
    if table.phase == Phase.FIRST:
        assert not table.bag.any()
        return
    bay = table.tiles[table.tiles != box.NO_TILE].tolist()
    stocks = [tile for seat in range(int(table.seats)) for tile in stock_tiles(table, seat)]
    lifted = [] if table.lifted == box.NO_TILE else [int(table.lifted)]
    lying = np.bincount([*bay, *stocks, *lifted], minlength=box.FACES)
    assert (lying + table.bag + table.gone).tolist() == box.IN_BOX[table.locks_per_colour].tolist()
    assert len(bay) == table.in_bay
    assert int(table.bag.sum()) == box.CELLS - table.laid


def hidden_cells_hold_tiles(table: Table) -> None:
    is_empty, is_hidden = table.tiles == box.NO_TILE, table.is_open == 0
    assert not (is_empty & is_hidden).any()
    assert not ((table.was_open == 1) & ~is_hidden).any()
    is_unseen = is_hidden & (table.was_open == 0)
    assert not ((table.was_reached == 1) & ~is_unseen).any()
    assert max(table.is_open.max(), table.was_open.max(), table.was_reached.max()) <= 1
    if table.phase <= Phase.TILES:
        assert np.flatnonzero(~is_empty).tolist() == list(range(int(table.laid)))


def boats_lie_on_different_cells(table: Table) -> None:
    boats = [int(cell) for cell in table.boats if cell != box.NO_CELL]
    assert len(set(boats)) == len(boats)
    assert max(boats, default=0) < box.CELLS
    assert not any(table.is_open[cell] == table.was_open[cell] == table.was_reached[cell] == 0 for cell in boats)
    if table.phase > Phase.PLACE:
        assert len(boats) == table.seats


def a_stock_adds_up(table: Table, seat: int) -> None:
    events, stock, doubles = table.events[seat], int(table.stocks[seat]), int(table.doubles[seat])
    assert table.held[seat] == len(stock_tiles(table, seat))
    assert [bool(held) for held in events] == [bool(stock & only(event)) for event in range(box.EVENTS)]
    assert doubles & ~(stock & ~((1 << box.EVENTS) - 1)) == 0
    assert stock & ~box.ALL_KINDS == 0


def ten_tiles_are_allowed(table: Table, seat: int) -> None:
    """Nobody has more, and without vigilance only the player in turn has as many, after sailing."""
    assert table.held[seat] <= box.MOST_HELD
    if table.held[seat] == box.MOST_HELD and not table.vigilance:
        assert (table.turn, table.phase) == (seat, Phase.LAND)


def ships_leave_the_bay_when_they_are_seen(table: Table) -> None:
    found = int(table.gone[box.SHIP])
    seen = (table.tiles == box.SHIP) & ((table.is_open == 1) | (table.was_open == 1))
    assert seen.sum() <= (found == box.SHIPS - 1)
    assert not ((table.tiles == box.SHIP) & (table.was_reached == 1)).any()
    if found == box.SHIPS:
        assert table.phase == Phase.OVER


def what_belongs_to_a_turn_fits_its_phase(table: Table) -> None:
    phase, turn = Phase(table.phase), int(table.turn)
    assert (table.lifted != box.NO_TILE) == (phase in (Phase.PUT_BACK, Phase.CALL))
    assert (table.caller != NOBODY) == (phase == Phase.CALL)
    assert max(turn, int(table.first)) < table.seats
    if table.event_played:
        assert phase in (Phase.SAIL, Phase.CALL, Phase.OVER)
    if table.may_take:
        assert Phase.SAIL <= phase < Phase.OVER
        assert table.tiles[table.boats[turn]] < box.KINDS
    if table.new_events.any():
        assert phase in (Phase.LAND, Phase.PUT_BACK, Phase.OVER)
        assert not (table.new_events >> table.events[turn]).any()
    if table.forgetful != NOBODY:
        assert table.vigilance
        assert phase in (Phase.SAIL, Phase.OVER)
        assert table.held[table.forgetful] == box.MOST_HELD
        assert (table.forgetful + 1) % table.seats == turn


def the_countdown_is_in_range(table: Table) -> None:
    most = box.IDLE_TURNS * int(table.seats)
    assert table.idle_turns <= most
    if table.idle_turns == most:
        assert table.phase == Phase.OVER
    assert max(table.is_progress, table.may_take, table.event_played) <= 1
    if table.phase > Phase.PLACE:
        assert 0 < table.fewest_in_bay < box.CELLS
    else:
        assert table.fewest_in_bay == table.idle_turns == 0


def seats_that_nobody_takes_have_nothing(table: Table) -> None:
    seats = int(table.seats)
    for place in (table.stocks, table.doubles, table.events, table.held, table.scores, table.colours):
        assert not place[seats:].any()
    assert (table.boats[seats:] == box.NO_CELL).all()
    assert len(set(table.colours[:seats].tolist())) == seats
    assert not (table.scores % 5).any()
