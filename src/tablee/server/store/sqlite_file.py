"""SQLite in a file: how it is opened."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event

from tablee.server.store.searched_names import folded

FILE = "tablee.sqlite3"
CACHE_PAGES = 1_000  # of each connection, 4 MB: what lies above the leaves of a large file; the system has the rest
WAL_PAGES = 4_000  # that are written before they are moved into the file

PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
    "secure_delete=ON",  # what is deleted is overwritten with zeros: nobody reads it in a copy of the file
    *(f"cache_size={CACHE_PAGES}", f"wal_autocheckpoint={WAL_PAGES}"),
)


def engine_of(file: Path) -> Engine:
    """SQLite in a file: readers never wait for the writer, and a commit is on disk when it returns."""
    engine = create_engine(
        f"sqlite:///{file}", hide_parameters=True, connect_args={"timeout": 30, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin when SQLAlchemy, or the ledger, says so
        connection.create_function("folded", 1, folded, deterministic=True)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
