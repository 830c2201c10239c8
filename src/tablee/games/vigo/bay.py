"""The bay: tiles are turned, found, taken away and put back."""

from tablee.games.bits import only
from tablee.games.compiled import rule
from tablee.games.steps import Steps, tell
from tablee.games.vigo.box import KINDS, NO_TILE, SHIP, SHIP_POINTS, SHIPS
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import Table


@rule
def turn_tile(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """A tile is turned: hidden becomes visible, visible hidden. A cell without a tile is left alone. §turning"""
    if table.tiles[cell] == NO_TILE:
        return
    if table.is_open[cell]:
        hide_tile(table, cell, steps)
    else:
        show_tile(table, cell, steps)
        if table.tiles[cell] == SHIP and not is_last_ship(table):
            find_ship(table, seat, cell, steps)


@rule
def hide_tile(table: Table, cell: int, steps: Steps | None) -> None:
    """A visible tile is hidden, and its face can only be remembered. §turning §secrets"""
    if steps is not None:
        tell(steps, Step.TILE_HIDDEN, cell)
    table.is_open[cell] = 0
    table.was_open[cell] = 1


@rule
def show_tile(table: Table, cell: int, steps: Steps | None) -> None:
    """A hidden tile becomes visible to everybody. §turning §secrets"""
    if steps is not None:
        tell(steps, Step.TILE_SHOWN, cell, table.tiles[cell])
    table.is_open[cell] = 1
    table.was_open[cell] = 0
    table.was_reached[cell] = 0


@rule
def is_last_ship(table: Table) -> bool:
    """Whether five ships are found: the sixth is different. §last-ship"""
    return bool(table.gone[SHIP] == SHIPS - 1)


@rule
def find_ship(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """One of the first five ships leaves the bay at once and counts for the player who found it. §ships"""
    clear(table, cell)
    table.gone[SHIP] += 1
    table.scores[seat] += SHIP_POINTS
    table.is_progress = 1
    if steps is not None:
        tell(steps, Step.SHIP_FOUND, seat, cell, table.gone[SHIP], SHIP_POINTS)


@rule
def clear(table: Table, cell: int) -> None:
    """A tile leaves its cell, and everybody sees that nothing lies there."""
    table.tiles[cell] = NO_TILE
    table.is_open[cell] = 1
    table.was_open[cell] = 0
    table.was_reached[cell] = 0
    table.in_bay -= 1


@rule
def put_on_cell(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """The tile on its way is put back face up. §putting-back"""
    if steps is not None:
        tell(steps, Step.TILE_PUT_BACK, seat, cell, table.lifted)
    table.tiles[cell] = table.lifted
    table.lifted = NO_TILE
    table.in_bay += 1


@rule
def holds_takeable_tile(table: Table, cell: int) -> bool:
    """Whether a tile lies there that a stock can hold."""
    return bool(table.tiles[cell] < KINDS)


@rule
def is_unseen(table: Table, cell: int) -> bool:
    """Whether a tile lies there face down and has never been seen. §secrets"""
    return not (table.is_open[cell] or table.was_open[cell])


@rule
def boats_in_line(table: Table, first: int, step: int, length: int) -> int:
    """The places of a line on which boats lie, as a set. §wave"""
    places = 0
    for place in range(length):
        for seat in range(table.seats):
            if table.boats[seat] == first + step * place:
                places |= only(place)
    return places
