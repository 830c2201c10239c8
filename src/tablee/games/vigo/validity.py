"""What stands against a table that is set up by hand, so that nothing plays on from one that cannot be."""

from collections.abc import Callable

import numpy as np

from tablee.games.vigo.bay import holds_takeable_tile, is_last_ship
from tablee.games.vigo.box import CELLS, MOST_HELD, NO_CELL, NO_TILE, SHIP, SHIPS
from tablee.games.vigo.ending import turns_left
from tablee.games.vigo.stock import has_ten
from tablee.games.vigo.table import NOBODY, Phase, Table

MOST_LAID = {Phase.FIRST: 0, Phase.TILES: CELLS - 1, Phase.PLACE: CELLS}


def impossible(table: Table) -> str | None:
    """The first thing that stands against a table; a bay may well be emptier than any game leaves it."""
    return next((reason for reason, stands in REASONS.items() if stands(table)), None)


def forgetful(table: Table) -> int:
    """Who ended the turn before this one with ten tiles, which can still be called. §vigilance"""
    before = _seat_before(table)
    return before if table.phase == Phase.SAIL and has_ten(table, before) else NOBODY


def _seat_before(table: Table) -> int:
    return (int(table.turn) - 1) % int(table.seats)


def _boats_astray(table: Table) -> bool:
    """Boats are placed one after another, on different cells. §placing"""
    cells = [int(cell) for cell in table.boats[: table.seats]]
    placed = [cell for cell in cells if cell != NO_CELL]
    ought = [_has_placed(table, seat) for seat in range(table.seats)]
    return len(set(placed)) < len(placed) or [cell != NO_CELL for cell in cells] != ought


def _has_placed(table: Table, seat: int) -> bool:
    """In turn, from the first player on. §placing"""
    first, seats = int(table.first), int(table.seats)
    if table.phase == Phase.PLACE:
        return (seat - first) % seats < (int(table.turn) - first) % seats
    return bool(table.phase > Phase.PLACE)


def _bay_cannot_be(table: Table) -> bool:
    """Only the sixth ship is seen and stays, and a boat that reaches it turns it face up. §ships §last-ship"""
    ships = np.flatnonzero(table.tiles == SHIP)
    is_seen = table.is_open[ships].any() or table.was_open[ships].any()
    is_under_boat = any(cell in table.boats and not table.is_open[cell] for cell in ships)
    return bool(is_seen and not is_last_ship(table)) or is_under_boat or _is_laid_wrong(table)


def _is_laid_wrong(table: Table) -> bool:
    """Tiles are laid face down in the order of the cells, and nothing is seen until a boat sails. §bay §turning"""
    if table.phase > Phase.PLACE:
        return False
    seen = table.tiles[(table.is_open | table.was_open | table.was_reached).astype(bool)]
    has_gaps = table.phase <= Phase.TILES and np.any(table.tiles[: table.laid] == NO_TILE)
    return bool(has_gaps or np.any(seen < SHIP) or table.laid > MOST_LAID[Phase(table.phase)])


def _stocks_too_large(table: Table) -> bool:
    return any(table.held[seat] > _most_held(table, seat) for seat in range(table.seats))


def _most_held(table: Table, seat: int) -> int:
    """Nine tiles, or ten in the own turn after sailing, or where others are to notice it. §ten-tiles §vigilance"""
    if table.phase <= Phase.PLACE:
        return int(_has_placed(table, seat))
    may_have_ten = table.vigilance or (table.phase == Phase.LAND and seat == table.turn)
    return MOST_HELD if may_have_ten else MOST_HELD - 1


def _turn_cannot_be(table: Table) -> bool:
    """What belongs to a moment of the turn is there at that moment only. §turn"""
    return any(
        (
            table.phase == Phase.FIRST and table.first != 0,
            table.phase <= Phase.TILES and table.turn != table.first,
            table.event_played and table.phase not in (Phase.SAIL, Phase.CALL, Phase.OVER),
            table.may_take and not _can_have_arrived(table),
            any(table.new_events) and not _can_be_new(table),
            _forgets_wrongly(table),
            _calls_wrongly(table),
        )
    )


def _can_have_arrived(table: Table) -> bool:
    """A boat arrives by sailing, or before that by an event; a call and a tile put back come between. §taking"""
    by_event = table.event_played and table.phase in (Phase.SAIL, Phase.CALL)
    is_time = by_event or table.phase in (Phase.LAND, Phase.PUT_BACK)
    return bool(is_time) and holds_takeable_tile(table, table.boats[table.turn])


def _can_be_new(table: Table) -> bool:
    """New events are taken from the bay after sailing, and are still in the stock. §new-events"""
    is_held = not (table.new_events >> table.events[table.turn]).any()
    return is_held and table.phase in (Phase.LAND, Phase.PUT_BACK, Phase.OVER)


def _forgets_wrongly(table: Table) -> bool:
    """Ten tiles at the end of a turn can be called until the next boat has moved, or the game is over. §vigilance"""
    if table.phase != Phase.OVER or table.forgetful == NOBODY:
        return bool(table.forgetful != forgetful(table))
    return table.forgetful != _seat_before(table) or not has_ten(table, table.forgetful)


def _calls_wrongly(table: Table) -> bool:
    """During a call, and only then, somebody calls the player before. §vigilance"""
    if table.phase != Phase.CALL:
        return bool(table.caller != NOBODY)
    return not table.vigilance or table.caller in (NOBODY, _seat_before(table))


def _lifted_wrongly(table: Table) -> bool:
    """A tile is on its way from a stock that had ten. §putting-back §vigilance"""
    if table.phase not in (Phase.PUT_BACK, Phase.CALL):
        return bool(table.lifted != NO_TILE)
    loser = table.turn if table.phase == Phase.PUT_BACK else _seat_before(table)
    return table.lifted in (SHIP, NO_TILE) or bool(table.held[loser] != MOST_HELD - 1)


def _counts_disagree(table: Table) -> bool:
    """Before the first turn nothing is counted; the game ends with the sixth ship, or after idle turns. §end §safety"""
    if table.phase <= Phase.TILES and (table.scores.any() or table.is_progress):
        return True
    if table.phase <= Phase.PLACE:
        return bool(table.fewest_in_bay or table.idle_turns)
    left = turns_left(table)
    is_over = table.phase == Phase.OVER
    return left < 0 or (left == 0 and not is_over) or (is_over and left > 0 and table.gone[SHIP] < SHIPS)


REASONS: dict[str, Callable[[Table], bool]] = {
    "boats": _boats_astray,
    "board": _bay_cannot_be,
    "stocks": _stocks_too_large,
    "lifted": _lifted_wrongly,
    "turn": _turn_cannot_be,
    "counts": _counts_disagree,
}
