"""The time of the server: nobody else's counts, and it never jumps.

The system's clock is read once, at the start. If it is set later, nobody loses or wins thinking time by that.
"""

import time

HOUR = 3600 * 1000  # milliseconds
DAY = 24 * HOUR

START = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """The time of the server."""
    return (START + time.monotonic_ns()) // 1_000_000


def day_of(moment: int) -> str:
    """The day of a moment, as it is written everywhere.

    >>> day_of(0)
    '1970-01-01'
    """
    return time.strftime("%Y-%m-%d", time.gmtime(moment / 1000))
