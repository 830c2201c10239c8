"""What a seat is shown, on its way to people: the picture, and of each change only what is different.

A part of a picture follows from the fields of the sight that it names. So a part whose fields hold the same bytes as
before is not drawn again, and one that another seat sees alike is drawn once for both.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.picture import Plain, Reading, draw, note_changes


class Shown(NamedTuple):
    """What a seat is shown: its sight as a number, which tells by its bits what differs, and the picture of it."""

    bits: int
    picture: dict[str, Plain]


class PartChange(NamedTuple):
    """A part of a picture that was drawn anew, and by their paths what is different in it."""

    drawn: Plain
    changed: dict[str, Plain]


class PictureChange(NamedTuple):
    """What a seat was shown before and is shown now, and the parts of its picture that were drawn anew."""

    before: Shown
    now: Shown
    parts: dict[str, PartChange]

    @property
    def changed(self) -> dict[str, Plain]:
        """What is different in the picture, by its path."""
        return {path: drawn for part in self.parts.values() for path, drawn in part.changed.items()}


class PictureRenderer:
    """Draws the pictures of one game."""

    def __init__(self, game: Game) -> None:
        self._kind = game.view(game.new(game.seats[0]), 0).dtype
        self._picture = game.picture
        self._parts = [(part, mask_of(part.fields, self._kind)) for part in game.picture if part.fields]

    def shown(self, sight: bytes) -> Shown:
        """What a sight shows, which is given as its bytes."""
        return Shown(int.from_bytes(sight), draw(self._picture, Reading(self._kind, sight)))

    def change(self, before: Shown, sight: bytes, other: PictureChange | None = None) -> PictureChange:
        """What a seat sees now. Of what another one at the table sees alike, the same drawings."""
        bits = int.from_bytes(sight)
        different = before.bits ^ bits
        if not different:
            return PictureChange(before, before, {})
        apart = (before.bits ^ other.before.bits) | (bits ^ other.now.bits) if other else -1
        reading, parts = Reading(self._kind, sight), {}
        for part, mask in self._parts:
            if different & mask:
                name = part.name
                if other and not apart & mask:
                    parts[name] = other.parts[name]
                else:
                    drawn = part.drawn(reading)
                    changed: dict[str, Plain] = {}
                    note_changes(name, before.picture[name], drawn, changed)
                    parts[name] = PartChange(drawn, changed)
        picture = before.picture | {name: part.drawn for name, part in parts.items()}
        return PictureChange(before, Shown(bits, picture), parts)


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
