"""Who sees what, place by place: declared once, masked by one function.

A place is a field of the table. What a seat sees is the same record with holes, and beside the holes their
public shadow: how many cards a hidden hand holds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from tablee.games.bits import count
from tablee.games.compiled import rule
from tablee.games.record import Array, Many, Record, row_with

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
    veil, sights = veil_of(kind, places, tables.dtype), kind.many(len(tables))
    remembers = np.ascontiguousarray(memory, np.uint8) if isinstance(memory, np.ndarray) else MEMORY[int(memory)]
    show(_bytes(tables), _bytes(sights), veil.masks(seat), remembers, veil.steps, int(seat))
    return sights


def masked_for_all(
    kind: type[Record],
    places: Mapping[str, Place],
    table: Many,
    memory: bool = False,
    add: Callable[[Many, Many], None] | None = None,
) -> Many:
    """One table as each seat sees it, and last a spectator, with what else a rule adds to such sights."""
    veil = veil_of(kind, places, table.dtype)
    masks = veil.masks_for_all(int(table["seats"][0]))
    memory_of_sights = bytearray(len(masks) * kind.dtype.itemsize)
    sights = row_with(memory_of_sights, kind.dtype)
    show_to_all(_bytes(table), np.frombuffer(memory_of_sights, np.uint8), masks, veil.steps, memory)
    if add:
        add(table, sights)
    return sights


MEMORY: tuple[Array, Array] = (np.zeros(1, np.uint8), np.ones(1, np.uint8))  # without, and with it
_veils: dict[tuple[type[Record], int, Any], "Veil"] = {}


def veil_of(kind: type[Record], places: Mapping[str, Place], table: Any) -> "Veil":
    """The veil from tables of a layout to sights of a kind; made once."""
    key = (kind, id(places), table)
    if key not in _veils:
        _veils[key] = Veil(kind, places, table)
    return _veils[key]


def _bytes(row: Many) -> Array:
    return np.frombuffer(row if row.flags.c_contiguous else row.copy(), np.uint8)


# What a veil does with the bytes of a table, step by step: each step is a row of numbers.
COPY = 0  # so many bytes from there to there, where the mask lets them through
COUNT = 1  # the members of so many sets: from there, to there, how many sets, of how many bytes
OPEN = 2  # what lies open: from there, to there, how many, the fields that say so, the hole
SIGN = 3  # who looks: there
STEP_WIDTH = 7


class Veil:
    """How bytes of a table become bytes of a sight: steps that are the same for all, and a mask for each seat."""

    def __init__(self, kind: type[Record], places: Mapping[str, Place], table: np.dtype[Any]) -> None:
        self.places, self._table, self._sight = places, table, kind.dtype
        steps = [*self._copies(), *self._counts(), *self._openings(), [SIGN, 0, self._to("seat")]]
        self.steps = np.array([step + [0] * (STEP_WIDTH - len(step)) for step in steps], np.int64)
        self._masks: dict[int, Array] = {}
        self._masks_for_all: dict[int, Array] = {}

    def masks(self, seat: int) -> Array:
        """The bytes that a seat sees: as it is shown them, and with its memory."""
        if seat not in self._masks:
            self._masks[seat] = np.stack([self._mask(seat, memory) for memory in (False, True)])
        return self._masks[seat]

    def masks_for_all(self, seats: int) -> Array:
        """The same for each seat of a table, and last for a spectator."""
        if seats not in self._masks_for_all:
            self._masks_for_all[seats] = np.stack([self.masks(seat) for seat in (*range(seats), SPECTATOR)])
        return self._masks_for_all[seats]

    def _mask(self, seat: int, memory: bool) -> Array:
        mask = np.zeros(1, self._sight)
        mask["seat"] = seat  # refuses what is no seat
        mask["seat"] = 0
        for name, place in self.places.items():
            match place.seen:
                case Seen.BY_ALL:
                    fill(mask[name])
                case Seen.BY_OWNER if seat < mask[name].shape[1]:
                    fill(mask[name][:, seat : seat + 1])
                case Seen.IN_MEMORY if memory:
                    fill(mask[name])
        return mask.view(np.uint8)

    def _copies(self) -> list[list[int]]:
        """Places that lie side by side in both are copied at once."""
        copies: list[list[int]] = []
        for name in sorted(self.places, key=self._to):
            source, target, length = self._from(name), self._to(name), self._size(name)
            if copies and [source, target] == [copies[-1][1] + copies[-1][3], copies[-1][2] + copies[-1][3]]:
                copies[-1][3] += length
            else:
                copies.append([COPY, source, target, length])
        return copies

    def _counts(self) -> list[list[int]]:
        return [
            [COUNT, self._from(name), self._to(place.shadow), self._size(name) // self._width(name), self._width(name)]
            for name, place in self.places.items()
            if place.shadow
        ]

    def _openings(self) -> list[list[int]]:
        return [
            [OPEN, self._from(name), self._to(name), self._size(name), *self._faces(place), place.hole]
            for name, place in self.places.items()
            if place.seen is Seen.WHERE_OPEN
        ]

    def _faces(self, place: Place) -> list[int]:
        return [self._from(place.is_open), self._from(place.was_open)]

    def _from(self, name: str) -> int:
        return int(self._table.fields[name][1])  # type: ignore[index]

    def _to(self, name: str) -> int:
        return int(self._sight.fields[name][1])  # type: ignore[index]

    def _size(self, name: str) -> int:
        return self._table[name].itemsize

    def _width(self, name: str) -> int:
        return self._table[name].base.itemsize


def fill(places: Array) -> None:
    """Let every bit of some places through."""
    places[...] = np.array(-1).astype(places.dtype)


@rule
def show(tables: Array, sights: Array, masks: Array, memory: Array, steps: Array, seat: int) -> None:
    """Put veils over the bytes of a row of tables."""
    size = masks.shape[1]
    rows = len(sights) // size
    for i in range(rows):
        table = tables[i * len(tables) // rows : (i + 1) * len(tables) // rows]
        sight = sights[i * size : (i + 1) * size]
        show_one(table, sight, masks, int(memory[min(i, len(memory) - 1)] != 0), steps, seat)


@rule
def show_to_all(table: Array, sights: Array, masks: Array, steps: Array, memory: bool) -> None:
    """Put the veil of each seat, and last of a spectator, over the bytes of one table."""
    size, last = masks.shape[2], len(masks) - 1
    for seat in range(len(masks)):
        sight = sights[seat * size : (seat + 1) * size]
        show_one(table, sight, masks[seat], int(memory), steps, SPECTATOR if seat == last else seat)


@rule
def show_one(table: Array, sight: Array, masks: Array, remembers: int, steps: Array, seat: int) -> None:
    """Put a veil over the bytes of a table."""
    for step in steps:
        if step[0] == COPY:
            show_bytes(table, sight, masks[remembers], step)
        elif step[0] == COUNT:
            show_counts(table, sight, step)
        elif step[0] == OPEN:
            show_open(table, sight, remembers, step)
        else:
            sight[step[2]] = seat


@rule
def show_bytes(table: Array, sight: Array, mask: Array, step: Array) -> None:
    """Bytes that the mask lets through."""
    source, target, length = step[1], step[2], step[3]
    sight[target : target + length] = table[source : source + length] & mask[target : target + length]


@rule
def show_counts(table: Array, sight: Array, step: Array) -> None:
    """How many members each of several sets has."""
    source, target, sets, width = step[1], step[2], step[3], step[4]
    for n in range(sets):
        members = 0
        for place in range(source + n * width, source + (n + 1) * width):
            members += count(table[place])
        sight[target + n] = members


@rule
def show_open(table: Array, sight: Array, remembers: int, step: Array) -> None:
    """What lies open, and what did, for who remembers it; else a hole."""
    source, target, length, is_open, was_open, hole = step[1], step[2], step[3], step[4], step[5], step[6]
    for n in range(length):
        is_seen = table[is_open + n] != 0 or (remembers and table[was_open + n] != 0)
        sight[target + n] = table[source + n] if is_seen else hole
