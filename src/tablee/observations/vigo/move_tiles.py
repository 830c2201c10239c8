"""What a move of VIGO does with a tile: taken, stolen, given back, or built into a chest.

Each function returns the merit of what it describes.
"""

import numpy as np

from tablee.games.bits import count, only
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    AIM,
    EVENT_POINTS,
    EVENTS,
    KINDS,
    MOST_HELD,
    NO_TREASURE,
    SHIP,
    SHIPS,
    TREASURE,
    Aim,
)
from tablee.games.vigo.chests import Chest, pieces_points, treasures_held
from tablee.games.vigo.table import Table
from tablee.observations.vigo.layout import TENS
from tablee.observations.vigo.move_layout import (
    BEST_CHEST,
    CHEST_POINTS,
    CHEST_WITH,
    GAIN,
    KIND_OF_TILE,
    LAST_SHIP,
    LEFT,
    MATCH,
    OWN_LOSS,
    RIVAL_GAIN,
    RIVAL_LEAD,
    RIVAL_LOSS,
    TILE,
    WORTH,
)
from tablee.observations.vigo.promise import PIECES, chest_now, promise, tens, write_gains, write_losses
from tablee.observations.vigo.reckoning import RIVALRY, Reckoned, held_at, least_of
from tablee.observations.vigo.writer import worth
from tablee.observations.writing import put_number, signed

LAST_BUT_ONE = SHIPS - 1

# What an event must bring at least to be played now and not kept, by its aim; less if the stock is nearly full.
KEPT: Array = np.array([{Aim.CELL: 25.0, Aim.LINE: 4.0, Aim.STOCK: 10.0}[Aim(aim)] for aim in AIM])
KEPT_IN_A_FULL_STOCK = 0.3
NEARLY_FULL = MOST_HELD - 2

CHESTS_WEIGHED = 12  # the most valuable ones
CHOICE = 1.5  # the next tile is chosen: better than the average
ROBBED = 0.05  # how likely an event that nobody holds yet takes a tile before the next turn
ROBBED_BY_HELD = 0.5  # how likely one that a rival holds, a pirate, is aimed at one of the others


@rule
def write_tile(table: Table, seat: int, tile: int, reckoned: Reckoned, out: Array) -> None:
    """A known tile."""
    out[TILE + KIND_OF_TILE[tile]] = 1
    put_number(out, WORTH, worth(table, seat, tile))
    stock, twice = signed(table.stocks[seat]), signed(table.doubles[seat])
    if TREASURE[tile] != NO_TREASURE:
        put_number(out, MATCH, treasures_held(stock, twice, TREASURE[tile]))
    put_number(out, GAIN, tens(reckoned.gains[tile]))
    put_number(out, RIVAL_GAIN, tens(reckoned.rival[tile]))
    out[LAST_SHIP] = tile == SHIP and table.gone[SHIP] == LAST_BUT_ONE


@chapter
def write_chest_with(table: Table, seat: int, tile: int, out: Array) -> None:
    """How much better a chest could be built at once with a tile."""
    stock, twice, colour = signed(table.stocks[seat]), signed(table.doubles[seat]), signed(table.colours[seat])
    if EVENTS <= tile < KINDS and table.held[seat] < MOST_HELD:
        more = only(tile)
        chest = chest_now(stock | more, twice | stock & more, colour) - chest_now(stock, twice, colour)
        put_number(out, CHEST_WITH, tens(chest))


@rule
def kept(table: Table, seat: int, event: int, reckoned: Reckoned) -> float:
    """What an event is worth if it is kept; some cost points at the end."""
    end, room = reckoned.end[0], KEPT_IN_A_FULL_STOCK if table.held[seat] >= NEARLY_FULL else 1.0
    return float((1 - end) * room * KEPT[event] + end * EVENT_POINTS[event])


