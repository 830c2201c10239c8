"""The folder of a server: its files are for its user only, and one server at a time works on them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tablee.file_lock import is_locked_for_us
from tablee.games.words import Refused
from tablee.server.store.database import InUse
from tablee.server.store.sqlite_file import FILE

LOCK = "server.lock"


class FolderInUse(InUse):
    """Another server holds the folder."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__("server-running" if address else "folder-in-use", folder=str(folder), address=address)
        self.address = address


class Held:
    """A folder that nobody else works on."""

    def __init__(self, lock: IO[str]) -> None:
        self._lock = lock

    def tell(self, address: str) -> None:
        """Leave word where the server of this folder is."""
        self._lock.truncate(0)
        self._lock.write(address)
        self._lock.flush()


@contextmanager
def held(folder: Path) -> Iterator[Held]:
    """Hold a folder; whoever comes second is refused. The system lets go of it when we end, however we end."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(folder / LOCK)
        lock = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise Refused("folder-unusable", folder=str(folder), reason=error.strerror or str(error)) from None
    with lock:
        if not is_locked_for_us(lock.fileno()):
            lock.seek(0)
            raise FolderInUse(folder, lock.read())
        holder = Held(lock)
        holder.tell("")
        yield holder
        holder.tell("")


def make_private(file: Path) -> None:
    """A file that only its user reads, from its first byte on; what SQLite lays beside a database is as private."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)


def database_in(folder: Path) -> Path:
    """The database of a folder."""
    return folder / FILE
