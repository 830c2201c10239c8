"""The boat: where it may sail, what it turns on its way, and what it finds where it arrives."""

from tablee.games.compiled import rule
from tablee.games.steps import Steps, tell
from tablee.games.vigo.bay import clear, find_ship, holds_takeable_tile, is_last_ship, is_unseen, show_tile, turn_tile
from tablee.games.vigo.box import COLUMN, EVENTS, FARTHEST, LAST_SHIP_POINTS, ROW, SHIP, STEP, TO_THE_EDGE, Direction
from tablee.games.vigo.ending import end_game
from tablee.games.vigo.stock import gain, has_ten
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import NOBODY, Phase, Table


@rule
def sailing(table: Table, seat: int) -> int:
    """1 to 6 cells straight on: not out of the bay, not over or onto another boat. §moving"""
    cell = table.boats[seat]
    north, east = int(TO_THE_EDGE[cell, Direction.NORTH]), int(TO_THE_EDGE[cell, Direction.EAST])
    south, west = int(TO_THE_EDGE[cell, Direction.SOUTH]), int(TO_THE_EDGE[cell, Direction.WEST])
    for other in range(table.seats):
        across = int(COLUMN[table.boats[other]]) - int(COLUMN[cell])
        down = int(ROW[table.boats[other]]) - int(ROW[cell])
        if across == 0 and down < 0:
            north = min(north, -down - 1)
        elif across == 0 and down > 0:
            south = min(south, down - 1)
        elif down == 0 and across > 0:
            east = min(east, across - 1)
        elif down == 0 and across < 0:
            west = min(west, -across - 1)
    return up_to(north, 0) | up_to(east, 1) | up_to(south, 2) | up_to(west, 3)


@rule
def up_to(distance: int, direction: int) -> int:
    """The moves of 1 to so many cells in a direction, as a set. §moving"""
    return ((1 << distance) - 1) << FARTHEST * direction


@rule
def sail(table: Table, seat: int, direction: int, distance: int, steps: Steps | None) -> None:
    """Every tile passed over is turned, in order; not those where the boat starts and arrives. §moving §turning"""
    start, step = int(table.boats[seat]), int(STEP[direction])
    if steps is not None:
        tell(steps, Step.SAILED, seat, direction, distance, start + step * distance)
    table.boats[seat] = start + step * distance
    land(table)
    for passed in range(1, distance):
        turn_tile(table, seat, start + step * passed, steps)
    arrive(table, seat, steps)


@rule
def stay(table: Table, seat: int, steps: Steps | None) -> None:
    """A boat that cannot move stays, without an arrival tile. §staying"""
    if steps is not None:
        tell(steps, Step.STAYED, seat)
    table.may_take = 0
    land(table)


@rule
def land(table: Table) -> None:
    """The boat has moved or had to stay: the rest of the turn begins, and a call comes too late. §turn §vigilance"""
    table.phase = Phase.LAND
    table.event_played = 0
    table.forgetful = NOBODY


@rule
def arrive(table: Table, seat: int, steps: Steps | None) -> None:
    """A ship that is reached is found; any other tile may be taken. §ships §taking"""
    cell = int(table.boats[seat])
    if table.tiles[cell] == SHIP:
        reach_ship(table, seat, cell, steps)
    table.may_take = holds_takeable_tile(table, cell)
    if table.may_take and not table.is_open[cell] and table.phase != Phase.PLACE:
        note_no_ship(table, cell, steps)


@rule
def note_no_ship(table: Table, cell: int, steps: Steps | None) -> None:
    """A tile that stays hidden when a boat reaches it is no ship, and everybody sees that. §ships §secrets

    The sixth ship may have been seen and hidden again: then it is news for whoever has forgotten where. §last-ship
    """
    is_new = is_unseen(table, cell) and not table.was_reached[cell]
    if steps is not None and (is_new or is_last_ship(table)):
        tell(steps, Step.TILE_REACHED, cell)
    if is_new:
        table.was_reached[cell] = 1


@rule
def reach_ship(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """The sixth ship is taken only if it lies face up; face down it is turned, and nothing is gained. §last-ship"""
    if not is_last_ship(table):
        find_ship(table, seat, cell, steps)
    elif table.is_open[cell]:
        take_last_ship(table, seat, cell, steps)
    else:
        show_tile(table, cell, steps)


@rule
def take_last_ship(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """The sixth ship gives 60 and ends the game at once. §last-ship §end"""
    if steps is not None:
        tell(steps, Step.LAST_SHIP_TAKEN, seat, cell, LAST_SHIP_POINTS)
    clear(table, cell)
    table.gone[SHIP] += 1
    table.scores[seat] += LAST_SHIP_POINTS
    end_game(table, steps)


@rule
def can_take(table: Table, seat: int) -> bool:
    """Only the tile under the boat, and not by a player with ten tiles. §taking §ten-tiles"""
    return bool(table.may_take) and not has_ten(table, seat)


@rule
def take(table: Table, seat: int, steps: Steps | None) -> None:
    """The tile of the arrival cell goes into the stock; a hidden one is taken unseen. §taking"""
    cell = int(table.boats[seat])
    tile = int(table.tiles[cell])
    if steps is not None:
        tell(steps, Step.TILE_TAKEN if table.is_open[cell] else Step.TILE_DISCOVERED, seat, cell, tile)
    clear(table, cell)
    gain(table, seat, tile)
    table.may_take = 0
    if tile < EVENTS and table.phase == Phase.LAND:
        table.new_events[tile] = table.new_events[tile] << 1 | 1
