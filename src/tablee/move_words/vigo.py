"""Moves of VIGO in words."""

from tablee.games.contract import Sight
from tablee.games.seats import seat_at
from tablee.games.story import seat_named
from tablee.games.vigo.box import EVENT_TILES, FARTHEST, HIDDEN, KINDS, STEP, Aim
from tablee.games.vigo.building import chests_of
from tablee.games.vigo.notation import CELL_WORDS, SINGLE_CODES
from tablee.games.vigo.story import direction_named, tile_named
from tablee.games.vigo.table import CALLS, CHESTS, EVENT_MOVES, PUTS, SAILING, STAY, TAKE, Phase, event_of
from tablee.games.vigo.tiles import LETTERS, cell_code, line_code
from tablee.games.words import Text


def in_words(sight: Sight, action: int) -> Text:
    """A move as the page says it before it is made."""
    if action == TAKE:
        tile = int(sight.tiles[sight.boats[sight.seat]])
        return Text("vigo-take-hidden") if tile == HIDDEN else Text("vigo-take", {"tile": tile_named(tile)})
    if action in SINGLE_CODES:
        return Text("vigo-do", {"kind": SINGLE_CODES[action]})
    if action < SAILING and sight.phase in CELL_WORDS:
        return Text("vigo-do-cell", {"kind": CELL_WORDS[Phase(sight.phase)], "cell": cell_code(action)})
    if SAILING <= action < STAY:
        return sailing_in_words(sight, *divmod(action - SAILING, FARTHEST))
    if action < CHESTS:
        return event_in_words(sight, event_of(action), action)
    if action < PUTS:
        return Text("vigo-build", {"points": int(chests_of(sight, int(sight.seat))[action - CHESTS].points)})
    kind, first = ("put", PUTS) if action < CALLS else ("call", CALLS)
    return Text("vigo-do-tile", {"kind": kind, "tile": tile_named(action - first)})


def event_in_words(sight: Sight, event: int, action: int) -> Text:
    """What an event will do, by its aim."""
    key, aim = f"vigo-do-{EVENT_TILES[event].name}", action - EVENT_MOVES[event].start
    match EVENT_TILES[event].aim:
        case Aim.CELL:
            return Text(key, {"cell": cell_code(aim)})
        case Aim.LINE:
            line = line_code(aim)
            return Text(key, {"kind": "column" if line in LETTERS else "row", "line": line})
        case Aim.STOCK:
            step, tile = divmod(aim, KINDS)
            victim = seat_at(int(sight.seat), step + 1, int(sight.seats))
            return Text(key, {"tile": tile_named(tile), "seat": seat_named(victim)})


def sailing_in_words(sight: Sight, direction: int, further: int) -> Text:
    """How far a boat sails in which direction, and to which cell."""
    cell = int(sight.boats[sight.seat]) + int(STEP[direction]) * (further + 1)
    args = {"direction": direction_named(direction), "distance": further + 1, "cell": cell_code(cell)}
    return Text("vigo-do-sail", args)
