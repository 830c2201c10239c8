"""What a seat is shown, on its way to people: the picture, and of each change only what is different.

A part of a picture follows from the fields of the sight that it names. So a part whose fields hold the same bytes as
before is not drawn again; and what lies open to all, which follows from who sees which place, is drawn once a move.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.picture import Numbers, Part, Plain, Reader, SeatsPart, drawn_from, note_changes, reader_of
from tablee.games.secrecy import Seen


class Shown(Struct, frozen=True):
    """What a seat is shown: its sight as a number, which tells by its bits what differs, and the picture of it."""

    bits: int
    picture: dict[str, Plain]


class Redrawn(Struct, frozen=True):
    """Parts of a picture that look otherwise now, by their names; and what is different in them, by its path."""

    drawn: dict[str, Plain]
    changed: dict[str, Plain]


class PictureChange(Struct, frozen=True):
    """What a seat was shown before and is shown now; what of it lies open to all; and by its path all that differs."""

    before: Shown
    now: Shown
    open: Redrawn
    changed: dict[str, Plain]


class PictureRenderer:
    """Draws the pictures of one game."""

    def __init__(self, game: Game) -> None:
        kind = game.view(game.new(game.seats[0]), 0).dtype
        self._picture, self._reader = game.picture, reader_of(kind)
        self._last: dict[str, Plain] = {}
        owned = {"seat", *(name for name, place in game.secrets.PLACES.items() if place.seen is Seen.BY_OWNER)}
        self._own = Layer([part for part in game.picture if owned.intersection(part.fields)], kind)
        self._open = Layer([part for part in game.picture if not owned.intersection(part.fields)], kind)

    def shown(self, sight: bytes) -> Shown:
        """What a sight shows, which is given as its bytes."""
        picture = drawn_from(self._picture, self._reader, self._reader.numbers(sight))
        return Shown(int.from_bytes(sight), {name: self._as_last(name, part) for name, part in picture.items()})

    def _as_last(self, name: str, part: Plain) -> Plain:
        """A part, or that of the last picture where it looks the same: what is printed is held once for all tables."""
        last = self._last.get(name)
        if last == part:
            return last
        self._last[name] = part
        return part

    def change(self, before: Shown, sight: bytes, other: PictureChange | None = None) -> PictureChange:
        """What a seat sees now; what another one at the table sees alike is not drawn again."""
        bits = int.from_bytes(sight)
        different = before.bits ^ bits
        numbers = None
        if other and not ((before.bits ^ other.before.bits) | (bits ^ other.now.bits)) & self._open.mask:
            opened = other.open
        else:
            numbers = self._reader.numbers(sight)
            opened = self._open.redrawn(different, before.picture, numbers)
        if not different & self._own.mask:
            return PictureChange(before, Shown(bits, before.picture | opened.drawn), opened, opened.changed)
        own = self._own.redrawn(different, before.picture, numbers or self._reader.numbers(sight))
        now = Shown(bits, before.picture | opened.drawn | own.drawn)
        return PictureChange(before, now, opened, opened.changed | own.changed)


class Layer:
    """Parts of a picture that lie open to all, or that are a seat's own."""

    def __init__(self, parts: Iterable[Part], kind: np.dtype[Any]) -> None:
        self._drawings = [drawing_of(part, kind) for part in parts]
        self.mask = 0
        for drawing in self._drawings:
            self.mask |= drawing.mask

    def redrawn(self, different: int, before: dict[str, Plain], numbers: Numbers) -> Redrawn:
        """The parts that are drawn from what is different."""
        drawn: dict[str, Plain] = {}
        changed: dict[str, Plain] = {}
        for drawing in self._drawings:
            if different & drawing.mask:
                name, was = drawing.name, before[drawing.name]
                now = drawing.redrawn(different, was, numbers, changed)
                if now is not was:
                    drawn[name] = now
        return Redrawn(drawn, changed)


class Drawing:
    """How a part is drawn again, and the bits of a sight that it is drawn from."""

    def __init__(self, part: Part, kind: np.dtype[Any], reader: Reader) -> None:
        self.name, self._drawn, self.mask = part.name, part.drawn, mask_of(part.fields, kind)
        self._values = reader.values(part.fields)

    def redrawn(self, _different: int, was: Plain, numbers: Numbers, changed: dict[str, Plain]) -> Plain:
        """The part now, or as it was where it looks the same; what is different in it is noted."""
        now = self._drawn(*self._values(numbers))
        if now == was:
            return was
        note_changes(self.name, was, now, changed)
        return now


class SeatsDrawing(Drawing):
    """The same for a part with an entry for each seat: those of which nothing is different stay as they are."""

    def __init__(self, part: SeatsPart, kind: np.dtype[Any], reader: Reader) -> None:
        super().__init__(part, kind, reader)
        seats = range(min(kind[name].shape[0] for name in part.by_seat))
        masks = [mask_of(part.by_seat, kind, seat) for seat in seats]
        values = [reader.values_of_seat(seat, part.by_seat, part.others) for seat in seats]
        paths = [f"{part.name}.{seat}" for seat in seats]
        self._drawn_for, self._entries = part.drawn_for, list(zip(paths, masks, values, strict=True))

    def redrawn(self, different: int, was: Plain, numbers: Numbers, changed: dict[str, Plain]) -> Plain:
        """The part now, or as it was where it looks the same; what is different in it is noted."""
        entries = was
        for seat, (path, mask, values) in enumerate(self._entries[: len(was)]):
            if different & mask:
                now = self._drawn_for(*values(numbers))
                if now != was[seat]:
                    note_changes(path, was[seat], now, changed)
                    entries = [*entries[:seat], now, *entries[seat + 1 :]]
        return entries


def drawing_of(part: Part, kind: np.dtype[Any]) -> Drawing:
    """How a part of some kind of sight is drawn again."""
    reader = reader_of(kind)
    return SeatsDrawing(part, kind, reader) if isinstance(part, SeatsPart) else Drawing(part, kind, reader)


def mask_of(fields: tuple[str, ...], kind: np.dtype[Any], seat: int | None = None) -> int:
    """The bits of a sight that lie in some of its fields, of all seats or one: of what is different, one comparison
    tells whether it matters."""
    mask = np.zeros(1, kind)
    for name in fields:
        field = mask[name] if seat is None else mask[name][:, seat : seat + 1]
        field[...] = np.frombuffer(b"\xff" * field.nbytes, field.dtype).reshape(field.shape)
    return int.from_bytes(mask.tobytes())


@cache
def renderer_of(name: str) -> PictureRenderer:
    """The renderer of a game: one for all its tables."""
    return PictureRenderer(GAMES[name])
