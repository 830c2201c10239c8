"""A table declared once."""

import pytest

from tablee.games.record import CACHE_LINE, Array, Record, array, copied, i16, i64, u8


class Purse(Record):
    owner: u8
    coins: Array = array(i16, 3)
    total: i64


class Chest(Purse):
    lock: u8
    drawers: Array = array(i64, 2, 4)


@pytest.mark.parametrize("name", ["round", "sum", "min", "copy", "tobytes"])
def test_a_name_that_numpys_records_have_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Bad\.{name}: .*choose another word"):
        type("Bad", (Record,), {"__annotations__": {name: u8}})


def fields_of(kind: type[Record]) -> dict[str, tuple[int, int]]:
    """The offset and the size of every field."""
    return {name: (offset, field.itemsize) for name, (field, offset, *_) in (kind.dtype.fields or {}).items()}


@pytest.mark.parametrize("kind", [Purse, Chest])
def test_no_byte_is_hidden_between_the_fields(kind: type[Record]) -> None:
    end = 0
    for offset, size in sorted(fields_of(kind).values()):
        assert offset == end
        end += size
    assert end == kind.dtype.itemsize


@pytest.mark.parametrize("kind", [Purse, Chest])
def test_every_number_is_aligned(kind: type[Record]) -> None:
    for field, offset, *_ in (kind.dtype.fields or {}).values():
        assert offset % field.base.alignment == 0


def test_a_table_fills_whole_cache_lines() -> None:
    assert Chest.dtype.itemsize == 2 * CACHE_LINE
    assert Chest.dtype.itemsize % CACHE_LINE == 0


def test_a_few_numbers_are_not_padded() -> None:
    assert Purse.dtype.itemsize == 8 + 3 * 2 + 1
    assert set(Purse.dtype.names or ()) == {"owner", "coins", "total"}


def test_a_record_inherits_fields() -> None:
    declared = [name for name in Chest.dtype.names or () if not name.startswith("padding_")]
    assert declared == ["total", "coins", "owner", "drawers", "lock"]
    assert Chest.dtype["drawers"].shape == (2, 4)
    assert Chest.dtype["coins"] == Purse.dtype["coins"]


def test_a_new_record_is_zero() -> None:
    assert not any(Chest.one().tobytes())  # type: ignore[attr-defined]


def test_records_of_a_row_share_its_bytes() -> None:
    row = Chest.many(2)
    row[1].total = 5
    row[1].drawers[1, 2] = 6
    assert (row["total"][1], row["drawers"][1, 1, 2]) == (5, 6)
    assert not any(row[0].tobytes())


def test_a_copy_is_independent() -> None:
    chest = Chest.one()
    chest.drawers[0, 0] = 1
    copy = copied(chest)
    copy.drawers[0, 0] = 2
    copy.total = 3
    assert (chest.drawers[0, 0], chest.total) == (1, 0)
    assert type(copy) is type(chest)
