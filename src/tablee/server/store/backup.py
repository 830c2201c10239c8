"""Backups of a database that is a file: a whole copy, made while the server runs, and its way back.

Runs in the command line's process, not in the server's. What cannot be copied or restored raises `Refused`.
"""

import os
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee.games.words import Refused
from tablee.server.store.data_folder import database_in, held, make_private
from tablee.server.store.database import OURS, Contents, check_form, counted
from tablee.server.store.migrations import migrate
from tablee.server.store.sqlite_file import engine_of

BESIDE = ("", "-wal", "-shm")  # what SQLite lays beside a database belongs to it


def back_up(whole: Path, file: Path, force: bool = False) -> Contents:
    """Copy a database into a file, as it is at one moment; a server may go on writing meanwhile."""
    if is_part_of(whole, file):
        raise Refused("backup-onto-itself", file=str(file))
    check_may_write(file, force)
    with draft_of(file) as draft:
        contents = copied(whole, draft)
        draft.replace(file)
    return contents


def check_may_write(file: Path, force: bool) -> None:
    """Refuse to write over something by mistake."""
    if file.exists() and not force:
        raise Refused("backup-exists", file=str(file))


def is_part_of(database: Path, file: Path) -> bool:
    """Whether a file, under whatever name, is a database or lies beside it: to write over it would destroy it."""
    whole = database.resolve()
    parts = [whole.with_name(whole.name + beside) for beside in BESIDE]
    return file.resolve() in parts or any(file.exists() and part.exists() and file.samefile(part) for part in parts)


def restore(file: Path, folder: Path) -> tuple[Contents, Path | None]:
    """Put the database of a backup into a folder, and lay the former one beside it: where, if there was one."""
    check_is_file(file)
    with handing_over(folder), held(folder), draft_of(database_in(folder)) as draft:
        contents = copied(file, draft)
        bring_forward(draft, file)
        former = set_aside_now(database_in(folder))
        draft.replace(database_in(folder))
    return contents, former


@contextmanager
def brought_forward(file: Path) -> Iterator[tuple[Path, Contents]]:
    """A copy of a database in the form of today, for as long as it is needed, and what it holds."""
    check_is_file(file)
    with TemporaryDirectory() as folder, draft_of(Path(folder) / file.name) as draft:
        contents = copied(file, draft)
        bring_forward(draft, file)
        yield draft, contents


def check_is_file(file: Path) -> None:
    """Refuse a backup that is not there."""
    if not file.is_file():
        raise Refused("restore-missing", file=str(file))


@contextmanager
def draft_of(file: Path) -> Iterator[Path]:
    """A private file beside another, to take its place when it is whole; otherwise nothing is left of it."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        make_private(draft)
        yield draft
    except OSError as error:
        raise Refused("file-unusable", file=str(file), reason=error.strerror or str(error)) from None
    finally:
        for beside in BESIDE:
            draft.with_name(draft.name + beside).unlink(missing_ok=True)


def opened(database: Path) -> sqlite3.Connection:
    """A database that is there already."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


def copied(database: Path, draft: Path) -> Contents:
    """Copy a database that is whole and ours: all of one moment, on disk when this returns."""
    try:
        with closing(opened(database)) as connection:
            check(connection, database)
            connection.execute("VACUUM INTO ?", (str(draft),))
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        with closing(sqlite3.connect(draft)) as connection:
            check_whole(connection, draft, "quick_check")
            return contents_of(connection)
    except sqlite3.DatabaseError as error:
        raise Refused("database-damaged", file=str(database), reason=str(error)) from None


