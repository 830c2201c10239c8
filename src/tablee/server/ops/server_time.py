"""The time of the server: nobody else's counts, and it never jumps.

The system's clock is read once, at the start. If it is set later, nobody loses or wins thinking time by that.
"""

import time

START = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """The time of the server."""
    return (START + time.monotonic_ns()) // 1_000_000
