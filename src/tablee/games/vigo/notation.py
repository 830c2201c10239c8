"""How players of VIGO write moves, what chance brings, and whole positions.

A cell is written with what it is for: `place F3`, `dolphin F3`, `on F3`; an event by its name and its aim. A chest is
written by its tiles, or, to be shorter, by its rank: `build 1` is the most valuable one.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from tablee.games.picture import read
from tablee.games.positions import parse_seat
from tablee.games.seats import seat_at
from tablee.games.vigo.box import EVENT_TILES, EVENTS, FARTHEST, KINDS, Aim, Direction
from tablee.games.vigo.building import chest_tiles, chests_of
from tablee.games.vigo.chests import Chest
from tablee.games.vigo.positions import parse_position, position
from tablee.games.vigo.table import (
    BY_CELL,
    CALLS,
    CHESTS,
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
from tablee.games.vigo.tiles import cell_code, line_code, parse_cell, parse_line, parse_tile, tile_code
from tablee.games.words import Refused

__all__ = ["move", "moves", "outcome", "parse_move", "parse_outcome", "parse_position", "position"]

SINGLE = {"stay": STAY, "take": TAKE, "end": END, "keep": KEEP}
SINGLE_CODES = {action: code for code, action in SINGLE.items()}
CELL_WORDS: dict[int, str] = {Phase.PLACE: "place", Phase.PUT_BACK: "on", Phase.CALL: "on"}
BUILDING = range(CHESTS, PUTS)
MOST_WRITTEN = 10_000  # moves that are remembered as they are written: the same ones come up in every turn


def move(table: Table, seat: int, action: int) -> str:
    """A move as people write it."""
    (written,) = moves(table, seat, [action])
    return written


def moves(table: Table, seat: int, actions: Sequence[int]) -> list[str]:
    """Several moves: the phase and the chests are looked at once for all of them."""
    word, seats = _cell_word(table), read(table, "seats")
    chests = chests_of(table, seat) if any(action in BUILDING for action in actions) else []
    return [
        _chest_code(chests, action - CHESTS) if action in BUILDING else _move_code(action, word, seat, seats)
        for action in actions
    ]


def _cell_word(table: Table) -> str:
    """What a cell is chosen for now."""
    return CELL_WORDS.get(read(table, "phase"), EVENT_TILES[BY_CELL].name)


@lru_cache(MOST_WRITTEN)
def _move_code(action: int, cell_word: str, seat: int, seats: int) -> str:
    """Any move but building."""
    if action in SINGLE_CODES:
        return SINGLE_CODES[action]
    if action < SAILING:
        return f"{cell_word} {cell_code(action)}"
    if action < STAY:
        direction, distance = divmod(action - SAILING, FARTHEST)
        return f"{Direction(direction).name.lower()} {distance + 1}"
    if action < CHESTS:
        return _event_code(action, seat, seats)
    return f"put {tile_code(action - PUTS)}" if action < CALLS else f"call {tile_code(action - CALLS)}"


def _event_code(action: int, seat: int, seats: int) -> str:
    event = event_of(action)
    name, aim = EVENT_TILES[event].name, action - EVENT_MOVES[event].start
    match EVENT_TILES[event].aim:
        case Aim.CELL:
            return f"{name} {cell_code(aim)}"
        case Aim.LINE:
            return f"{name} {line_code(aim)}"
        case Aim.STOCK:
            step, tile = divmod(aim, KINDS)
            return f"{name} {seat_at(seat, step + 1, seats) + 1} {tile_code(tile)}"


def _chest_code(chests: Sequence[Chest], rank: int) -> str:
    tiles = " ".join(map(tile_code, chest_tiles(chests[rank]))) if rank < len(chests) else str(rank + 1)
    return f"build {tiles}"


def parse_move(table: Table, seat: int, text: str) -> int:
    """The move that is meant; small and capital letters are the same."""
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    if word in SINGLE and not rest:
        return SINGLE[word]
    if word not in PARSERS:
        raise Refused("vigo-no-such-move", move=text)
    return PARSERS[word](table, seat, rest)


def _cell(word: str) -> Callable[[Table, int, str], int]:
    def parsed(table: Table, _seat: int, rest: str) -> int:
        cell, needed = parse_cell(rest), _cell_word(table)
        if word != needed and Phase.PLACE <= table.phase < Phase.OVER:
            raise Refused("vigo-cell-word", word=word, needed=needed, cell=cell_code(cell))
        return cell

    return parsed


def _sailing(direction: Direction) -> Callable[[Table, int, str], int]:
    def parsed(_table: Table, _seat: int, rest: str) -> int:
        if rest not in [str(distance) for distance in range(1, FARTHEST + 1)]:
            raise Refused("vigo-no-such-move", move=f"{direction.name.lower()} {rest}")
        return SAILING + FARTHEST * direction + int(rest) - 1

    return parsed


def _event(event: int) -> Callable[[Table, int, str], int]:
    name, first = EVENT_TILES[event].name, EVENT_MOVES[event].start

    def at_stock(table: Table, seat: int, rest: str) -> int:
        victim, _, tile = rest.partition(" ")
        step = (parse_seat(victim, int(table.seats)) - seat) % int(table.seats)
        if step == 0:
            raise Refused("vigo-no-such-move", move=f"{name} {rest}")
        return first + KINDS * (step - 1) + _held_kind(tile)

    match EVENT_TILES[event].aim:
        case Aim.CELL:
            return _cell(name) if event == BY_CELL else lambda _table, _seat, rest: first + parse_cell(rest)
        case Aim.LINE:
            return lambda _table, _seat, rest: first + parse_line(rest)
        case Aim.STOCK:
            return at_stock


def _held_kind(text: str) -> int:
    tile = parse_tile(text)
    if tile >= KINDS:
        raise Refused("vigo-no-such-tile", tile=text)
    return tile


def _chest(table: Table, seat: int, rest: str) -> int:
    chests = chests_of(table, seat)
    if rest in [str(rank + 1) for rank in range(len(chests))]:
        return CHESTS + int(rest) - 1
    codes = rest.split()
    tiles = sorted(_held_kind(code) for code in codes) if codes and not rest[0].isdecimal() else None
    for rank, chest in enumerate(chests):
        if chest_tiles(chest) == tiles:
            return CHESTS + rank
    raise Refused("vigo-no-such-chest", chests=len(chests))


PARSERS: dict[str, Callable[[Table, int, str], int]] = {
    **{word: _cell(word) for word in CELL_WORDS.values()},
    **{direction.name.lower(): _sailing(direction) for direction in Direction},
    **{EVENT_TILES[event].name: _event(event) for event in range(EVENTS)},
    "build": _chest,
    "put": lambda _table, _seat, rest: PUTS + _held_kind(rest),
    "call": lambda _table, _seat, rest: CALLS + _held_kind(rest),
}


def outcome(table: Table, outcome: int) -> str:
    """The first player, or the tile that is laid out."""
    return f"first {outcome + 1}" if table.phase == Phase.FIRST else tile_code(outcome)


def parse_outcome(table: Table, text: str) -> int:
    """The first player, or the tile that is laid out."""
    if table.phase == Phase.FIRST:
        return parse_seat(text.lower().removeprefix("first").strip(), int(table.seats))
    return parse_tile(text)
