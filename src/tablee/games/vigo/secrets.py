"""Who sees what in VIGO, and worlds that fit what has been seen. All players see the same."""

from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.record import Array, Many, array, u8
from tablee.games.secrecy import BY_ALL, IN_MEMORY, Place, Seen, masked, masked_for_all
from tablee.games.vigo.box import CELLS, FACES, HIDDEN, IN_BOX, KINDS, NO_TILE, SHIP
from tablee.games.vigo.history import TileTrails
from tablee.games.vigo.rules import drawn_tile
from tablee.games.vigo.stock import copies
from tablee.games.vigo.table import Phase, Table

__all__ = ["PLACES", "Knowledge", "Sight", "history", "knowledge", "resample", "view", "views"]


class Sight(Table):
    """A table with holes: what one seat sees."""

    seat: u8  # who looks


class Knowledge(Sight):
    """What one seat could remember. When that was follows from how the game went: see `sightings.py`."""

    turns_seen: Array = array(u8, CELLS)  # in which the tile there lay face up; 0 for all where nobody has followed
    turns_unseen: Array = array(u8, CELLS)  # since it was turned face down


PLACES = {
    "seats": BY_ALL,
    "free_events": BY_ALL,
    "vigilance": BY_ALL,
    "locks_per_colour": BY_ALL,
    "memory_aid": BY_ALL,
    "colours": BY_ALL,
    "phase": BY_ALL,
    "laid": BY_ALL,
    "first": BY_ALL,
    "turn": BY_ALL,
    "scores": BY_ALL,
    "event_played": BY_ALL,
    "may_take": BY_ALL,
    "new_events": BY_ALL,
    "lifted": BY_ALL,
    "caller": BY_ALL,
    "forgetful": BY_ALL,
    "tiles": Place(Seen.WHERE_OPEN, is_open="is_open", was_open="was_open", hole=HIDDEN),
    "is_open": BY_ALL,
    "was_open": IN_MEMORY,
    "was_reached": IN_MEMORY,
    "boats": BY_ALL,
    "bag": Place(Seen.BY_NOBODY),
    "stocks": BY_ALL,
    "doubles": BY_ALL,
    "events": BY_ALL,
    "held": BY_ALL,
    "gone": BY_ALL,
    "in_bay": BY_ALL,
    "fewest_in_bay": BY_ALL,
    "is_progress": BY_ALL,
    "idle_turns": BY_ALL,
}


history = TileTrails


def view(tables: Many, seat: int) -> Many:
    """What is shown: no face of a hidden tile, but for players with the memory aid. §secrets §memory-aid"""
    return masked(Sight, PLACES, tables, seat, memory=tables["memory_aid"])


def views(table: Many) -> Many:
    """What each seat is shown, and a spectator last."""
    return masked_for_all(Sight, PLACES, table, memory=bool(table["memory_aid"][0]))


def knowledge(tables: Many, seat: int) -> Many:
    """What could be remembered besides: the faces of hidden tiles that were visible before. §secrets"""
    return masked(Knowledge, PLACES, tables, seat, memory=True)


# Worlds that fit: the tiles that nobody has seen change places, and nothing else. A hidden tile that a boat has reached
# is no ship, or it would have been found: those cells are served first, from the tiles that are none.


def resample(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill a row of tables with worlds that fit what a seat knows, all equally likely. §secrets"""
    for name in PLACES:
        worlds[name] = sight[name]  # type: ignore[index]
    if sight.phase != Phase.FIRST:
        draw_worlds(random, worlds)


@rule
def draw_worlds(random: Random, worlds: Many) -> None:
    """Lay the unseen tiles of every world on the cells that hide them."""
    for i in range(len(worlds)):
        world = worlds[i]
        gather_unseen(world)
        for cell in range(CELLS):
            if world.tiles[cell] == HIDDEN and world.was_reached[cell]:
                draw_tile(world, cell, below(random, tiles_in_bag(world) - int(world.bag[SHIP])))
        for cell in range(CELLS):
            if world.tiles[cell] == HIDDEN:
                draw_tile(world, cell, below(random, tiles_in_bag(world)))


@rule
def draw_tile(world: Table, cell: int, n: int) -> None:
    """Lay the n-th tile in the bag on a cell; ships are the last. §secrets §ships"""
    tile = drawn_tile(world, n)
    world.tiles[cell] = tile
    world.bag[tile] -= 1


@rule
def gather_unseen(world: Table) -> None:
    """Put into the bag the tiles of the box that nobody has seen. §secrets"""
    for tile in range(FACES):
        world.bag[tile] = IN_BOX[world.locks_per_colour, tile] - world.gone[tile]
    for cell in range(CELLS):
        if world.tiles[cell] < FACES:
            world.bag[world.tiles[cell]] -= 1
    for tile in range(KINDS):
        for seat in range(world.seats):
            world.bag[tile] -= copies(world, seat, tile)
    if world.lifted != NO_TILE:
        world.bag[world.lifted] -= 1


@rule
def tiles_in_bag(world: Table) -> int:
    """How many tiles are still to be laid."""
    total = 0
    for tile in range(FACES):
        total += int(world.bag[tile])
    return total
