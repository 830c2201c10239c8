"""Who sees what, place by place: declared once, masked by one function.

A place is a field of the table. What a seat sees is the same record with holes, and beside the holes their
public shadow: how many cards a hidden hand holds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from tablee.games.record import Array, Many, Record

SPECTATOR = 255  # a seat that is not at the table


class Seen(Enum):
    """Who sees the contents of a place."""

    BY_ALL = "everybody, at any time"
    BY_OWNER = "the seat that the first index names"
    BY_NOBODY = "nobody"
    IN_MEMORY = "everybody once: it is remembered, and not shown again"
    WHERE_OPEN = "everybody, where it lies open; where it did, it is remembered"


@dataclass(frozen=True)
class Place:
    """A place of the table: who sees it, and the field in which its counts are shown to all.

    Of a place that is seen where it lies open, one field says which elements do, another which did before, and
    `hole` stands where nothing is seen.
    """

    seen: Seen
    shadow: str | None = None
    is_open: str = ""
    was_open: str = ""
    hole: int = 0


BY_ALL = Place(Seen.BY_ALL)
IN_MEMORY = Place(Seen.IN_MEMORY)


def masked(kind: type[Record], places: Mapping[str, Place], tables: Many, seat: int, memory: bool | Array) -> Many:
    """The tables of a row as a seat sees them, with or without what it remembers: all of them, or one by one."""
    sights, memory = kind.many(len(tables)), np.broadcast_to(memory, len(tables)).astype(bool)
    sights["seat"] = seat
    for name, place in places.items():
        _show(sights[name], tables, name, place, seat, memory)
        if place.shadow:
            sights[place.shadow] = np.bitwise_count(tables[name])
    return sights


def _show(shown: Any, tables: Many, name: str, place: Place, seat: int, memory: Array) -> None:
    contents = tables[name]
    match place.seen:
        case Seen.BY_ALL:
            shown[...] = contents
        case Seen.BY_OWNER if seat < contents.shape[1]:
            shown[:, seat] = contents[:, seat]
        case Seen.IN_MEMORY:
            shown[memory] = contents[memory]
        case Seen.WHERE_OPEN:
            is_seen = (tables[place.is_open] != 0) | (tables[place.was_open] != 0) & memory[:, np.newaxis]
            shown[...] = np.where(is_seen, contents, place.hole)
