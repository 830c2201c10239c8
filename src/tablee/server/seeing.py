"""What a seat is shown, on its way to people: pictures as JSON, drawn once for everybody who sees the same.

A part of a picture follows from the fields of the sight that it names. So a part whose fields hold the same bytes as
they did before, at this table or at another one, for this seat or for another one, is not drawn again.
"""

from typing import Any

import numpy as np
from msgspec import Raw, json

from tablee.games.contract import Game
from tablee.games.picture import Part, Sight, parts_with_bytes

MOST_DRAWINGS = 50_000  # of one game


class Artist:
    """Draws the pictures of one game, and remembers them."""

    def __init__(self, game: Game) -> None:
        kind = game.view(game.new(game.seats[0]), 0).dtype
        self._constant = [part for part in game.picture if not part.fields]
        self._parts = [(part, of_part, mask_of(part, kind)) for part, of_part in parts_with_bytes(game.picture, kind)]
        self._drawings: dict[tuple[str, Any], Raw] = {}

    def picture(self, sight: Sight) -> dict[str, Raw]:
        """The whole picture."""
        seen = sight.tobytes()
        constant = {part.name: self._drawing(part, None, sight) for part in self._constant}
        return constant | {part.name: self._drawing(part, of_part(seen), sight) for part, of_part, _ in self._parts}

    def changes(self, before: bytes, now: Sight) -> dict[str, Raw]:
        """The parts that are not as they were."""
        seen = now.tobytes()
        different = int.from_bytes(seen) ^ int.from_bytes(before)
        if not different:
            return {}
        return {
            part.name: self._drawing(part, of_part(seen), now)
            for part, of_part, mask in self._parts
            if different & mask
        }

    def _drawing(self, part: Part, fields: Any, sight: Sight) -> Raw:
        key = part.name, fields
        drawing = self._drawings.get(key)
        if drawing is None:
            if len(self._drawings) >= MOST_DRAWINGS:
                self._drawings.clear()
            drawing = self._drawings[key] = Raw(json.encode(part.drawn(sight)))
        return drawing


def mask_of(part: Part, kind: np.dtype[Any]) -> int:
    """The bits of a sight that a part is drawn from: of what is different, one comparison tells whether it matters."""
    mask = np.zeros(1, kind)
    for name in part.fields:
        mask[name] = np.frombuffer(b"\xff" * mask[name].nbytes, mask[name].dtype).reshape(mask[name].shape)
    return int.from_bytes(mask.tobytes())


_artists: dict[str, Artist] = {}


def artist_of(game: Game) -> Artist:
    """The artist of a game: one for all its tables."""
    if game.name not in _artists:
        _artists[game.name] = Artist(game)
    return _artists[game.name]
