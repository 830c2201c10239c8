"""Commands for hosts about the whole database: backup, restore, check, move."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.serve import say, settings_of

if TYPE_CHECKING:
    from tablee.games.words import Text
    from tablee.server.store.database import Contents, Database


def backup(file: Path, *, data: Path | None = None, database: str | None = None, force: bool = False) -> None:
    """Copy the database into a file, all of one moment; the server may be running.

    Parameters
    ----------
    file
        The file to make. It holds everything, the key that signs people's cookies too: keep it private.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of the PostgreSQL that is used in its place.
    force
        Write over a file that exists.
    """
    say(holding(file, meant(data, database).back_up(file, force)), sys.stdout)


def restore(file: Path, *, data: Path | None = None, database: str | None = None) -> None:
    """Put the database of a backup in the place of the present one, which stays beside it under a dated name.

    Parameters
    ----------
    file
        A file that the command `backup` made, with this version or an older one.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of the PostgreSQL that is used in its place; it must be empty.
    """
    from tablee.games.words import Text

    place = meant(data, database)
    contents, former = place.restore(file)
    say(holding(file, contents), sys.stdout)
    say(Text("restored", {"database": place.name}), sys.stdout)
    if former:
        say(Text("restored-former", {"file": str(former)}), sys.stdout)


def check(*, data: Path | None = None, database: str | None = None) -> None:
    """Look at the whole database for damage; the server may be running.

    A start looks at all of it only after a server that did not end by itself, and never at all of PostgreSQL.

    Parameters
    ----------
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of the PostgreSQL that is used in its place.
    """
    from tablee.games.words import Text

    place = meant(data, database)
    say(holding(place.name, place.check_whole()), sys.stdout)
    say(Text("database-whole"), sys.stdout)


def move(*, database: str, data: Path | None = None) -> None:
    """Move everything from the file of a folder to PostgreSQL, while no server runs; the file gets a dated name.

    Parameters
    ----------
    database
        The address of the PostgreSQL, such as postgresql://tablee@localhost/tablee; its database must be empty.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    """
    from tablee.games.words import Text
    from tablee.server.store.file_database import FileDatabase
    from tablee.server.store.moving import move as move_all
    from tablee.server.store.postgres import PostgresDatabase

    source, target = FileDatabase(settings_of(data, None).folder), PostgresDatabase(database)
    contents, former = move_all(source, target)
    say(holding(source.name, contents), sys.stdout)
    say(Text("restored", {"database": target.name}), sys.stdout)
    say(Text("restored-former", {"file": str(former)}), sys.stdout)


def meant(data: Path | None, database: str | None) -> "Database":
    """The database that is meant."""
    from tablee.server.store.databases import database_of

    settings = settings_of(data, database)
    return database_of(settings.folder, settings.database)


def holding(place: Path | str, contents: "Contents") -> "Text":
    """What a backup or a database holds."""
    from tablee.games.words import Text

    return Text("backup-holds", {"file": str(place), **contents._asdict()})
