"""The shape of a picture: a `TypedDict` read as a record of numbers, and as the nodes that are written from it.

A number stands for itself, a word is its place in a list, `NOTHING` is nobody or null; a list has a length and room
for so many. A picture is as many numbers in a row, so that two of them are compared by compiled code, which also knows
by the nodes where each number lies, by which path it is sent, and what it stands for.

>>> from typing import TypedDict
>>> class Trick(TypedDict):
...     led: Annotated[str, Words(("red", "blue"))] | None
...     cards: Annotated[list[int], Most(4)]
>>> shape = shape_of(Trick)
>>> shape.record.names, shape.record["cards"].names, shape.size
(('led', 'cards'), ('length', 'items'), 6)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np

from tablee.games.record import Array

NOTHING = -(1 << 15)  # null: no number, no word, no list
NUMBER = np.dtype(np.int16)
LONGEST_NUMBER = 6  # letters


@dataclass(frozen=True)
class Words:
    """What the numbers of a `str` stand for, from 0; a table that has words of its own brings them by the name."""

    words: tuple[str | None, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class Most:
    """How many there are in a list at the most."""

    count: int


class Kind(IntEnum):
    """What a node is."""

    NUMBER = 0
    TRUTH = 1
    WORD = 2
    ROW = 3  # a list of numbers, or of words
    FIELDS = 4  # a `TypedDict`
    LIST = 5  # of anything with parts of its own
    ENTRIES = 6  # a dict by words, each of which may be missing


@dataclass(frozen=True)
class Shape:
    """A part of a picture: how it lies in the record, and what it is made of."""

    kind: Kind
    record: np.dtype[Any]
    parts: Mapping[str, "Shape"] | Sequence["Shape"] = ()  # by their keys; or that of each thing in a list
    words: Words | None = None
    is_optional: bool = False  # fields that can be null

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.record.itemsize // NUMBER.itemsize


def shape_of(hint: Any, leaving_out: Sequence[str] = ()) -> Shape:
    """The shape that a type declares."""
    hint, is_optional = _without_none(hint)
    marks: tuple[Any, ...] = ()
    while get_origin(hint) is Annotated:
        hint, *more = get_args(hint)
        marks = (*marks, *more)
    if is_typeddict(hint):
        return _fields(hint, is_optional, leaving_out)
    if get_origin(hint) is list:
        return _list(get_args(hint)[0], marks)
    if get_origin(hint) is dict:
        return _entries(*get_args(hint))
    return _single(hint, marks)


def _without_none(hint: Any) -> tuple[Any, bool]:
    if get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint):
        (rest,) = [one for one in get_args(hint) if one is not NoneType]
        return rest, True
    return hint, False


def _single(hint: Any, marks: Sequence[Any]) -> Shape:
    if hint is bool:
        return Shape(Kind.TRUTH, NUMBER)
    if hint is int:
        return Shape(Kind.NUMBER, NUMBER)
    if get_origin(hint) is Literal:
        return Shape(Kind.WORD, NUMBER, words=Words(get_args(hint)))
    (words,) = [mark for mark in marks if isinstance(mark, Words)]
    return Shape(Kind.WORD, NUMBER, words=words)


def _fields(hint: Any, is_optional: bool, leaving_out: Sequence[str]) -> Shape:
    hints = get_type_hints(hint, include_extras=True)
    parts = {name: shape_of(one) for name, one in hints.items() if name not in leaving_out}
    fields = [(field_of(name), part.record) for name, part in parts.items()]
    marked = [("is_there", NUMBER), *fields] if is_optional else fields
    return Shape(Kind.FIELDS, np.dtype(marked), parts, is_optional=is_optional)


def field_of(name: str) -> str:
    """The field of a part: NumPy's records have methods of some names."""
    return f"{name}_" if hasattr(np.record, name) else name


def _list(hint: Any, marks: Sequence[Any]) -> Shape:
    (most,) = [mark.count for mark in marks if isinstance(mark, Most)]
    item = shape_of(hint)
    record = np.dtype([("length", NUMBER), ("items", item.record, (most,))])
    if item.kind in (Kind.NUMBER, Kind.WORD):
        return Shape(Kind.ROW, record, words=item.words)
    return Shape(Kind.LIST, record, [item] * most)


