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
from tablee.games.picture import Part, Plain, Reading, draw, note_changes
from tablee.games.secrecy import Seen


class Shown(Struct, frozen=True):
    """What a seat is shown: its sight as a number, which tells by its bits what differs, and the picture of it."""

    bits: int
    picture: dict[str, Plain]


class Redrawn(Struct, frozen=True):
    """Parts of a picture that were drawn anew, by their names; and what is different in them, by its path."""

    drawn: dict[str, Plain]
    changed: dict[str, Plain]


class PictureChange(Struct, frozen=True):
    """What a seat was shown before and is shown now: what lies open to all, and what is its own."""

    before: Shown
    now: Shown
    open: Redrawn
    own: Redrawn

    @property
    def changed(self) -> dict[str, Plain]:
        """What is different in the picture, by its path."""
        return self.open.changed | self.own.changed


NOTHING = Redrawn({}, {})


class PictureRenderer:
    """Draws the pictures of one game."""

    def __init__(self, game: Game) -> None:
        self._kind = game.view(game.new(game.seats[0]), 0).dtype
        self._picture = game.picture
        owned = {"seat", *(name for name, place in game.secrets.PLACES.items() if place.seen is Seen.BY_OWNER)}
        parts = [part for part in game.picture if part.fields]
        self._own = Layer([part for part in parts if owned.intersection(part.fields)], self._kind)
        self._open = Layer([part for part in parts if not owned.intersection(part.fields)], self._kind)

    def shown(self, sight: bytes) -> Shown:
        """What a sight shows, which is given as its bytes."""
        return Shown(int.from_bytes(sight), draw(self._picture, Reading(self._kind, sight)))

    def change(self, before: Shown, sight: bytes, other: PictureChange | None = None) -> PictureChange:
        """What a seat sees now; what another one at the table sees alike is not drawn again."""
        bits = int.from_bytes(sight)
        different = before.bits ^ bits
        if other and not ((before.bits ^ other.before.bits) | (bits ^ other.now.bits)) & self._open.mask:
            opened = other.open
        else:
            opened = self._open.redrawn(different, before, sight)
        own = self._own.redrawn(different, before, sight)
        return PictureChange(before, Shown(bits, before.picture | opened.drawn | own.drawn), opened, own)


class Layer:
    """Parts of a picture that lie open to all, or that are a seat's own."""

    def __init__(self, parts: Iterable[Part], kind: np.dtype[Any]) -> None:
        self._kind, self._parts = kind, [(part, mask_of(part.fields, kind)) for part in parts]
        self.mask = 0
        for _, mask in self._parts:
            self.mask |= mask

    def redrawn(self, different: int, before: Shown, sight: bytes) -> Redrawn:
        """The parts that are drawn from what is different."""
        if not different & self.mask:
            return NOTHING
        redrawn, reading = Redrawn({}, {}), Reading(self._kind, sight)
        for part, mask in self._parts:
            if different & mask:
                name, drawn = part.name, part.drawn(reading)
                redrawn.drawn[name] = drawn
                if before.picture[name] != drawn:
                    note_changes(name, before.picture[name], drawn, redrawn.changed)
        return redrawn


def mask_of(fields: tuple[str, ...], kind: np.dtype[Any]) -> int:
    """The bits of a sight that lie in some of its fields: of what is different, one comparison tells if it matters."""
    mask = np.zeros(1, kind)
    for name in fields:
        mask[name] = np.frombuffer(b"\xff" * mask[name].nbytes, mask[name].dtype).reshape(mask[name].shape)
    return int.from_bytes(mask.tobytes())


@cache
def renderer_of(name: str) -> PictureRenderer:
    """The renderer of a game: one for all its tables."""
    return PictureRenderer(GAMES[name])
