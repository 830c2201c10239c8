"""A table declared once: a class to read, a record to run.

A game writes its table down as a class of annotated fields. The class is what people and type checkers read;
the `dtype` made from it is what runs: one flat record without pointers, so that a copy is one assignment and
equal tables are equal bytes.

>>> class Purse(Record):
...     owner: u8
...     coins: Array = array(i16, 3)
>>> purse = Purse.one()
>>> purse.coins[1] = 7
>>> purse.owner, [int(coins) for coins in purse.coins]
(np.uint8(0), [0, 7, 0])
"""

from collections.abc import Iterator
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Self, cast, get_type_hints

import numpy as np
from numpy.typing import NDArray

u8 = Annotated[int, np.uint8]
u16 = Annotated[int, np.uint16]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]
u64 = Annotated[int, np.uint64]
f64 = Annotated[float, np.float64]

Array = NDArray[Any]
Many = NDArray[Any]
"""A row of records: what compiled loops run over. A field of all of them is `row["field"]`."""

CACHE_LINE = 64  # bytes; whole lines keep two threads off each other's records
WIDEST = 8  # bytes of a number


_Field = tuple[str, Any, tuple[int, ...]]


class _Shape:
    """An array field waiting for its name."""

    def __init__(self, scalar: Any, shape: tuple[int, ...]) -> None:
        self.scalar, self.shape = scalar, shape


def array(kind: Any, *shape: int) -> Array:
    """Declare an array field: `hands: Array = array(i64, 4)`."""
    return cast(Array, _Shape(_scalar(kind), shape))


def _scalar(kind: Any) -> Any:
    return kind.__metadata__[0]


class Record:
    """The base of every table: subclasses get a `dtype` without hidden padding."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.dtype = _dtype_of(cls)

    @classmethod
    def many(cls, count: int) -> Many:
        """A row of empty records."""
        return row_with(bytearray(count * cls.dtype.itemsize), cls.dtype)

    @classmethod
    def one(cls) -> Self:
        """A single empty record."""
        return cast(Self, cls.many(1)[0])


def row_with(memory: bytearray, kind: np.dtype[Any]) -> Many:
    """Records in a piece of memory: `zeros`, `empty` and `copy` go from field to field, and take ten times as long."""
    return np.frombuffer(memory, kind) if memory else np.zeros(0, kind)


def copied(record: Any) -> Any:
    """An independent record with the same bytes."""
    return copied_row(record)[0]


def copied_row(row: Any) -> Many:
    """An independent row with the same bytes as a row or a record."""
    return row_with(bytearray(row.tobytes()), row.dtype)


def row_of(record: Any) -> Many:
    """A record as a row of one, to be read; a row as it is."""
    return record if isinstance(record, np.ndarray) else np.asarray(record).reshape(1)


def row_in_place(record: Any) -> Many:
    """A record as a row of one in the same memory, to be written to; a row as it is."""
    if isinstance(record, np.ndarray):
        return record
    if record.base is None:
        raise TypeError("an unpickled record cannot be written to: act on `tablee.games.record.copied(it)`")
    return row_of(record)


def _dtype_of(cls: type) -> np.dtype[Any]:
    """What a base declares comes first, in each class the widest fields; what is padded is a field of its own."""
    fields: list[_Field] = []
    for declaring in reversed(cls.__mro__):
        own = sorted(_fields(declaring), key=lambda field: -np.dtype(field[1]).itemsize)
        fields += [*_padding(fields, WIDEST if own else 1), *own]
    if np.dtype(fields).itemsize > CACHE_LINE // 2:
        fields += _padding(fields, CACHE_LINE)
    return np.dtype((np.record, np.dtype(fields)))


def _padding(fields: list[_Field], unit: int) -> list[_Field]:
    size = np.dtype(fields).itemsize
    return [(f"padding_{size}_", np.uint8, (-size % unit,))] if size % unit else []


def _fields(cls: type) -> Iterator[_Field]:
    hints = get_type_hints(cls, include_extras=True)
    for name, hint in ((name, hints[name]) for name in get_annotations(cls) if name != "dtype"):
        if hasattr(np.record, name):
            raise TypeError(f"{cls.__name__}.{name}: NumPy's records have a method of that name; choose another word")
        declared = getattr(cls, name, None)
        if isinstance(declared, _Shape):
            yield name, declared.scalar, declared.shape
        else:
            yield name, _scalar(hint), ()