def _entries(key: Any, value: Any) -> Shape:
    keys, of_each = shape_of(key).words, shape_of(value)
    assert keys
    parts = {word: of_each for word in keys.words if word is not None}
    return Shape(Kind.ENTRIES, np.dtype((NUMBER, (len(parts),))), parts)


# The nodes, one after another: a part, then all that it is made of, then the next part

KIND, PLACE, SIZE, NEXT, STEP, WORDS, KEY, PATH, OPTIONAL, COLUMNS = range(10)
NULL, FALSE, TRUE = range(3)  # the first of all texts; as words of a part, the first of them means: none


@dataclass(frozen=True)
class Nodes:
    """All that compiled code needs to write a picture: rows of numbers, and the texts that they name."""

    rows: Array
    letters: Array  # of all texts
    bounds: Array  # where each text begins, and the last ends
    longest: int  # so many letters has no picture, and so many have no changes


def nodes_of(shape: Shape, brought: Mapping[str, Sequence[str | None]]) -> Nodes:
    """The nodes of a picture, with the words that a table brings."""
    writer = _Writer(brought)
    writer.add(shape, 0, "", "")
    letters = np.frombuffer(b"".join(writer.texts), np.uint8).copy()
    bounds = np.cumsum([0, *map(len, writer.texts)]).astype(np.int32)
    return Nodes(np.array(writer.rows, np.int32), letters, bounds, writer.longest)


class _Writer:
    """Nodes and texts as they are found."""

    def __init__(self, brought: Mapping[str, Sequence[str | None]]) -> None:
        self._brought = brought
        self._places: dict[object, int] = {}  # where texts, or lists of words, are among the texts
        self.texts = [b"null", b"false", b"true"]
        self.rows: list[list[int]] = []
        self.longest = len("{}")

    def add(self, shape: Shape, place: int, path: str, key: str) -> None:
        """A part that begins with a number, is changed by that path, and stands behind that key; and its own parts."""
        row = [0] * COLUMNS
        self.rows.append(row)
        words = self._words_of(shape)
        row[KIND], row[PLACE], row[SIZE], row[OPTIONAL] = shape.kind, place, shape.size, shape.is_optional
        row[KEY], row[PATH] = self._text(_before(key)), self._text(_before(path))
        row[WORDS] = self._place(words, [_quoted(word) for word in words]) if words else NULL
        longest = max([LONGEST_NUMBER, *(len(_quoted(word)) for word in words)])
        self.longest += len(_before(key)) + len(_before(path)) + shape.size * (longest + len(",")) + len("[],")
        self._add_parts(row, shape, place + (shape.is_optional or shape.kind is Kind.LIST), path)
        row[NEXT] = len(self.rows)

    def _add_parts(self, row: list[int], shape: Shape, place: int, path: str) -> None:
        is_keyed = isinstance(shape.parts, Mapping)
        parts = shape.parts.items() if isinstance(shape.parts, Mapping) else enumerate(shape.parts)
        for name, part in parts:
            begin = len(self.rows)
            self.add(part, place, f"{path}.{name}" if path else str(name), str(name) if is_keyed else "")
            row[STEP], place = len(self.rows) - begin, place + part.size

    def _words_of(self, shape: Shape) -> Sequence[str | None]:
        if shape.words is None:
            return ()
        return self._brought[shape.words.name] if shape.words.name else shape.words.words

    def _text(self, text: str) -> int:
        return self._place(text, [text.encode()])

    def _place(self, of: object, texts: Sequence[bytes]) -> int:
        key = of if isinstance(of, str) else tuple(texts)
        if key not in self._places:
            self._places[key] = len(self.texts)
            self.texts += texts
        return self._places[key]


def _before(name: str) -> str:
    """What stands before a part that has a name."""
    return f'"{name}":' if name else ""


def _quoted(word: str | None) -> bytes:
    return b"null" if word is None else f'"{word}"'.encode()
