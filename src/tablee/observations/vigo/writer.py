"""Writes what a seat of VIGO knows; all seats know the same, each from its own side."""

import numpy as np

from tablee.games.bits import only
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    BOTTOMS,
    CELLS,
    COLOURS,
    COPIES,
    EVENT_TILES,
    EVENTS,
    FACES,
    IN_BOX,
    KEYS,
    KINDS,
    LIDS,
    LOCKS,
    MIDDLES,
    NO_CELL,
    NO_TILE,
    NO_TREASURE,
    SEATS,
    SHIP,
    SHIPS,
    TREASURE,
)
from tablee.games.vigo.chests import how_many_chests, piece_points, treasures_held
from tablee.games.vigo.ending import turns_left
from tablee.games.vigo.stock import copies
from tablee.games.vigo.table import NOBODY, Phase, Table
from tablee.observations.vigo.layout import LAYOUT, TENS
from tablee.observations.vigo.promise import chest_now, promise, tens
from tablee.observations.vigo.reckoning import known_last_ship, moves_between, points_now
from tablee.observations.writing import place_from, put_number, signed

TILE, OPEN, KNOWN, NO_SHIP = (LAYOUT.begin(name) for name in ("tile", "open", "known", "no_ship"))
KIND, WORTH, MATCH = LAYOUT.begin("kind"), LAYOUT.begin("worth"), LAYOUT.begin("match")
OWN_BOAT, OTHER_BOATS = LAYOUT.begin("own_boat"), LAYOUT.begin("other_boats")
STOCKS, HELD, MADE, SCORES, LEADS = (LAYOUT.begin(name) for name in ("stocks", "held", "chests", "scores", "leads"))
PROMISES, AT_END, SHIPS_FOUND = (LAYOUT.begin(name) for name in ("promises", "at_end", "ships_found"))
LAST_SHIP, SHIP_MOVES = LAYOUT.begin("last_ship"), LAYOUT.begin("ship_moves")
HUES, UNSEEN, GONE = LAYOUT.begin("colours"), LAYOUT.begin("unseen"), LAYOUT.begin("gone")
ASKED, EVENT_PLAYED, MAY_TAKE = (LAYOUT.begin(name) for name in ("asked_for", "event_played", "may_take"))
NEW_EVENTS, LIFTED, TURN = (LAYOUT.begin(name) for name in ("new_events", "lifted", "turn"))
FORGETFUL, TURNS_LEFT, IN_BAY = (LAYOUT.begin(name) for name in ("forgetful", "turns_left", "in_bay"))
PLAYERS, FREE_EVENTS = LAYOUT.begin("players"), LAYOUT.begin("free_events")
EVENTS_HELD, CHEST = LAYOUT.begin("events"), LAYOUT.begin("chest")
VIGILANCE, TWO_LOCKS = LAYOUT.begin("vigilance"), LAYOUT.begin("two_locks")

LIKELY = 0.7  # that a missing piece is found
FEWEST_SEATS, HUE_COUNT = SEATS[0], len(COLOURS)


def _plane_of(tile: int) -> int:
    """The plane in which a kind of tile is marked."""
    sets = {"key": KEYS, "lid": LIDS, "bottom": BOTTOMS, "middle": MIDDLES, "lock": LOCKS}
    if tile < EVENTS:
        return LAYOUT.begin(EVENT_TILES[tile].name)
    return LAYOUT.begin(next((name for name, members in sets.items() if members >> tile & 1), "ship"))


PLANE_OF: Array = np.array([_plane_of(tile) for tile in range(FACES)], np.int64)


@chapter
def write(table: Table, seat: int, out: Array) -> None:
    """The bay as it is known, stocks and points, and the turn."""
    out[:] = 0
    seats = signed(table.seats)
    write_bay(table, seat, out)
    for place in range(seats):
        write_seat(table, seat, seat_at(seat, place, seats), place, out)
    write_ending(table, seat, seats, out)
    write_tiles_elsewhere(table, out)
    write_turn(table, seat, seats, out)
    write_agreed(table, seats, out)


@rule
def write_bay(table: Table, seat: int, out: Array) -> None:
    """Cell by cell: what lies there, as far as it was ever seen."""
    for tile in range(FACES):
        out[UNSEEN + tile] = IN_BOX[table.locks_per_colour, tile] - table.gone[tile]
    for cell in range(CELLS):
        if table.tiles[cell] != NO_TILE:
            out[TILE + cell] = 1
            out[OPEN + cell] = table.is_open[cell]
            out[NO_SHIP + cell] = table.was_reached[cell]
            if table.is_open[cell] or table.was_open[cell]:
                write_tile(table, seat, cell, signed(table.tiles[cell]), out)


