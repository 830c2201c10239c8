"""What happened, as a list of steps that the rules tell while they act.

A rule takes an optional list of steps and tells it what it does. Without one the telling is not even compiled, so that
simulations pay nothing for it. `story.py` names the numbers.
"""

from collections.abc import Iterator
from struct import Struct

from tablee.games.compiled import rule
from tablee.games.record import Array, Record, array, i16, u16

MOST_AT_ONCE = 446  # of one decision or draw: five seats of Pillage, with an owner's cards that do all, tell 408
MOST_STEPS = 512  # of one call, which may be for several draws
WIDTH = 6  # a kind of step and its arguments


Step = tuple[int, ...]  # its kind and all its numbers, as many as a step can have
BARE = Struct(f"={WIDTH}h")  # a step as it is kept


def read_steps(told: bytes) -> Iterator[Step]:
    """Steps that are kept as bytes, one after another."""
    return BARE.iter_unpack(told)


def kinds_told(told: bytes) -> memoryview:
    """The kinds of such steps, as numbers."""
    return memoryview(told).cast("h")[::WIDTH]


class Steps(Record):
    """The steps of one decision, or of some draws, in their order."""

    length: u16
    rows: Array = array(i16, MOST_STEPS, WIDTH)


@rule
def tell(steps: Steps, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Add a step. A full list takes no more: a test of the contract sees to it that none is ever full."""
    place = steps.length
    if place == MOST_STEPS:
        return
    steps.rows[place, 0] = kind
    steps.rows[place, 1] = a
    steps.rows[place, 2] = b
    steps.rows[place, 3] = c
    steps.rows[place, 4] = d
    steps.rows[place, 5] = e
    steps.length = place + 1
