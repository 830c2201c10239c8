"""What lies on the table, for whoever draws it: plain data in the players' words, place by place.

A picture is drawn from a sight, never from a table, so that it cannot tell more than the seat is shown. Each of its
parts names the fields of the sight that it is drawn from, and is given their numbers alone: where none of them has
changed, it is not drawn again. What is sent of it is what differs, however deep it lies.

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
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

Plain = Any
"""A dict, list, str, int, bool or None, and nothing else in it: what every language reads from JSON."""

Sight = Any  # a table with holes, of a game's own kind


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a picture, the fields of the sight that it is drawn from, and how it is drawn from their numbers."""

    name: str
    fields: tuple[str, ...]
    drawn: Callable[..., Plain]


@dataclass(frozen=True, eq=False)
class SeatsPart(Part):
    """A part with an entry for each seat: only those entries are drawn again whose own numbers have changed.

    `by_seat` are the fields of which each seat has its own numbers; the `others` change only together with those.
    An entry is drawn from the numbers of its seat, and then the others.
    """

    by_seat: tuple[str, ...]
    others: tuple[str, ...]
    drawn_for: Callable[..., Plain]


def each_seat(
    name: str, by_seat: tuple[str, ...], drawn_for: Callable[..., Plain], others: tuple[str, ...] = ()
) -> SeatsPart:
    """A part that is drawn seat by seat."""

    def drawn(seats: int, *numbers: Any) -> list[Plain]:
        of_seats, shared = numbers[: len(by_seat)], numbers[len(by_seat) :]
        return [drawn_for(*own, *shared) for own in list(zip(*of_seats, strict=False))[:seats]]

    return SeatsPart(name, ("seats", *by_seat, *others), drawn, by_seat, others, drawn_for)


Parts = tuple[Part, ...]


def draw(parts: Parts, sight: Sight) -> dict[str, Plain]:
    """The whole picture of what a seat, or a spectator, is shown."""
    reader = reader_of(sight.dtype)
    return drawn_from(parts, reader, reader.numbers(sight.tobytes()))


def drawn_from(parts: Parts, reader: "Reader", numbers: "Numbers") -> dict[str, Plain]:
    """The whole picture of a sight of which the numbers are read."""
    return {part.name: part.drawn(*reader.values(part.fields)(numbers)) for part in parts}


def changes(before: Mapping[str, Plain], now: Mapping[str, Plain]) -> dict[str, Plain]:
    """What is different in a picture, by its path: laid over the picture before, it gives the picture now."""
    changed: dict[str, Plain] = {}
    for name, drawn in now.items():
        if before[name] != drawn:
            note_changes(name, before[name], drawn, changed)
    return changed


def note_changes(path: str, before: Plain, now: Plain, changed: dict[str, Plain]) -> None:
    """Note where two drawings that differ do so: as deep as they have the same shape. Lists of words go whole."""
    inner: Any
    if type(now) is dict and type(before) is dict and before.keys() == now.keys():
        inner = now.items()
    elif type(now) is list and type(before) is list and len(before) == len(now) and type(now[0]) in NESTED:
        inner = enumerate(now)
    else:
        changed[path] = now
        return
    for key, value in inner:
        was = before[key]
        if was is value or was == value:
            continue
        if type(value) in NESTED:
            note_changes(f"{path}.{key}", was, value, changed)
        else:
            changed[f"{path}.{key}"] = value


NESTED = (dict, list)


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


# Sights as plain numbers

Numbers = tuple[Any, ...]
"""All numbers of a sight, in the order of its fields."""

Values = Callable[[Numbers], tuple[Any, ...]]
"""Finds the values of some fields among the numbers: each is one, a tuple of them, or a tuple of such rows."""


class Reader:
    """Reads sights of one kind, all numbers at once: for many fields, ten times as fast as one after another."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        layout, self._places = _layout(kind)
        self.numbers: Callable[[bytes], Numbers] = layout.unpack
        self.values = cache(self._values)

    def _values(self, fields: tuple[str, ...]) -> Values:
        return found_at([self._places[name] for name in fields])

    def values_of_seat(self, seat: int, by_seat: tuple[str, ...], others: tuple[str, ...]) -> Values:
        """Finds what a seat has of its own, and what else is given."""
        own = [_entry(self._places[name], seat) for name in by_seat]
        return found_at([*own, *(self._places[name] for name in others)])


reader_of = cache(Reader)


def read(sight: Sight, name: str) -> Any:
    """A field of a sight as plain numbers: one, or lists of them."""
    return np.void.__getitem__(sight, name).tolist()


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


def _entry(place: NumberPlace, seat: int) -> NumberPlace:
    """Where a seat's own numbers of a field are."""
    if isinstance(place, slice):
        return int(place.start) + seat
    return place[seat] if isinstance(place, list) else place


def found_at(places: list[NumberPlace]) -> Values:
    """Finds what is at some places, with as few calls as can be."""
    if len(places) > 1 and not any(isinstance(place, list) for place in places):
        return itemgetter(*places)
    found = [itemgetter(*place) if isinstance(place, list) else itemgetter(place) for place in places]
    return lambda numbers: tuple([find(numbers) for find in found])


# What the drawings of all games are made with


def as_it_is(number: int) -> int:
    """A number that is shown as it is."""
    return number


def of_each_seat(seats: int, numbers: tuple[int, ...]) -> list[int]:
    """Numbers of which each seat at the table has one."""
    return list(numbers[:seats])


def phase_words(phases: type[IntEnum]) -> list[str]:
    """The phases of a game as words, by their numbers.

    >>> from tablee.games.ugo.table import Phase
    >>> phase_words(Phase)[Phase.PLAY]
    'play'
    """
    return [phase.name.lower() for phase in phases]


def who_looks(seats: int, seat: int) -> int | None:
    """The seat whose sight it is; nobody at the table for a spectator."""
    return seat if seat < seats else None