@rule
def write_tile(table: Table, seat: int, cell: int, tile: int, out: Array) -> None:
    """A known face, and what it is worth to the seat."""
    out[KNOWN + cell] = 1
    out[KIND + cell] = tile + 1
    out[PLANE_OF[tile] + cell] = 1
    out[UNSEEN + tile] -= 1
    out[WORTH + cell] = worth(table, seat, tile)
    out[MATCH + cell] = matches(table, seat, tile)


@rule
def worth(table: Table, seat: int, tile: int) -> int:
    """Points, in tens, that a tile brings in a chest; events and ships bring none there."""
    if tile < EVENTS or tile >= KINDS:
        return 0
    return piece_points(tile, signed(table.colours[seat])) // TENS


@rule
def matches(table: Table, seat: int, tile: int) -> int:
    """How many tiles of a stock bear the same treasure."""
    treasure = signed(TREASURE[tile])
    if treasure == NO_TREASURE:
        return 0
    return treasures_held(signed(table.stocks[seat]), signed(table.doubles[seat]), treasure)


@rule
def write_seat(table: Table, seat: int, other: int, place: int, out: Array) -> None:
    """A stock, a boat, and points."""
    for tile in range(KINDS):
        if table.stocks[other] & only(tile):
            out[STOCKS + KINDS * place + tile] = copies(table, other, tile)
            out[UNSEEN + tile] -= copies(table, other, tile)
    put_number(out, HELD + place, table.held[other])
    put_number(out, MADE + place, how_many_chests(signed(table.stocks[other]), signed(table.doubles[other])))
    put_number(out, SCORES + place, signed(table.scores[other]) // TENS)
    put_number(out, LEADS + place, (signed(table.scores[seat]) - signed(table.scores[other])) // TENS)
    for event in range(EVENTS):
        out[EVENTS_HELD + EVENTS * place + event] = table.events[other, event]
    stock, twice, colour = signed(table.stocks[other]), signed(table.doubles[other]), signed(table.colours[other])
    put_number(out, CHEST + place, tens(chest_now(stock, twice, colour)))
    out[HUES + HUE_COUNT * place + signed(table.colours[other])] = 1
    if table.boats[other] != NO_CELL:
        out[(OWN_BOAT if place == 0 else OTHER_BOATS) + signed(table.boats[other])] = 1


@rule
def write_ending(table: Table, seat: int, seats: int, out: Array) -> None:
    """How far the end is, and who would like it."""
    out[SHIPS_FOUND + min(signed(table.gone[SHIP]), SHIPS - 1)] = 1
    ship, own = known_last_ship(table), points_now(table, seat)
    if ship != NO_CELL:
        out[LAST_SHIP] = 1
        out[LAST_SHIP + 1] = table.is_open[ship]
    for place in range(seats):
        other = seat_at(seat, place, seats)
        stock = promise(signed(table.stocks[other]), signed(table.doubles[other]), signed(table.colours[other]), LIKELY)
        put_number(out, PROMISES + place, int(stock) // TENS)
        put_number(out, AT_END + place, (own - points_now(table, other)) // TENS)
        if ship != NO_CELL and table.boats[other] != NO_CELL:
            out[SHIP_MOVES + place] = moves_between(signed(table.boats[other]), ship)


@rule
def write_tiles_elsewhere(table: Table, out: Array) -> None:
    """What is gone, and the tile on its way."""
    for tile in range(FACES):
        out[GONE + tile] = table.gone[tile]
    if table.lifted != NO_TILE:
        out[LIFTED + signed(table.lifted)] = 1
        out[UNSEEN + signed(table.lifted)] -= 1


@rule
def write_turn(table: Table, seat: int, seats: int, out: Array) -> None:
    """Whose turn it is and how far it has come."""
    if Phase.PLACE <= table.phase < Phase.OVER:
        out[ASKED + signed(table.phase) - Phase.PLACE] = 1
    out[EVENT_PLAYED] = table.event_played
    out[MAY_TAKE] = table.may_take
    for event in range(EVENTS):
        out[NEW_EVENTS + event] = table.new_events[event]
    out[TURN + place_from(seat, table.turn, seats)] = 1
    if table.forgetful != NOBODY:
        out[FORGETFUL + place_from(seat, table.forgetful, seats)] = 1
    put_number(out, TURNS_LEFT, turns_left(table))
    put_number(out, IN_BAY, table.in_bay)


@rule
def write_agreed(table: Table, seats: int, out: Array) -> None:
    """Options."""
    out[PLAYERS + seats - FEWEST_SEATS] = 1
    out[FREE_EVENTS] = table.free_events
    out[VIGILANCE] = table.vigilance
    out[TWO_LOCKS] = table.locks_per_colour == COPIES
