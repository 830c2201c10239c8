"""A file that one process at a time holds. The system gives it back when the process ends, however it ends."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEYOND = 1 << 30  # the byte that is locked: far behind anything written, which others may read meanwhile


def is_locked_for_us(file: int) -> bool:
    """Whether an open file is ours now, until it is closed; False too on a file system that has no locks."""
    try:
        _lock(file)
    except OSError:
        return False
    return True


class ReplacedFileLock:
    """Holds a file that is replaced as a whole, again and again: the newest one, by its path.

    Nothing is locked on Windows, which cannot replace a file that is open, nor on a file system that has no locks.
    """

    def __init__(self) -> None:
        self._held: int | None = None  # the descriptor of the file

    def take(self, path: Path) -> bool:
        """Hold a file in the place of the one before; False where another process holds it."""
        if sys.platform == "win32":
            return True
        opened = os.open(path, os.O_RDONLY)
        try:
            _lock(opened)
        except BlockingIOError:
            os.close(opened)
            return False
        except OSError:
            pass  # no locks here: nobody holds anything
        self.release()
        self._held = opened
        return True

    def release(self) -> None:
        """Let go of the file."""
        if self._held is not None:
            os.close(self._held)
        self._held = None


def is_locked(path: Path) -> bool:
    """Whether another process holds a file with such a lock."""
    lock = ReplacedFileLock()
    if not lock.take(path):
        return True
    lock.release()
    return False


def _lock(file: int) -> None:
    """Lock an open file without waiting; raises `OSError` where that cannot be."""
    if sys.platform == "win32":
        os.lseek(file, BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
