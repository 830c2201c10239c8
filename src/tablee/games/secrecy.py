"""Who sees what, place by place: declared once, masked by one function.

A place is a field of the table. What a seat sees is the same record with holes, and beside the holes their
public shadow: how many cards a hidden hand holds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from tablee.games.record import Many, Record

SPECTATOR = 255  # a seat that is not at the table


class Seen(Enum):
    """Who sees the contents of a place."""

    BY_ALL = "everybody, at any time"
    BY_OWNER = "the seat that the first index names"
    BY_NOBODY = "nobody"
    IN_MEMORY = "everybody once: it is remembered, and not shown again"


@dataclass(frozen=True)
class Place:
    """A place of the table: who sees it, and the field in which its counts are shown to all."""

    seen: Seen
    shadow: str | None = None


BY_ALL = Place(Seen.BY_ALL)
IN_MEMORY = Place(Seen.IN_MEMORY)


def masked(kind: type[Record], places: Mapping[str, Place], tables: Many, seat: int, with_memory: bool) -> Many:
    """The tables of a row as a seat sees them, with or without what it remembers."""
    sights = kind.many(len(tables))
    sights["seat"] = seat
    for name, place in places.items():
        _show(sights[name], tables[name], place.seen, seat, with_memory)
        if place.shadow:
            sights[place.shadow] = np.bitwise_count(tables[name])
    return sights


def _show(shown: Any, contents: Any, seen: Seen, seat: int, with_memory: bool) -> None:
    if seen is Seen.BY_ALL or (seen is Seen.IN_MEMORY and with_memory):
        shown[...] = contents
    elif seen is Seen.BY_OWNER and seat < contents.shape[1]:
        shown[:, seat] = contents[:, seat]
