"""What lies on the table, for whoever draws it: plain data in the players' words, place by place.

A picture is drawn from a sight, never from a table, so that it cannot tell more than the seat is shown. Its kind, a
`TypedDict`, says which numbers and words it has; a rule fills them in, and what differs from what was drawn before is
written at once, by its path, however deep it lies. What is printed, and what would be long in numbers, is drawn in
Python from some fields of the sight, and not again before one of those has changed.

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

import json
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, cast, get_type_hints

import numpy as np

from tablee.games.bits import lowest, members_of
from tablee.games.compiled import bound, is_rule, rule, with_names
from tablee.games.picture_json import LEVELS, write_changes, write_part
from tablee.games.picture_shape import NOTHING, Nodes, nodes_of, shape_of
from tablee.games.record import Array, Many, Record, row_of, row_with
from tablee.games.secrecy import fill

Plain = Any
"""A dict, list, str, int, bool or None, and nothing else in it: what every language reads from JSON."""

Sight = Any  # a table with holes, of a game's own kind
Drawn = Any  # a picture in numbers, or a part of it: a record as the picture's type declares it
MOST_LOOKING = 16  # seats of any game, and a spectator
MOST_PARTS = 1_000  # drawings of parts in Python that are remembered
MOST_WORDS = 100  # kinds of tables with words of their own, of which the nodes are remembered


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a picture that is drawn in Python, from the numbers of some fields of the sight.

    Of fields that are `own` only the number of who looks counts, which comes after the others: 0 for a spectator.
    """

    name: str
    fields: tuple[str, ...]
    drawn: Callable[..., Plain]
    own: tuple[str, ...] = ()

    def mask(self, kind: np.dtype[Any], seat: int) -> Array:
        """The bytes of a sight that it is drawn from for a seat, or for a spectator at the place behind the seats."""
        mask = np.zeros(1, kind)
        for name in self.fields:
            fill(mask[name])
        for name in self.own:
            fill(mask[name][:, seat : seat + 1])
        return mask.view(np.uint8)

    def draw(self, sight: Sight) -> Plain:
        """What it looks like; what is printed is held once for all tables."""
        seat = int(sight.seat)
        own = [read(sight, name)[seat] if seat < sight.seats else 0 for name in self.own]
        return _drawn_from(self, *numbers_of(sight, self.fields), *own)


@lru_cache(MOST_PARTS)
def _drawn_from(part: Part, *numbers: Any) -> Plain:
    return part.drawn(*numbers)


@dataclass(frozen=True, eq=False)
class TableWords:
    """Words that a table brings, by the names that the picture's type has for them, from some fields of the sight."""

    fields: tuple[str, ...] = ()
    said: Callable[..., Mapping[str, Sequence[str | None]]] = dict


NO_WORDS = TableWords()


class Written(NamedTuple):
    """A picture, or what is different in one, as JSON; and the same of the parts that are drawn in Python, as data."""

    json: bytes
    parts: dict[str, Plain]


# Compiled for each game


def draw_picture(sight: Sight, drawn: Drawn) -> None:
    """Bound to the rule of one game."""


def draw_whole(
    sights: Many, drawings: Many, numbers: Array, rows: Array, letters: Array, bounds: Array, within: Array, out: Array
) -> int:
    """Draw a sight and write all of it; returns how many letters that are."""
    numbers[:] = 0
    draw_picture(sights[0], drawings[0])
    return write_part(0, numbers, rows, letters, bounds, within, out, 0)


def draw_changes(
    sights: Many,
    looking: int,
    drawings: Many,
    numbers: Array,
    was: Array,
    rows: Array,
    letters: Array,
    bounds: Array,
    within: Array,
    out: Array,
    ends: Array,
) -> None:
    """Draw the sights of some seats, write what differs from what each was shown, and put it in the place of that."""
    length = 0
    for seat in range(len(sights)):
        if looking >> seat & 1:
            numbers[:] = 0
            draw_picture(sights[seat], drawings[0])
            length += write_changes(was[seat], numbers, rows, letters, bounds, within, out[length:])
            was[seat] = numbers
        ends[seat] = length


