"""What can happen in VIGO, as kinds of steps: for the log and for the animation."""

from enum import IntEnum

from tablee.games.story import UNTOLD, StepKind, number, seat_named
from tablee.games.vigo.box import COLOURS, HIDDEN, TREASURES, Direction
from tablee.games.vigo.tiles import cell_code, line_code, parts_of
from tablee.games.words import Text


class Step(IntEnum):
    """A kind of step; `STEPS` says with which arguments it is told."""

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
    DOLPHIN_PLAYED = 11
    WAVE_PLAYED = 12
    PIRATE_PLAYED = 13
    CHEST_PIECE = 14
    KEY_FITS = 15
    TREASURE_MULTIPLIES = 16
    CHEST_BUILT = 17
    TILE_LIFTED = 18
    TILE_PUT_BACK = 19
    TEN_CALLED = 20
    TILE_KEPT = 21
    TURN_ENDED = 22
    COUNTDOWN = 23
    SAFETY_END = 24
    STOCK_TILE = 25
    STOCK_COUNTED = 26
    GAME_WON = 27
    TILE_REACHED = 28


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
    Step.DOLPHIN_PLAYED: StepKind("vigo-dolphin-played", {"seat": seat_named, "cell": cell_code}),
    Step.WAVE_PLAYED: StepKind("vigo-wave-played", {"seat": seat_named, "line": line_code}),
    Step.PIRATE_PLAYED: StepKind("vigo-pirate-played", {"seat": seat_named, "victim": seat_named, "tile": tile_named}),
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
