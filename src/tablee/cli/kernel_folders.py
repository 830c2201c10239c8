"""The folders of compiled rules: who compiles a game takes turns with others, and old folders are removed."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = "compiling.lock"
NAP_SECONDS = 0.2
MOST_FOLDERS = 8  # of a game: the ones used last stay, for those who switch between branches
UNUSED_SECONDS = 14 * 24 * 3600  # after which a folder is removed


@contextmanager
def turn_at(folder: Path, tell_waiting: Callable[[], None]) -> Iterator[None]:
    """Wait until nobody else compiles into the folders beside this one; `tell_waiting` is called once if somebody does.

    Raises OSError where nothing can be written.
    """
    from tablee.file_lock import is_locked_for_us

    with (folder.parent / LOCK).open("a") as lock:
        if not is_locked_for_us(lock.fileno()):
            tell_waiting()
            while not is_locked_for_us(lock.fileno()):
                time.sleep(NAP_SECONDS)
        yield


def remove_unused(root: Path, now: float) -> list[Path]:
    """Remove the folders of compiled functions that nobody needs any more, and return them.

    A folder's time is that of its last use. Two versions of the sources may share a root, and their programs may run:
    so what was used lately stays. A program whose folder is removed all the same compiles anew what it has not loaded.
    """
    removed = []
    for scope in _folders_in(root):
        folders = sorted(_folders_in(scope), key=_last_used, reverse=True)
        for place, folder in enumerate(folders):
            if place >= MOST_FOLDERS or now - _last_used(folder) > UNUSED_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)
                removed.append(folder)
    return removed


def _folders_in(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.is_dir()]


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # somebody else has just removed it
        return 0.0
