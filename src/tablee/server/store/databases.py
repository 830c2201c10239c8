"""Which database is meant."""

from pathlib import Path

from tablee.server.store.database import Database
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.postgres import PostgresDatabase


def database_of(folder: Path, url: str | None) -> Database:
    """PostgreSQL at an address, or without one the file of a folder; `Refused` where the address is none."""
    return PostgresDatabase(url) if url else FileDatabase(folder)
