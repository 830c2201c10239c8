"""VIGO's table as a record, its phases, and the numbers of its moves."""

from enum import IntEnum

import numpy as np

from tablee.games.moves import BITS
from tablee.games.record import Array, Record, array, i16, i64, u8
from tablee.games.vigo.box import (
    CELLS,
    DIRECTIONS,
    EVENT_TILES,
    EVENTS,
    FACES,
    FARTHEST,
    KINDS,
    LINES,
    MOST_SEATS,
    Aim,
)

NOBODY = 255


class Phase(IntEnum):
    """What the table waits for."""

    FIRST = 0  # chance: who begins
    TILES = 1  # chance: the tile for the next cell
    PLACE = 2  # a boat, anywhere
    SAIL = 3  # an event, then the boat's move
    LAND = 4  # taking, playing, building, until the turn ends
    PUT_BACK = 5  # the cell for a tile that goes back
    CALL = 6  # where the tile goes that a caller has taken
    OVER = 7


# Moves: a cell means a place for the boat, the aim of an event, or where a tile goes, as the phase has it.
AIMS = {Aim.CELL: CELLS, Aim.LINE: LINES, Aim.STOCK: (MOST_SEATS - 1) * KINDS}
"""How many moves an event has: a stock is counted clockwise from the own, then come the kinds of tile."""

BY_CELL = next(event for event, tile in enumerate(EVENT_TILES) if tile.aim == Aim.CELL)  # played by naming a cell


def _moves_of_events(first: int) -> list[range]:
    """The moves of each event: those of the last kind come first. Those of one of them are the cells."""
    moves = [range(CELLS)] * EVENTS
    for event in reversed(range(EVENTS)):
        if event != BY_CELL:
            moves[event] = range(first, first + AIMS[EVENT_TILES[event].aim])
            first = moves[event].stop
    return moves


MOST_CHESTS = 100
SAILING = CELLS  # by direction, then by distance
STAY = SAILING + DIRECTIONS * FARTHEST
TAKE = STAY + 1
END = TAKE + 1
EVENT_MOVES = _moves_of_events(END + 1)
EVENTS_BY_MOVE = sorted(range(EVENTS), key=lambda event: EVENT_MOVES[event].start)  # as people are offered them
CHESTS = max(END + 1, *(moves.stop for moves in EVENT_MOVES))  # by rank
PUTS = CHESTS + MOST_CHESTS  # by kind of tile
CALLS = PUTS + KINDS  # by kind of tile
KEEP = CALLS + KINDS
ACTIONS = KEEP + 1
WORDS = -(-ACTIONS // BITS)


def event_of(action: int) -> int:
    """The event that a move plays, or a cell in the phases in which it plays one; `EVENTS` for any other move."""
    return next((event for event, moves in enumerate(EVENT_MOVES) if action in moves), EVENTS)


FIRST_AIM: Array = np.array([moves.start for moves in EVENT_MOVES], np.int64)
EVENT_OF: Array = np.array([event_of(action) for action in range(ACTIONS)], np.int64)


class Moves(Record):
    """What may be done, as a set of actions."""

    bits: Array = array(i64, WORDS)


class Table(Record):
    """The bay, the boats, and the stocks."""

    # Agreed before the game
    seats: u8
    free_events: u8
    vigilance: u8
    locks_per_colour: u8
    memory_aid: u8
    colours: Array = array(u8, MOST_SEATS)

    # Where the game stands
    phase: u8
    laid: u8  # tiles laid out at the set-up
    first: u8
    turn: u8
    scores: Array = array(i16, MOST_SEATS)

    # The turn
    event_played: u8  # whether one was played before sailing
    may_take: u8  # whether the boat has arrived at the tile under it
    # Of each event, which of those held were taken from the bay since the boat sailed: 0 is the one held shortest.
    new_events: Array = array(u8, EVENTS)
    lifted: u8  # a tile on its way, or NO_TILE
    caller: u8  # whom the table waits for during a call, or NOBODY
    forgetful: u8  # who ended a turn with ten tiles, while that can be called; or NOBODY

    # The bay, cell by cell
    tiles: Array = array(u8, CELLS)  # the tile there, or NO_TILE
    is_open: Array = array(u8, CELLS)  # whether everybody sees what lies there: a face, or nothing
    was_open: Array = array(u8, CELLS)  # whether a tile that lies face down has been seen
    was_reached: Array = array(u8, CELLS)  # whether a boat has reached a tile that nobody has seen: it is no ship
    boats: Array = array(u8, MOST_SEATS)  # their cells, or NO_CELL

    # Tiles that are not in the bay
    bag: Array = array(u8, FACES)  # not laid out yet, by kind
    stocks: Array = array(i64, MOST_SEATS)  # the kinds that a seat holds, as a set
    doubles: Array = array(i64, MOST_SEATS)  # the pieces of which it holds two, as a set
    events: Array = array(u8, MOST_SEATS, EVENTS)  # how many of each event it holds
    held: Array = array(u8, MOST_SEATS)  # how many tiles
    gone: Array = array(u8, FACES)  # out of the game, by kind; ships that were found

    # The safety end
    in_bay: u8  # tiles in the bay now
    fewest_in_bay: u8  # at the end of any turn, or of the set-up
    is_progress: u8  # whether this turn has brought the game on
    idle_turns: u8  # in a row