@rule
def note_different(seen: Array, was: Array, looking: int, masks: Array, different: Array) -> None:
    """Which parts are drawn from bytes that differ, as a set for each seat that looks; those bytes are kept then."""
    for seat in range(len(seen)):
        different[seat] = 0
        if looking >> seat & 1:
            for part in range(masks.shape[1]):
                found = 0
                for place in range(seen.shape[1]):
                    found |= (seen[seat, place] ^ was[seat, place]) & masks[seat, part, place]
                if found:
                    different[seat] |= 1 << part
            was[seat] = seen[seat]


class Scratch(threading.local):
    """What one call draws and writes, in each thread: made once, since it costs as much as the call."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.drawings = row_with(bytearray(kind.itemsize), np.dtype((np.record, kind)))
        self.numbers: Array = self.drawings.view(np.int16)
        self.within = np.zeros((LEVELS, 3), np.int64)
        self.ends, self.different = np.zeros(MOST_LOOKING, np.int64), np.zeros(MOST_LOOKING, np.int64)
        self.out = np.zeros(0, np.uint8)

    def room_for(self, nodes: Nodes, drawings: int) -> Array:
        """Where that many pictures have room, whatever is in them."""
        if len(self.out) < nodes.longest * drawings:
            self.out = np.zeros(nodes.longest * drawings, np.uint8)
        return self.out


class Picture:
    """How the sights of a game are drawn: a rule, and the parts that it leaves to Python."""

    def __init__(
        self,
        game: str,
        sight: type[Record],
        kind: Any,
        rule: Callable[[Any, Drawn], None],
        parts: Sequence[Part] = (),
        words: TableWords = NO_WORDS,
    ) -> None:
        self.sight, self.kind, self.parts, self.words, self.rule = sight.dtype, kind, tuple(parts), words, rule
        self.masks = np.stack([[part.mask(self.sight, seat) for part in parts] for seat in range(MOST_LOOKING)])
        self.shape = shape_of(kind, [part.name for part in parts])
        self.scratch = Scratch(self.shape.record)
        self._nodes_for = lru_cache(MOST_WORDS)(lambda *said: nodes_of(self.shape, words.said(*said)))
        bind = bound if is_rule(rule) else with_names
        self._draw_whole = bind(draw_whole, owner=game, draw_picture=rule)
        self.draw_changes = bind(draw_changes, owner=game, draw_picture=rule)

    def nodes_for(self, sight: Sight) -> Nodes:
        """How a sight is written."""
        return self._nodes_for(*numbers_of(sight, self.words.fields))

    def whole(self, sights: Many, nodes: Nodes) -> bytes:
        """What one sight shows, but for the parts that are drawn in Python; it is left among the numbers."""
        scratch = self.scratch
        drawn, out = (scratch.drawings, scratch.numbers), scratch.room_for(nodes, 1)
        length = self._draw_whole(sights, *drawn, nodes.rows, nodes.letters, nodes.bounds, scratch.within, out)
        return out[:length].tobytes()


NO_PICTURE = cast(Picture, None)  # of a game that is only tried out


class Drawings:
    """What each seat of a table, and last a spectator, was shown: what they see next is told by what is different.

    Sights are given for all of them, of whom only those are told something who are looking: a set, as bits.
    """

    def __init__(self, picture: Picture, sights: Many) -> None:
        self._picture, self._nodes = picture, picture.nodes_for(sights[0])
        self._numbers = np.zeros((len(sights), picture.shape.size), np.int16)
        self._seen = np.zeros((len(sights), picture.sight.itemsize), np.uint8)
        self._parts: list[dict[str, Plain]] = [{} for _ in sights]

    def whole(self, sights: Many, seat: int) -> Written:
        """All that a seat sees."""
        written = self._picture.whole(sights[seat : seat + 1], self._nodes)
        self._numbers[seat] = self._picture.scratch.numbers
        self._seen[seat] = bytes_of(sights)[seat]
        self._parts[seat] = {part.name: part.draw(sights[seat]) for part in self._picture.parts}
        return Written(written, self._parts[seat])

    def changes(self, sights: Many, looking: int) -> list[Written]:
        """What each sees that they were not shown before; nothing for those who are not looking."""
        picture, nodes, scratch = self._picture, self._nodes, self._picture.scratch
        drawn, out = (scratch.drawings, scratch.numbers), scratch.room_for(nodes, len(sights))
        written = nodes.rows, nodes.letters, nodes.bounds, scratch.within, out, scratch.ends
        picture.draw_changes(sights, looking, *drawn, self._numbers, *written)
        note_different(bytes_of(sights), self._seen, looking, picture.masks, scratch.different)
        ends, different = scratch.ends[: len(sights)].tolist(), scratch.different[: len(sights)].tolist()
        told = out[: ends[-1]].tobytes()
        return [
            Written(told[begin:end], self._drawn_again(seat, sights[seat], parts) if parts else {})
            for seat, (begin, end, parts) in enumerate(zip([0, *ends], ends, different, strict=False))
        ]

    def _drawn_again(self, seat: int, sight: Sight, parts: int) -> dict[str, Plain]:
        """What is different in parts that are drawn in Python."""
        changed: dict[str, Plain] = {}
        for place in members_of(parts):
            part = self._picture.parts[place]
            was, now = self._parts[seat][part.name], part.draw(sight)
            if was != now:
                note_changes(part.name, was, now, changed)
                self._parts[seat] = self._parts[seat] | {part.name: now}
        return changed


def bytes_of(sights: Many) -> Array:
    """The bytes of each sight."""
    return sights.view(np.uint8).reshape(len(sights), -1)


def draw(picture: Picture, sight: Sight) -> dict[str, Plain]:
    """The whole picture of what a seat, or a spectator, is shown; to be read, since what is printed is held once."""
    written = json.loads(picture.whole(row_of(sight), picture.nodes_for(sight)))
    drawn = written | {part.name: part.draw(sight) for part in picture.parts}
    return {name: drawn[name] for name in get_type_hints(picture.kind)}


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


def read(sight: Sight, name: str) -> Any:
    """A field of a sight as plain numbers: one, or lists of them."""
    return np.void.__getitem__(sight, name).tolist()


def numbers_of(sight: Sight, fields: tuple[str, ...]) -> list[Any]:
    """Fields of a sight as plain numbers that can be remembered: each is one, a tuple of them, or a tuple of rows."""
    return [_fixed(read(sight, name)) for name in fields]


def _fixed(numbers: Any) -> Any:
    return tuple(map(_fixed, numbers)) if isinstance(numbers, list) else numbers


# What the drawings of all games are made with


@rule
def add(drawn: Drawn, number: int) -> None:
    """One more in a list. A full one takes no more: a test looks whether any is ever full."""
    if drawn.length < len(drawn.items):
        drawn.items[drawn.length] = number
        drawn.length += 1


@rule
def add_members(drawn: Drawn, members: int) -> None:
    """The members of a set, in order."""
    left = int(members)
    while left:
        add(drawn, lowest(left))
        left &= left - 1


@rule
def add_numbers(drawn: Drawn, numbers: Array, count: int) -> None:
    """The first so many of some numbers: what each seat at the table has."""
    for place in range(count):
        add(drawn, numbers[place])


@rule
def who_looks(sight: Sight) -> int:
    """The seat whose sight it is; nobody at the table for a spectator."""
    return int(sight.seat) if sight.seat < sight.seats else NOTHING


@rule
def if_so(number: int, is_so: bool) -> int:
    """A number, or null."""
    return int(number) if is_so else NOTHING
