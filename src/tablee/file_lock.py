"""A file that one process at a time holds, on every system."""

import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEYOND = 1 << 30  # the byte that is locked: far behind anything written, which others may read meanwhile


def is_locked_for_us(file: int) -> bool:
    """Whether an open file is ours now; the system gives it back when it is closed, however this process ends."""
    try:
        if sys.platform == "win32":
            os.lseek(file, BEYOND, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
