"""What the players of VIGO can agree on before they begin."""

from collections.abc import Mapping
from typing import Any

from tablee.games.options import Option, switch
from tablee.games.vigo.box import COLOURS, NO_CELL, NO_TILE
from tablee.games.vigo.table import NOBODY, Phase, Table
from tablee.games.words import Refused


def complete_colours(text: str, seats: int) -> str:
    """The colours of the seats, in their order; seats that are not named take those that are left. §colours

    >>> complete_colours("green", 3)
    'green,red,blue'
    """
    named = [name.strip().lower() for name in text.split(",")] if text else []
    if len(set(named)) < len(named) or not set(named) <= set(COLOURS):
        raise Refused("vigo-colours", colours=text, allowed=", ".join(COLOURS))
    return ",".join([*named, *(colour for colour in COLOURS if colour not in named)][:seats])


OPTIONS = (
    switch("free_events"),
    switch("vigilance"),
    Option("locks_per_colour", default=1, values=(1, 2)),
    switch("memory_aid"),
    Option("colours", default="", complete=complete_colours),
)

PRESETS = {"as-printed": {"vigilance": True}}


def start(table: Table, seats: int, options: Mapping[str, Any]) -> None:
    """An empty bay waits for the first player. §free-events §vigilance §locks §memory-aid"""
    table.seats = seats
    table.free_events = options["free_events"]
    table.vigilance = options["vigilance"]
    table.locks_per_colour = options["locks_per_colour"]
    table.memory_aid = options["memory_aid"]
    for seat, colour in enumerate(options["colours"].split(",")):
        table.colours[seat] = COLOURS.index(colour)
    table.phase = Phase.FIRST
    table.tiles[:] = NO_TILE
    table.is_open[:] = 1
    table.boats[:] = NO_CELL
    table.lifted = NO_TILE
    table.caller = NOBODY
    table.forgetful = NOBODY
