"""Tables of VIGO in the players' words. Seats count from 1 in positions and moves, from 0 in code."""

from collections.abc import Iterable
from typing import Any

from tablee.games.story import Event
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import BROWN, CELLS, COLOURS, COLUMNS, NO_TILE, ROWS
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.positions import parse_position
from tablee.games.vigo.tiles import cell_code, parse_cell, parse_tile, tile_code

LYING = {"open": (1, 0), "seen": (0, 1), "hidden": (0, 0)}
WRITTEN = {"open": str.upper, "seen": str.capitalize, "hidden": str.lower}
FIRST_LETTERS = {"key": "k", "lid": "l", "bottom": "b", "middle": "m", "lock": "x"}
SECOND_LETTERS = dict(zip((*COLOURS, *BROWN), "rbgywvecndiou", strict=True))
JUNK = [  # makes no chest: there are no bottoms
    *("key-red", "key-blue", "key-green", "key-yellow", "key-white", "key-violet"),
    *("lid-green", "lid-yellow", "lid-white"),
]


def junk(number: int, *others: str) -> str:
    """A stock of so many tiles that are of no use, and of some others."""
    return "+".join([*JUNK[:number], *others])


def bay(*lying: str) -> str:
    """The board of a position: `C3 key-red` lies face up, `C3 hidden key-red` was never seen, `C3 seen …` once was."""
    cells = [".."] * CELLS
    for cell, *words in map(str.split, lying):
        cells[parse_cell(cell)] = two_letters(*(words if len(words) == 2 else ["open", *words]))
    return "/".join("".join(cells[row::ROWS]) for row in range(ROWS))


def two_letters(way: str, tile: str) -> str:
    """A tile as a position writes it, by the way it lies."""
    part, _, of = tile.partition("-")
    return WRITTEN[way](FIRST_LETTERS[part] + SECOND_LETTERS[of] if of else part[:2])


def at(line: str, *lying: str) -> Any:
    """The table of a position; if it does not say otherwise, the first of two players is about to sail."""
    given = {"phase": "sail", "boats": "A1,L9"} | dict(word.split("=", 1) for word in line.split())
    words = {"seats": len(given["boats"].split(",")), **given, "board": bay(*lying)}
    return parse_position(" ".join(["vigo", *(f"{name}={written}" for name, written in words.items())]))


# What is done


def do(table: Any, *moves: str) -> list[Event]:
    """Whoever is asked makes the next of the moves."""
    return [event for move in moves for event in by(table, asked(table), move)]


def by(table: Any, seat: int, move: str) -> list[Event]:
    """A seat makes a move, asked or not."""
    return VIGO.apply(table, seat, VIGO.notation.parse_move(table, seat, move))


def asked(table: Any) -> int:
    (seat,) = VIGO.awaited(table)
    return seat


def choices(table: Any, seat: int | None = None) -> list[str]:
    """What a seat may do, or who is asked."""
    seat = asked(table) if seat is None else seat
    return VIGO.notation.moves(table, seat, VIGO.legal(table, seat))


def sorts(table: Any, seat: int | None = None) -> set[str]:
    """What a seat may do, in one word each."""
    return {choice.split()[0] for choice in choices(table, seat)}


def aims(table: Any, word: str, seat: int | None = None) -> list[str]:
    """What comes after a word: the cells of a dolphin, the lines of a wave."""
    return [choice.partition(" ")[2] for choice in choices(table, seat) if choice.split()[0] == word]


# What is there


def lies(table: Any, code: str) -> str:
    """What lies on a cell, as it was written down for `bay`."""
    cell = parse_cell(code)
    if table.tiles[cell] == NO_TILE:
        return "nothing"
    way = next(word for word, way in LYING.items() if way == (table.is_open[cell], table.was_open[cell]))
    return f"{way} {tile_code(int(table.tiles[cell]))}".removeprefix("open ")


def stock(table: Any, seat: int = 0) -> list[str]:
    return [tile_code(tile) for tile in stock_tiles(table, seat)]


def boats(table: Any) -> list[str]:
    return [cell_code(int(cell)) for cell in table.boats[: table.seats]]


def scores(table: Any) -> list[int]:
    return [VIGO.rules.score(table, seat) for seat in range(table.seats)]


def gone(table: Any, code: str) -> int:
    """How many tiles of a kind have left the game."""
    return int(table.gone[parse_tile(code)])


def free_cells(table: Any) -> list[str]:
    """The cells with neither tile nor boat."""
    cells = [f"{column}{row + 1}" for column in "ABCDEFGHIJKL"[:COLUMNS] for row in range(ROWS)]
    return [cell for cell in cells if lies(table, cell) == "nothing" and cell not in boats(table)]


# What is told


def keys(events: Iterable[Event]) -> list[str]:
    """The kinds of steps of a story."""
    return [event.kind.key.removeprefix("vigo-") for event in events]


def of_kind(events: Iterable[Event], key: str) -> list[dict[str, int]]:
    """The arguments of all steps of a kind."""
    return [dict(event.args) for event in events if event.kind.key == f"vigo-{key}"]


def turned(events: Iterable[Event]) -> list[str]:
    """The cells of the tiles that were turned, in order."""
    turning = ("vigo-tile-shown", "vigo-tile-hidden")
    return [cell_code(event.args["cell"]) for event in events if event.kind.key in turning]
