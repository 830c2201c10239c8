"""What lies on the table, for whoever draws it: plain data in the players' words, place by place.

A picture is drawn from a sight, never from a table, so that it cannot tell more than the seat is shown. Each of its
parts names the fields of the sight that it is drawn from: a part of which no field has changed is not drawn again.
What is sent of it is what differs, however deep it lies.

>>> from tablee.games import GAMES
>>> ugo = GAMES["ugo"]
>>> before = ugo.notation.parse_position("ugo seats=2 phase=play leader=1 hands=R12,G8B6")
>>> now = ugo.notation.parse_position("ugo seats=2 phase=play leader=1 trick=R2 hands=R1,G8B6")
>>> pictures = [draw(ugo.picture, ugo.view(table, 0)) for table in (before, now)]
>>> changes(*pictures)
{'turn': 1, 'trick.led': 'R', 'trick.cards': [{'seat': 0, 'card': 'R2'}], 'hand': ['R1'], 'held': [1, 2]}
>>> laid(pictures[0], changes(*pictures)) == pictures[1]
True
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from math import prod
from struct import Struct
from typing import Any

import numpy as np

from tablee.games.record import row_with

Plain = Any
"""A dict, list, str, int, bool or None, and nothing else in it: what every language reads from JSON."""

Sight = Any  # a table with holes, of a game's own kind


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a picture, the fields of the sight that it is drawn from, and how it is drawn."""

    name: str
    fields: tuple[str, ...]
    drawn: Callable[[Sight], Plain]


@dataclass(frozen=True, eq=False)
class SeatsPart(Part):
    """A part with an entry for each seat: only those entries are drawn again whose own numbers have changed.

    `by_seat` are the fields of which each seat has its own numbers; the others change only together with those.
    """

    by_seat: tuple[str, ...]
    drawn_for: Callable[[Sight, int], Plain]


def each_seat(
    name: str, by_seat: tuple[str, ...], drawn_for: Callable[[Sight, int], Plain], others: tuple[str, ...] = ()
) -> SeatsPart:
    """A part that is drawn seat by seat."""
    return SeatsPart(
        name,
        ("seats", *by_seat, *others),
        lambda sight: [drawn_for(sight, seat) for seat in range(read(sight, "seats"))],
        by_seat,
        drawn_for,
    )


Parts = tuple[Part, ...]


def draw(parts: Parts, sight: Sight) -> dict[str, Plain]:
    """The whole picture of what a seat, or a spectator, is shown."""
    return {part.name: part.drawn(sight) for part in parts}


def changes(before: Mapping[str, Plain], now: Mapping[str, Plain]) -> dict[str, Plain]:
    """What is different in a picture, by its path: laid over the picture before, it gives the picture now."""
    changed: dict[str, Plain] = {}
    for name, drawn in now.items():
        if before[name] != drawn:
            note_changes(name, before[name], drawn, changed)
    return changed


def note_changes(path: str, before: Plain, now: Plain, changed: dict[str, Plain]) -> None:
    """Note where two drawings that differ do so: as deep as they have the same shape. Lists of words go whole."""
    kind = type(now)
    if kind is dict and type(before) is dict and before.keys() == now.keys():
        for key, inner in now.items():
            if before[key] != inner:
                note_changes(f"{path}.{key}", before[key], inner, changed)
    elif kind is list and type(before) is list and len(before) == len(now) and isinstance(now[0], dict | list):
        for place, inner in enumerate(now):
            if before[place] != inner:
                note_changes(f"{path}.{place}", before[place], inner, changed)
    else:
        changed[path] = now


def laid(picture: Plain, changed: Mapping[str, Plain]) -> Plain:
    """A picture with what has changed laid over it; the former one stays as it is."""
    for path, drawn in changed.items():
        picture = _put(picture, path.split("."), drawn)
    return picture


def _put(whole: Plain, path: list[str], drawn: Plain) -> Plain:
    if not path:
        return drawn
    step, *rest = path
    if isinstance(whole, list):
        place = int(step)
        return [*whole[:place], _put(whole[place], rest, drawn), *whole[place + 1 :]]
    return {**whole, step: _put(whole.get(step), rest, drawn)}


# What the drawings of all games are made with


def read(sight: Sight, name: str) -> Any:
    """A field of a sight as plain numbers: one, or lists of them."""
    if type(sight) is not Reading:
        return np.void.__getitem__(sight, name).tolist()
    place = sight.places[name]
    return [sight.numbers[row] for row in place] if isinstance(place, list) else sight.numbers[place]


def for_rules(sight: Sight) -> Sight:
    """A sight as the rules read it: a record."""
    return sight.record() if type(sight) is Reading else sight


class Reading:
    """A sight of which all numbers are read at once: for many fields, ten times as fast as one after another."""

    __slots__ = ("_kind", "_seen", "numbers", "places")

    def __init__(self, kind: np.dtype[Any], seen: bytes) -> None:
        self._kind, self._seen = kind, seen
        layout, self.places = _layout(kind)
        self.numbers = list(layout.unpack(seen))

    def record(self) -> Any:
        """The sight as a record."""
        return row_with(bytearray(self._seen), self._kind)[0]


CODES = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i", "u8": "Q", "i8": "q", "f8": "d"}
NumberPlace = int | slice | list[slice]
"""Where the numbers of a field are: one, a list of them, or rows."""


@cache
def _layout(kind: np.dtype[Any]) -> tuple[Struct, dict[str, NumberPlace]]:
    """How the bytes of a record are read, and where the numbers of each field are."""
    code, places, first = "=", {}, 0
    for name, (field, *_) in (kind.fields or {}).items():
        count = prod(field.shape)
        places[name] = _place(first, field.shape)
        code += f"{count}{CODES[field.base.str[1:]]}"
        first += count
    return Struct(code), places


def _place(first: int, shape: tuple[int, ...]) -> NumberPlace:
    match shape:
        case ():
            return first
        case (length,):
            return slice(first, first + length)
        case (rows, length):
            return [slice(begin, begin + length) for begin in range(first, first + rows * length, length)]
    raise TypeError(f"no picture reads a field of {len(shape)} dimensions")


def as_it_is(name: str) -> Callable[[Sight], Plain]:
    """A field that is shown as it is."""
    return lambda sight: read(sight, name)


def of_each_seat(name: str) -> Callable[[Sight], list[Plain]]:
    """A field with an entry for each seat at the table."""
    return lambda sight: read(sight, name)[: read(sight, "seats")]


def phase_words(phases: type[IntEnum]) -> list[str]:
    """The phases of a game as words, by their numbers.

    >>> from tablee.games.ugo.table import Phase
    >>> phase_words(Phase)[Phase.PLAY]
    'play'
    """
    return [phase.name.lower() for phase in phases]


def who_looks(sight: Sight) -> int | None:
    """The seat whose sight it is; nobody at the table for a spectator."""
    seat: int = read(sight, "seat")
    return seat if seat < read(sight, "seats") else None
