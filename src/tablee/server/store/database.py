"""Where a server keeps everything: a file in its folder, or PostgreSQL. Both hold the same tables.

Used by commands and by a server that starts, never on the event loop. What cannot be raises `Refused`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from tablee.games.words import Refused
from tablee.server.store.migrations import is_known

OURS = {"alembic_version", "people", "tables", "log", "keys"}  # what every database of Tablée has


class Contents(NamedTuple):
    """How much a database holds."""

    people: int
    playing: int
    finished: int
    entries: int


class InUse(Refused):
    """Somebody else works on the database; their page has an address, where that is known."""

    address = ""


class Held(Protocol):
    """A database that nobody else works on."""

    def tell(self, address: str) -> None:
        """Leave word where its server is, for whoever comes second."""


class Database(ABC):
    """A database that may be there, and what can be done with the whole of it."""

    name: str  # as people are told; no password is in it
    is_shared = False  # several servers may work on it

    @abstractmethod
    def engine(self) -> Engine:
        """Open it; it is made where it is only a file that is missing."""

    def snapshots(self, engine: Engine) -> Engine:
        """The same engine for readers, all of whose questions in one transaction see one moment."""
        return engine

    @abstractmethod
    def held(self) -> AbstractContextManager[Held]:
        """Work on it alone; whoever comes second is refused."""

    def served(self) -> AbstractContextManager[Held]:
        """Serve from it; where it is shared, beside other servers, but not while somebody works on it alone."""
        return self.held()

    @abstractmethod
    def check_usable(self) -> None:
        """Refuse to serve from what is damaged, foreign or newer than this program; an empty one becomes ours."""

    @abstractmethod
    def check_older_servers(self) -> None:
        """Refuse to bring forward what servers of an older program work on just now."""

    @abstractmethod
    def check_there(self) -> None:
        """Refuse where no server has ever kept anything."""

    @abstractmethod
    def check_whole(self) -> Contents:
        """Look at all of it; what it holds, if nothing is damaged."""

    @abstractmethod
    def back_up(self, file: Path, force: bool = False) -> Contents:
        """Copy it into a file, as it is at one moment; a server may go on writing meanwhile."""

    @abstractmethod
    def restore(self, file: Path) -> tuple[Contents, Path | None]:
        """Put what a backup holds in its place; where the former database is kept, if there was one."""

    @abstractmethod
    def is_away(self, error: DBAPIError) -> bool:
        """Whether an error says that it does not answer now, and not that something wrong was asked."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes a copy of it may take."""

    @abstractmethod
    def environment(self) -> dict[str, str]:
        """The variables that name it to a command of ours."""


def check_form(form: str, name: str) -> None:
    """Refuse a database in a form that this program does not know yet."""
    if not is_known(form):
        raise Refused("database-newer", file=name)


def counted(count: Callable[[str], int]) -> Contents:
    """Count what a database holds, by statements that all databases understand."""
    return Contents(
        count("SELECT count(*) FROM people"),
        count("SELECT count(*) FROM tables WHERE status = 'playing'"),
        count("SELECT count(*) FROM tables WHERE status = 'finished'"),
        count("SELECT count(*) FROM log"),
    )
