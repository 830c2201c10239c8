"""What happened, as a list of steps that the rules tell while they act.

A rule takes an optional tale and tells it what it does. Without one the telling is not even compiled, so that
simulations pay nothing for it.
"""

from tablee.games.compiled import rule
from tablee.games.record import Array, Record, array, i16, u16

MOST_STEPS = 256
WIDTH = 6  # a kind of step and its arguments


class Tale(Record):
    """The steps of one decision or of one draw, in their order."""

    length: u16
    steps: Array = array(i16, MOST_STEPS, WIDTH)


@rule
def tell(tale: Tale, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Add a step. A full tale takes no more: a test of the contract sees to it that none is ever full."""
    step = tale.length
    if step == MOST_STEPS:
        return
    tale.steps[step, 0] = kind
    tale.steps[step, 1] = a
    tale.steps[step, 2] = b
    tale.steps[step, 3] = c
    tale.steps[step, 4] = d
    tale.steps[step, 5] = e
    tale.length = step + 1
