"""A lock on a file, which the system opens when the program ends, however it ends."""

import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Lock:
    """Holds one file at a time. Windows cannot replace a file that is open, so nothing is locked there."""

    def __init__(self) -> None:
        self._held: int | None = None  # the descriptor of the file

    def take(self, path: Path) -> bool:
        """Hold a file in the place of the one before; False where another program holds it."""
        if sys.platform == "win32":
            return True
        opened = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(opened)
            return False
        except OSError:
            pass  # a file system without locks: nobody holds anything
        self.release()
        self._held = opened
        return True

    def release(self) -> None:
        """Let go of the file."""
        if self._held is not None:
            os.close(self._held)
        self._held = None


def is_locked(path: Path) -> bool:
    """Whether another program holds a file."""
    lock = Lock()
    if not lock.take(path):
        return True
    lock.release()
    return False
