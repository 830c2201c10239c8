"""What stands where in an observation: slices with a name each, declared once. Writers, docs and tests read this list.

>>> from tablee.observations import OBSERVATIONS
>>> layout = OBSERVATIONS["ugo"].layout
>>> layout["led"].meaning, layout["led"].size
('the colour led', 5)
>>> layout.part(layout.empty(), "trick").shape
(4, 45)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tablee.games.record import Array

KIND = np.int8  # of every number: what does not fit is written as the nearest that does
LEAST, MOST = -128, 127


@dataclass(frozen=True)
class Slice:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    begin: int = 0

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The place after the last of them."""
        return self.begin + self.size


class Layout:
    """The slices of an observation, one after the other."""

    def __init__(self, *slices: tuple[str, int | tuple[int, ...], str]) -> None:
        placed: list[Slice] = []
        for name, shape, meaning in slices:
            begin = placed[-1].end if placed else 0
            placed.append(Slice(name, shape if isinstance(shape, tuple) else (shape,), meaning, begin))
        self.slices: Sequence[Slice] = tuple(placed)
        self._by_name = {one.name: one for one in placed}
        if len(self._by_name) < len(placed):
            raise ValueError("two slices have the same name")

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.slices[-1].end

    def __getitem__(self, name: str) -> Slice:
        return self._by_name[name]

    def __iter__(self) -> Iterator[Slice]:
        return iter(self.slices)

    def begin(self, name: str) -> int:
        """Where a slice begins: a constant for compiled writers."""
        return self[name].begin

    def part(self, observations: Array, name: str) -> Array:
        """The numbers of a slice, of one observation or of many, in the slice's shape."""
        one = self[name]
        return observations[..., one.begin : one.end].reshape(*observations.shape[:-1], *one.shape)

    def empty(self, *shape: int) -> Array:
        """Room for observations."""
        return np.zeros((*shape, self.size), KIND)