@rule
def write_theft(table: Table, seat: int, theft: int, reckoned: Reckoned, out: Array) -> float:
    """A tile of another stock, counted clockwise from the own; with ten it does not help to come down."""
    victim = seat_at(seat, theft // KINDS + 1, signed(table.seats))
    brought = write_stolen(table, seat, victim, theft % KINDS, reckoned, out)
    return brought - (reckoned.least_loss[0] if table.held[seat] >= MOST_HELD else 0.0)


@rule
def write_stolen(table: Table, seat: int, victim: int, tile: int, reckoned: Reckoned, out: Array) -> float:
    """A tile that goes from a rival to the own stock."""
    write_tile(table, seat, tile, reckoned, out)
    write_chest_with(table, seat, tile, out)
    rivalry = RIVALRY if victim == reckoned.places[1] else RIVALRY / 2
    put_number(out, RIVAL_LOSS, tens((reckoned.thefts[victim, tile] - reckoned.worths[tile]) / rivalry))
    put_number(out, RIVAL_LEAD, (signed(table.scores[victim]) - signed(table.scores[seat])) // TENS)
    return float(reckoned.thefts[victim, tile])


@rule
def write_loss(table: Table, seat: int, tile: int, reckoned: Reckoned, out: Array) -> float:
    """A tile of the own stock goes back into the bay."""
    write_tile(table, seat, tile, reckoned, out)
    lost = reckoned.worths[tile] if tile < EVENTS else reckoned.losses[tile]
    put_number(out, OWN_LOSS, tens(lost))
    return float(-lost)


@rule
def most_missed(reckoned: Reckoned) -> float:
    """What the own stock would miss most."""
    most = 0.0
    for tile in range(EVENTS, KINDS):
        most = max(most, reckoned.losses[tile])
    return most


# Chests


@rule
def stock_without(table: Table, seat: int, chest: Chest) -> tuple[int, int]:
    """What is left of the pieces of a stock when a chest is built, and what of it is there twice."""
    kinds, doubles = signed(chest.kinds), signed(chest.doubles)
    stock, twice = signed(table.stocks[seat]) & PIECES, signed(table.doubles[seat])
    return stock & ~kinds | twice & kinds & ~doubles, twice & ~kinds


@rule
def write_chest(
    table: Table, seat: int, rank: int, chests: Array, best: float, reckoned: Reckoned, out: Array
) -> float:
    """A chest and what is left of the stock without it; `best` is what the best one brings, with what it leaves."""
    left, twice = stock_without(table, seat, chests[rank])
    colour, patience = signed(table.colours[seat]), reckoned.patience[0]
    promised = promise(left, twice, colour, patience)
    stock = promise(signed(table.stocks[seat]), signed(table.doubles[seat]), colour, patience)
    put_number(out, CHEST_POINTS, signed(chests[rank].points) // TENS)
    out[BEST_CHEST] = rank == 0
    put_number(out, LEFT, tens(promised))
    put_number(out, OWN_LOSS, tens(stock - promised))
    return float(chests[rank].points + promised - best)


@chapter
def best_chest(table: Table, seat: int, chests: Array, listed: int, reckoned: Reckoned) -> tuple[float, float]:
    """Points of the best chest with what its rest promises; and what is gained by building it now and not later."""
    colour, best, rank = signed(table.colours[seat]), 0.0, 0
    for place in range(min(listed, CHESTS_WEIGHED)):
        left, twice = stock_without(table, seat, chests[place])
        brought = chests[place].points + promise(left, twice, colour, reckoned.patience[0])
        if place == 0 or brought > best:
            best, rank = brought, place
    left, twice = stock_without(table, seat, chests[rank])
    stock, doubles = signed(table.stocks[seat]) & PIECES, signed(table.doubles[seat])
    later = prospects(table, seat, left, twice, reckoned) - prospects(table, seat, stock, doubles, reckoned)
    return float(best), float(chests[rank].points + later)


@chapter
def prospects(table: Table, seat: int, stock: int, doubles: int, reckoned: Reckoned) -> float:
    """What a stock will bring: what it promises, more with the next tile, less by pirates; or its points at the end."""
    end, patience, colour = reckoned.end[0], reckoned.patience[0], signed(table.colours[seat])
    losses = np.zeros(KINDS)
    write_losses(stock, doubles, colour, patience, losses)
    missed = 0.0
    for tile in range(EVENTS, KINDS):
        missed = max(missed, losses[tile])
    grown = growth(table, seat, stock, doubles, least_of(stock, losses), reckoned)
    later = promise(stock, doubles, colour, patience) + grown - danger_of_theft(table, seat) * missed
    return float((1 - end) * later + end * pieces_points(stock, doubles, colour) / 2)


@rule
def growth(table: Table, seat: int, stock: int, doubles: int, least: float, reckoned: Reckoned) -> float:
    """What the next tile is likely to add; to a full stock only in the place of another."""
    held, tiles, added = count(stock) + count(doubles), 0, 0.0
    for event in range(EVENTS):
        held += signed(table.events[seat, event])
    in_place_of = least if held >= MOST_HELD - 1 else 0.0
    gains = np.zeros(KINDS)
    write_gains(stock, doubles, signed(table.colours[seat]), reckoned.patience[0], gains)
    for tile in range(KINDS):
        tiles += reckoned.in_bay[tile]
        if tile >= EVENTS:
            added += reckoned.in_bay[tile] * max(0.0, gains[tile] - in_place_of)
    return CHOICE * added / max(1, tiles)


@rule
def danger_of_theft(table: Table, seat: int) -> float:
    """How likely a tile of the own stock is stolen before the next turn."""
    thieves, seats = 0, signed(table.seats)
    for other in range(seats):
        thieves += held_at(table, other, Aim.STOCK) if other != seat else 0
    return min(0.9, ROBBED + ROBBED_BY_HELD * thieves / (seats - 1))
