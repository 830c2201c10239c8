"""Moves of VIGO for their readers: as they are typed in their language, and in words."""

from tablee.games.contract import Sight
from tablee.games.seats import seat_at
from tablee.games.story import seat_named
from tablee.games.vigo.box import EVENT_TILES, FARTHEST, HIDDEN, KINDS, STEP, Aim
from tablee.games.vigo.building import chests_of
from tablee.games.vigo.notation import CELL_WORDS, SINGLE_CODES
from tablee.games.vigo.story import direction_named, tile_named
from tablee.games.vigo.table import CALLS, CHESTS, EVENT_MOVES, PUTS, SAILING, STAY, TAKE, Phase, event_of
from tablee.games.vigo.tiles import LETTERS, TILE_CODES, cell_code, line_code, parse_tile
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.vigo.tiles import tile_letters
from tablee.texts import Texts


def typed(match: Match, seat: int, action: int, texts: Texts) -> str:
    """A move in the words of the notation, in the language of the reader: a tile by its letters, a chest by its number.

    Where a cell is asked for, the cell is enough.
    """
    (written,) = match.notated(seat, [action])
    word, *aim = written.split()
    if action < SAILING and word in CELL_WORDS.values():
        return aim[0]
    if CHESTS <= action < PUTS:
        aim = [str(action - CHESTS + 1)]
    elif aim and aim[-1] in TILE_CODES:
        aim[-1] = tile_letters(parse_tile(aim[-1]))
    return " ".join([texts.say(Text("vigo-word", {"word": word})), *aim])


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
