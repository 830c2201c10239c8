"""Features of what a move of VIGO does with a tile: taken, stolen, given back, or built into a chest."""

from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import KINDS, NO_TREASURE, SHIP, SHIPS, TREASURE
from tablee.games.vigo.chests import treasures_held
from tablee.games.vigo.table import Table
from tablee.observations.vigo.layout import TENS
from tablee.observations.vigo.move_layout import (
    BEST_CHEST,
    CHEST_POINTS,
    GAIN,
    KIND_OF_TILE,
    LAST_SHIP,
    LEFT,
    MATCH,
    OWN_LOSS,
    PROMISE,
    RIVAL_GAIN,
    RIVAL_LEAD,
    RIVAL_LOSS,
    TILE,
    WORTH,
)
from tablee.observations.vigo.promise import loss, promise, tens
from tablee.observations.vigo.reckoning import OWN, RIVAL
from tablee.observations.vigo.writer import worth
from tablee.observations.writing import put_number, signed

NEXT_TURN = 0.5  # of what a tile adds that may be had in the next turn
LAST_BUT_ONE = SHIPS - 1


@rule
def write_tile(table: Table, seat: int, tile: int, reckoned: Array, out: Array) -> None:
    """A known tile."""
    out[TILE + KIND_OF_TILE[tile]] = 1
    put_number(out, WORTH, worth(table, seat, tile))
    if TREASURE[tile] != NO_TREASURE:
        put_number(out, MATCH, treasures_held(signed(table.stocks[seat]), signed(table.doubles[seat]), TREASURE[tile]))
    put_number(out, GAIN, tens(reckoned[OWN + tile]))
    put_number(out, RIVAL_GAIN, tens(reckoned[RIVAL + tile]))
    out[LAST_SHIP] = tile == SHIP and table.gone[SHIP] == LAST_BUT_ONE


@rule
def write_theft(table: Table, seat: int, theft: int, reckoned: Array, out: Array) -> None:
    """A tile of another stock, counted clockwise from the own."""
    victim = seat_at(seat, theft // KINDS + 1, signed(table.seats))
    write_stolen(table, seat, victim, theft % KINDS, reckoned, out)


@rule
def write_stolen(table: Table, seat: int, victim: int, tile: int, reckoned: Array, out: Array) -> None:
    """A tile that goes from a rival to the own stock."""
    write_tile(table, seat, tile, reckoned, out)
    lost = loss(signed(table.stocks[victim]), signed(table.doubles[victim]), signed(table.colours[victim]), tile)
    put_number(out, RIVAL_LOSS, tens(lost))
    put_number(out, RIVAL_LEAD, (signed(table.scores[victim]) - signed(table.scores[seat])) // TENS)
    put_number(out, PROMISE, signed(out[GAIN]) + tens(NEXT_TURN * lost))


@rule
def write_chest(table: Table, seat: int, rank: int, chests: Array, out: Array) -> None:
    """A chest, and what is left of the stock without it."""
    kinds, doubles = signed(chests[rank].kinds), signed(chests[rank].doubles)
    stock, twice, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    left = promise(stock & ~kinds | twice & kinds & ~doubles, twice & ~kinds, colour)
    put_number(out, CHEST_POINTS, signed(chests[rank].points) // TENS)
    out[BEST_CHEST] = rank == 0
    put_number(out, LEFT, tens(left))
    put_number(out, OWN_LOSS, tens(promise(stock, twice, colour) - left))
    put_number(out, PROMISE, signed(out[CHEST_POINTS]) + signed(out[LEFT]))


@rule
def write_loss(table: Table, seat: int, tile: int, reckoned: Array, out: Array) -> None:
    """A tile of the own stock goes back into the bay."""
    write_tile(table, seat, tile, reckoned, out)
    lost = loss(signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat]), tile)
    put_number(out, OWN_LOSS, tens(lost))
    put_number(out, PROMISE, -tens(lost))