def check(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse what is no database of Tablée, or not whole any more."""
    check_whole(connection, file, "integrity_check")
    if not tables_of(connection) >= OURS:
        raise Refused("database-foreign", file=str(file))


def check_whole(connection: sqlite3.Connection, file: Path, how: str) -> None:
    """Refuse what is damaged, as far as SQLite finds out."""
    found = [line for (line,) in connection.execute(f"PRAGMA {how}(1)")]
    if found != ["ok"]:
        raise Refused("database-damaged", file=str(file), reason=found[0].splitlines()[-1])


def tables_of(connection: sqlite3.Connection) -> set[str]:
    """What a database keeps, by name."""
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def check_usable(database: Path) -> None:
    """Refuse to serve from a database that is damaged, foreign or newer; an empty one becomes ours.

    All of it is looked at only if its last server did not close it, or none is known to have: else a little of it.
    """
    try:
        with closing(opened(database)) as connection:
            names = tables_of(connection)
            if names and was_closed(connection):
                check_a_little(connection, database, names)
            else:
                check_whole(connection, database, "quick_check")
            if names and not names >= OURS:
                raise Refused("database-foreign", file=str(database))
            if names:
                check_not_newer(connection, database)
    except sqlite3.DatabaseError as error:
        raise Refused("database-damaged", file=str(database), reason=str(error)) from None


def was_closed(connection: sqlite3.Connection) -> bool:
    """Whether the last server that worked on a database ended by itself."""
    try:
        life = connection.execute("SELECT is_closed FROM lives ORDER BY begun DESC LIMIT 1").fetchone()
    except sqlite3.OperationalError:  # an older form, which did not say so
        return False
    return bool(life and life[0])


def check_a_little(connection: sqlite3.Connection, file: Path, names: Iterable[str]) -> None:
    """Refuse a file that has lost its end, or where something kept cannot even be begun to be read.

    What this costs does not grow with the file.
    """
    (pages,), (size,) = (connection.execute(f"PRAGMA {what}").fetchone() for what in ("page_count", "page_size"))
    if file.stat().st_size < pages * size:
        raise Refused("database-damaged", file=str(file), reason="the end is missing")
    for name in names:
        connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchall()


def check_file(file: Path) -> Contents:
    """Look at all of a database, while a server runs or not; what it holds, if nothing is damaged."""
    try:
        with closing(opened(file)) as connection:
            check(connection, file)
            return contents_of(connection)
    except sqlite3.DatabaseError as error:
        raise Refused("database-damaged", file=str(file), reason=str(error)) from None


def contents_of(connection: sqlite3.Connection) -> Contents:
    """Count what a database holds."""
    return counted(lambda count: connection.execute(count).fetchone()[0])


def bring_forward(draft: Path, file: Path) -> None:
    """Give an older database the form of today; one of tomorrow is refused."""
    with closing(sqlite3.connect(draft)) as connection:
        check_not_newer(connection, file)
    engine = engine_of(draft)
    migrate(engine)
    engine.dispose()


def check_not_newer(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse a database in a form that this program does not know yet."""
    (form,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    check_form(form, str(file))


@contextmanager
def handing_over(folder: Path) -> Iterator[None]:
    """What an administrator makes in a folder belongs to whoever has the folder: a service has a user of its own.

    A folder that is made, with those above it, belongs to whoever has the one in which it is made.
    """
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    folders = (folder, *folder.resolve().parents)
    owner = next(one for one in folders if one.is_dir()).stat()
    missing = [one for one in folders if not one.exists()]
    before = {file: file.stat().st_ino for file in files_in(folder)}
    try:
        yield
    finally:
        new = [file for file in files_in(folder) if before.get(file) != file.stat().st_ino]
        for one in (*new, *(one for one in missing if one.exists())):
            os.chown(one, owner.st_uid, owner.st_gid)


def files_in(folder: Path) -> list[Path]:
    """What lies in a folder, which may not be there yet."""
    return list(folder.iterdir()) if folder.is_dir() else []


def set_aside_now(whole: Path) -> Path | None:
    """Give a database a name with the present time."""
    return set_aside(whole, time.strftime("%Y-%m-%d-%H%M%S"))


def set_aside(database: Path, when: str) -> Path | None:
    """Give the former database a dated name, with what lies beside it."""
    if not database.exists():
        return None
    former = database.with_name(f"{database.stem}-{when}{database.suffix}")
    for beside in BESIDE:
        part = database.with_name(database.name + beside)
        if part.exists():
            part.rename(former.with_name(former.name + beside))
    return former
