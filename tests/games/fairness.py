"""Whether counts are as even as chance makes them."""

from collections.abc import Collection
from math import sqrt

TOO_FAR = 4.0


def unevenness(counts: Collection[int], cells: int) -> float:
    """How far counts are from equal, in standard deviations of the chi-square distribution.

    Cells that were never seen may be left out of the counts.
    """
    expected = sum(counts) / cells
    never = (cells - len(counts)) * expected
    distance = never + sum((number - expected) ** 2 / expected for number in counts)
    return float(distance - (cells - 1)) / sqrt(2 * (cells - 1))


def is_even(counts: Collection[int], cells: int) -> bool:
    """Whether no cell stands out, and the counts are not more even than chance would make them either."""
    return abs(unevenness(counts, cells)) < TOO_FAR
