"""What a seat is shown, on its way to people: pictures as JSON, drawn once for everybody who sees the same.

A part of a picture follows from the fields of the sight that it names. So a part whose fields hold the same bytes as
they did before, at this table or at another one, for this seat or for another one, is not drawn again.
"""

from typing import Any, NamedTuple

import numpy as np
from msgspec import Raw, json

from tablee.games.contract import Game
from tablee.games.picture import Part, Reading, parts_with_bytes

MOST_DRAWINGS = 50_000  # of one game


class PictureChange(NamedTuple):
    """What a seat was shown before and is shown now, as numbers that tell by their bits what differs; and the parts
    of the picture that changed between them."""

    before: int
    now: int
    changed: dict[str, Raw]


class PictureRenderer:
    """Draws the pictures of one game, and remembers them."""

    def __init__(self, game: Game) -> None:
        self._kind = game.view(game.new(game.seats[0]), 0).dtype
        self._constant = [part for part in game.picture if not part.fields]
        self._parts = [
            (part, mask_of(part, self._kind), of_part) for part, of_part in parts_with_bytes(game.picture, self._kind)
        ]
        self._drawings: dict[tuple[str, Any], Raw] = {}

    def picture(self, seen: bytes) -> dict[str, Raw]:
        """The whole picture of a sight, which is given as its bytes."""
        reading = Reading(self._kind, seen)
        constant = {part.name: self._drawing(part, None, reading) for part in self._constant}
        return constant | {part.name: self._drawing(part, of_part(seen), reading) for part, _, of_part in self._parts}

    def change(self, before: bytes, now: bytes, other: PictureChange | None) -> PictureChange:
        """The parts that are not as they were. Of those that another one at the table sees alike, the same drawing."""
        change = PictureChange(int.from_bytes(before), int.from_bytes(now), {})
        different = change.before ^ change.now
        apart = (change.before ^ other.before) | (change.now ^ other.now) if other else 0
        reading = None
        for part, mask, of_part in self._parts if different else ():
            if not different & mask:
                continue
            if other and not apart & mask:
                change.changed[part.name] = other.changed[part.name]
            else:
                reading = reading or Reading(self._kind, now)
                change.changed[part.name] = self._drawing(part, of_part(now), reading)
        return change

    def _drawing(self, part: Part, fields: Any, reading: Reading) -> Raw:
        key = part.name, fields
        drawing = self._drawings.get(key)
        if drawing is None:
            if len(self._drawings) >= MOST_DRAWINGS:
                self._drawings.clear()
            drawing = self._drawings[key] = Raw(json.encode(part.drawn(reading)))
        return drawing


def mask_of(part: Part, kind: np.dtype[Any]) -> int:
    """The bits of a sight that a part is drawn from: of what is different, one comparison tells whether it matters."""
    mask = np.zeros(1, kind)
    for name in part.fields:
        mask[name] = np.frombuffer(b"\xff" * mask[name].nbytes, mask[name].dtype).reshape(mask[name].shape)
    return int.from_bytes(mask.tobytes())


_renderers: dict[str, PictureRenderer] = {}


def renderer_of(game: Game) -> PictureRenderer:
    """The renderer of a game: one for all its tables."""
    if game.name not in _renderers:
        _renderers[game.name] = PictureRenderer(game)
    return _renderers[game.name]
