"""Why something cannot be done now, and what can. Everything it speaks of is public."""

from tablee.games.bits import count, members_of
from tablee.games.seats import seat_at
from tablee.games.story import seat_named
from tablee.games.vigo.box import EVENT_TILES, EVENTS, FARTHEST, KINDS, Aim
from tablee.games.vigo.chests import how_many_chests
from tablee.games.vigo.events import others_hold_tiles
from tablee.games.vigo.rules import awaited
from tablee.games.vigo.sailing import sailing
from tablee.games.vigo.stock import copies, has_ten
from tablee.games.vigo.story import direction_named, tile_named
from tablee.games.vigo.table import (
    ACTIONS,
    CALLS,
    END,
    EVENT_MOVES,
    KEEP,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Phase,
    Table,
    event_of,
)
from tablee.games.vigo.ten_tiles import can_call
from tablee.games.vigo.tiles import cell_code
from tablee.games.words import Text


def why_not(table: Table, seat: int, action: int) -> Text:
    """The first thing that stands against it. §turn §vigilance"""
    if table.phase == Phase.OVER:
        return Text("game-over")
    if table.phase in (Phase.FIRST, Phase.TILES):
        return Text("vigo-not-begun")
    if action not in range(ACTIONS):
        return Text("vigo-no-such-move", {"move": str(action)})
    if CALLS <= action < KEEP:
        return _why_not_call(table, seat, action - CALLS)
    (decider,) = members_of(awaited(table))
    if seat != decider:
        return Text("not-your-turn", {"awaited": seat_named(decider)})
    if table.phase in (Phase.PUT_BACK, Phase.CALL):
        return _why_not_there(action)
    return _why_not_in_turn(table, seat, action)


def _why_not_call(table: Table, seat: int, tile: int) -> Text:
    """§vigilance"""
    if not can_call(table, seat):
        return Text("vigo-no-call")
    return Text("vigo-not-held", {"seat": seat_named(int(table.forgetful)), "tile": tile_named(tile)})


def _why_not_there(action: int) -> Text:
    """A tile on its way goes onto a free cell; a called one perhaps into the stock. §putting-back §vigilance"""
    if action < SAILING:
        return Text("vigo-cell-not-free", {"cell": cell_code(action)})
    return Text("vigo-no-keeping" if action == KEEP else "vigo-where-to")


def _why_not_in_turn(table: Table, seat: int, action: int) -> Text:
    if action == KEEP:
        return Text("vigo-no-call")
    if table.phase == Phase.PLACE:
        return _why_not_leap(action) if action < SAILING else Text("vigo-place-first")
    if (event := event_of(action)) < EVENTS:
        return _why_no_event(table, seat, event) or _why_not_at(table, seat, event, action - EVENT_MOVES[event].start)
    if action <= STAY:
        return _why_not_sail(table, seat, action)
    if action == TAKE:
        return Text("vigo-stock-full" if table.may_take else "vigo-nothing-to-take")
    return Text("vigo-must-sail") if table.phase == Phase.SAIL else _why_not_after_landing(table, seat, action)


def _why_not_leap(cell: int) -> Text:
    return Text("vigo-cell-taken", {"cell": cell_code(cell)})


def _why_no_event(table: Table, seat: int, event: int) -> Text | None:
    """§first-event §new-events §ten-tiles"""
    if not copies(table, seat, event):
        return Text("vigo-no-event", {"tile": tile_named(event)})
    if table.free_events:
        return None
    if table.phase == Phase.SAIL:
        return Text("vigo-event-played") if table.event_played else None
    if table.new_events[event] or has_ten(table, seat):
        return None
    return Text("vigo-event-not-new", {"tile": tile_named(event)})


def _why_not_at(table: Table, seat: int, event: int, aim: int) -> Text:
    """Why an event that may be played is not for this aim; for a line there is no reason. §dolphin §wave §pirate"""
    match EVENT_TILES[event].aim:
        case Aim.CELL:
            return _why_not_leap(aim)
        case Aim.LINE:
            return Text("vigo-no-such-move", {"move": str(EVENT_MOVES[event].start + aim)})
        case Aim.STOCK:
            return _why_not_steal(table, seat, aim)


def _why_not_sail(table: Table, seat: int, action: int) -> Text:
    """§moving §staying"""
    if table.phase == Phase.LAND:
        return Text("vigo-has-sailed")
    if action == STAY:
        return Text("vigo-can-sail")
    direction, distance = divmod(action - SAILING, FARTHEST)
    farthest = count(sailing(table, seat) >> FARTHEST * direction & (1 << FARTHEST) - 1)
    args = {"direction": direction_named(direction), "distance": distance + 1, "farthest": farthest}
    return Text("vigo-way-barred", args)


def _why_not_steal(table: Table, seat: int, theft: int) -> Text:
    """§pirate"""
    step, tile = divmod(theft, KINDS)
    if not others_hold_tiles(table, seat):
        return Text("vigo-nothing-to-steal")
    if step + 1 >= table.seats:
        return Text("no-such-seat", {"seat": seat + step + 2, "seats": int(table.seats)})
    victim = seat_at(seat, step + 1, int(table.seats))
    return Text("vigo-not-held", {"seat": seat_named(victim), "tile": tile_named(tile)})


def _why_not_after_landing(table: Table, seat: int, action: int) -> Text:
    """§chests §ten-tiles §putting-back"""
    if action == END:
        return Text("vigo-ten-tiles")
    if action < PUTS:
        stock, doubles = int(table.stocks[seat]), int(table.doubles[seat])
        return Text("vigo-no-such-chest", {"chests": how_many_chests(stock, doubles)})
    if not has_ten(table, seat):
        return Text("vigo-not-ten")
    return Text("vigo-not-held", {"seat": seat_named(seat), "tile": tile_named(action - PUTS)})
