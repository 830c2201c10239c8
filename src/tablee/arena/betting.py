"""Intervals for a mean that hold at every look: what somebody would have won who bets against it.

For each mean that could be the true one, some bet on every number to come that it lies higher, and some that it lies
lower, each with a fixed part of what they have. If the mean is the true one, nobody can expect to win: so the chance
that those of one side together ever have 2 / ERROR times what they began with is at most ERROR / 2 (Ville 1939). The
means against which no side has won so much are the interval. With a chance of at least 1 - ERROR it holds the true mean
at all looks together, whatever the distribution: the numbers need only be independent and lie between two bounds.
This is a mixture over constant stakes as in Robbins (1970), by betting as in Waudby-Smith and Ramdas (JRSS B 86, 2024).
The order of the numbers does not matter.

>>> sequence = ConfidenceSequence()
>>> sequence.add([1.0, 0.0, 1.0, 0.5] * 10)
>>> sequence.interval
Interval(low=0.345, high=0.815)
>>> sequence.leader
1
"""

from collections.abc import Iterable
from math import log
from typing import NamedTuple

import numpy as np

from tablee.games.record import Array

ERROR = 0.05  # the chance that an interval ever misses the true mean; half of it on each side
STEPS = 2000  # of the scale from the least to the greatest mean
MIDDLE = STEPS // 2
STAKES: Array = np.geomspace(0.01, 0.9, 8)[:, None]  # of what can be lost: small ones find small differences
ALL = 1e6  # the logarithm of more than anybody can win otherwise


class Interval(NamedTuple):
    """Where a mean lies."""

    low: float
    high: float


class ConfidenceSequence:
    """Intervals for the mean of numbers from `least` to `greatest`, after as many as one likes."""

    def __init__(self, least: float = -1.0, greatest: float = 1.0) -> None:
        self._least, self._width = least, greatest - least
        self._means: Array = np.linspace(0, 1, STEPS + 1)  # on the scale from 0 to 1
        self._up, self._down = np.zeros((2, len(STAKES), STEPS + 1))  # logarithms of what those have who bet
        self._won: dict[float, tuple[Array, Array]] = {}  # by each number that came, since few are different

    def add(self, numbers: Iterable[float]) -> None:
        """Let the bets be decided by further numbers."""
        for number in numbers:
            if number not in self._won:
                self._won[number] = self._bets((number - self._least) / self._width)
            up, down = self._won[number]
            self._up += up
            self._down += down

    @property
    def interval(self) -> Interval:
        """The means against which nobody has won too much, wider by a step of the scale on each side."""
        inside = np.flatnonzero(np.maximum(together(self._up), together(self._down)) < log(2 / ERROR))
        low, high = (int(inside[0]), int(inside[-1])) if len(inside) else (0, STEPS)
        return Interval(self._shown(max(low - 1, 0)), self._shown(min(high + 1, STEPS)))

    @property
    def leader(self) -> int:
        """1 where the mean is decided to be above the middle of the scale, -1 below, 0 while it is undecided."""
        if together(self._up[:, MIDDLE]) >= log(2 / ERROR):
            return 1
        return -1 if together(self._down[:, MIDDLE]) >= log(2 / ERROR) else 0

    def _bets(self, number: float) -> tuple[Array, Array]:
        """What a number brings to those who bet on more, and on less.

        Against a mean at the end of the scale all is won by any other number, and nothing is lost.
        """
        with np.errstate(divide="ignore", invalid="ignore"):
            up = np.log1p(STAKES * (number - self._means) / self._means)
            down = np.log1p(STAKES * (self._means - number) / (1 - self._means))
        return np.nan_to_num(up, posinf=ALL), np.nan_to_num(down, posinf=ALL)

    def _shown(self, step: int) -> float:
        return round(self._least + self._width * step / STEPS, 12)


def together(logarithms: Array) -> Array:
    """What all of one side have together, of one in the beginning."""
    most = logarithms.max(axis=0)
    return np.asarray(most + np.log(np.exp(logarithms - most).mean(axis=0)))
