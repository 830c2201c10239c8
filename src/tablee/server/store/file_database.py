"""The database as a file of SQLite in the folder of a server: for one server, with nothing to set up."""

import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from tablee.games.words import Refused
from tablee.server.store import backup
from tablee.server.store.data_folder import Held, database_in, held, make_private
from tablee.server.store.database import Contents, Database
from tablee.server.store.sqlite_file import engine_of

PRIMARY = 0xFF  # the part of a code of SQLite that says what kind of error it is


class FileDatabase(Database):
    """The database of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, database_in(folder)
        self.name = str(self.file)

    def engine(self) -> Engine:
        """Open it, or make it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        return engine_of(self.file)

    def held(self) -> AbstractContextManager[Held]:
        """Hold the folder; whoever comes second is told where the server is."""
        return held(self.folder)

    def check_usable(self) -> None:
        """Refuse a damaged, foreign or newer file; one that is missing is made, for its user only."""
        make_private(self.file)
        backup.check_usable(self.file)

    def check_older_servers(self) -> None:
        """Nobody works on a file that somebody holds."""

    def check_there(self) -> None:
        """Refuse an empty folder."""
        if not self.file.exists():
            raise Refused("backup-nothing", folder=str(self.folder))

    def check_whole(self) -> Contents:
        """Let SQLite look at all of it."""
        self.check_there()
        return backup.check_file(self.file)

    def back_up(self, file: Path, force: bool = False) -> Contents:
        """Copy the file."""
        self.check_there()
        return backup.back_up(self.file, file, force)

    def restore(self, file: Path) -> tuple[Contents, Path | None]:
        """Put a copy of a backup in its place; the former one gets a dated name beside it."""
        return backup.restore(file, self.folder)

    def set_aside(self) -> Path | None:
        """Give the file a dated name, since everything is elsewhere now."""
        return backup.set_aside_now(self.file)

    def is_away(self, error: DBAPIError) -> bool:
        """A disk that fails, or somebody else who does not let go of the file."""
        code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return isinstance(error, OperationalError) and code & PRIMARY != sqlite3.SQLITE_ERROR

    def size(self) -> int:
        """With what SQLite lays beside it."""
        parts = [self.file.with_name(self.file.name + beside) for beside in backup.BESIDE]
        return sum(part.stat().st_size for part in parts if part.exists())

    def environment(self) -> dict[str, str]:
        """The folder, and no PostgreSQL."""
        return {"TABLEE_DATA": str(self.folder), "TABLEE_DATABASE": ""}
