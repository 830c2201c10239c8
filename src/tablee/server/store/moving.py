"""A server moves from its file to PostgreSQL, with everything: people, sessions, running games, what is due."""

from pathlib import Path

from tablee.server.store.backup import brought_forward
from tablee.server.store.database import Contents
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.postgres import PostgresDatabase


def move(source: FileDatabase, target: PostgresDatabase) -> tuple[Contents, Path | None]:
    """Fill an empty PostgreSQL from the file of a folder, while no server runs: what it holds, and the file's new name.

    The file gets a dated name, so that nobody goes on with it by mistake. `Refused` leaves both as they were.
    """
    source.check_there()
    with source.held(), target.held(), brought_forward(source.file) as (draft, contents):
        target.fill_from(draft)
        return contents, source.set_aside()
