"""What can happen in VIGO, as kinds of steps: for the log and for the animation."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from tablee.games.story import UNTOLD, StepKind, number, seat_named
from tablee.games.vigo.box import COLOURS, EVENT_TILES, EVENTS, HIDDEN, TREASURES, Aim, Direction
from tablee.games.vigo.tiles import cell_code, line_code, parts_of
from tablee.games.words import Text


class Step(IntEnum):
    """A kind of step; `STEPS` says with which arguments it is told. An event that is played has one for its kind."""

    FIRST_DRAWN = 0
    TILE_LAID = 1
    BOAT_PLACED = 2
    SAILED = 3
    STAYED = 4
    TILE_SHOWN = 5
    TILE_HIDDEN = 6
    SHIP_FOUND = 7
    LAST_SHIP_TAKEN = 8
    TILE_TAKEN = 9
    TILE_DISCOVERED = 10
    TILE_REACHED = 11
    CHEST_PIECE = 12
    KEY_FITS = 13
    TREASURE_MULTIPLIES = 14
    CHEST_BUILT = 15
    TILE_LIFTED = 16
    TILE_PUT_BACK = 17
    TEN_CALLED = 18
    TILE_KEPT = 19
    TURN_ENDED = 20
    COUNTDOWN = 21
    SAFETY_END = 22
    STOCK_TILE = 23
    STOCK_COUNTED = 24
    GAME_WON = 25


EVENT_PLAYED = len(Step)  # and the kind of event


def event_played(step: int) -> int | None:
    """The kind of event that a step tells of."""
    return step - EVENT_PLAYED if EVENT_PLAYED <= step < EVENT_PLAYED + EVENTS else None


def tile_named(tile: int) -> Text:
    """A tile in words; a tile whose face is not told is just a tile."""
    part, of = parts_of(HIDDEN if tile == UNTOLD else tile)
    return Text("vigo-tile", {"part": part, "of": of})


def direction_named(direction: int) -> str:
    """A point of the compass, as the language files name it."""
    return Direction(direction).name.lower()


def colour_named(colour: int) -> str:
    """A colour, as the language files name it."""
    return COLOURS[colour]


def treasure_named(treasure: int) -> str:
    """A treasure, as the language files name it."""
    return TREASURES[treasure]


STEPS: dict[int, StepKind] = {
    Step.FIRST_DRAWN: StepKind("vigo-first-drawn", {"seat": seat_named}),
    Step.TILE_LAID: StepKind("vigo-tile-laid", {"cell": cell_code}),
    Step.BOAT_PLACED: StepKind("vigo-boat-placed", {"seat": seat_named, "cell": cell_code}),
    Step.SAILED: StepKind(
        "vigo-sailed", {"seat": seat_named, "direction": direction_named, "distance": number, "cell": cell_code}
    ),
    Step.STAYED: StepKind("vigo-stayed", {"seat": seat_named}),
    Step.TILE_SHOWN: StepKind("vigo-tile-shown", {"cell": cell_code, "tile": tile_named}, is_final=True),
    Step.TILE_HIDDEN: StepKind("vigo-tile-hidden", {"cell": cell_code}),
    Step.TILE_REACHED: StepKind("vigo-tile-reached", {"cell": cell_code}, is_final=True),
    Step.SHIP_FOUND: StepKind(
        "vigo-ship-found",
        {"seat": seat_named, "cell": cell_code, "found": number, "points": number},
        is_final=True,
    ),
    Step.LAST_SHIP_TAKEN: StepKind("vigo-last-ship-taken", {"seat": seat_named, "cell": cell_code, "points": number}),
    Step.TILE_TAKEN: StepKind("vigo-tile-taken", {"seat": seat_named, "cell": cell_code, "tile": tile_named}),
    Step.TILE_DISCOVERED: StepKind(
        "vigo-tile-discovered", {"seat": seat_named, "cell": cell_code, "tile": tile_named}, is_final=True
    ),
    Step.CHEST_PIECE: StepKind("vigo-chest-piece", {"seat": seat_named, "tile": tile_named, "points": number}),
    Step.KEY_FITS: StepKind("vigo-key-fits", {"seat": seat_named, "colour": colour_named, "points": number}),
    Step.TREASURE_MULTIPLIES: StepKind(
        "vigo-treasure-multiplies",
        {"seat": seat_named, "treasure": treasure_named, "times": number, "points": number},
    ),
    Step.CHEST_BUILT: StepKind("vigo-chest-built", {"seat": seat_named, "points": number, "total": number}),
    Step.TILE_LIFTED: StepKind("vigo-tile-lifted", {"seat": seat_named, "tile": tile_named}, is_final=True),
    Step.TILE_PUT_BACK: StepKind("vigo-tile-put-back", {"seat": seat_named, "cell": cell_code, "tile": tile_named}),
    Step.TEN_CALLED: StepKind(
        "vigo-ten-called", {"seat": seat_named, "victim": seat_named, "tile": tile_named}, is_final=True
    ),
    Step.TILE_KEPT: StepKind("vigo-tile-kept", {"seat": seat_named, "tile": tile_named}),
    Step.TURN_ENDED: StepKind("vigo-turn-ended", {"seat": seat_named, "held": number}),
    Step.COUNTDOWN: StepKind("vigo-countdown", {"turns": number}),
    Step.SAFETY_END: StepKind("vigo-safety-end", {"turns": number}),
    Step.STOCK_TILE: StepKind("vigo-stock-tile", {"seat": seat_named, "tile": tile_named, "points": number}),
    Step.STOCK_COUNTED: StepKind("vigo-stock-counted", {"seat": seat_named, "points": number, "total": number}),
    Step.GAME_WON: StepKind("vigo-game-won", {"seat": seat_named, "total": number}),
}

# How each event is told
AIMED: dict[Aim, dict[str, Callable[[int], Any]]] = {
    Aim.CELL: {"cell": cell_code},
    Aim.LINE: {"line": line_code},
    Aim.STOCK: {"victim": seat_named, "tile": tile_named},
}
STEPS |= {
    EVENT_PLAYED + event: StepKind(f"vigo-{tile.name}-played", {"seat": seat_named, **AIMED[tile.aim]})
    for event, tile in enumerate(EVENT_TILES)
}
