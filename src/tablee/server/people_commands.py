"""What a host does for people by command, on the folder of a server: hand out their data, delete them.

Runs in the command line's process. What cannot be done raises `Refused`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Row

from tablee.games.words import Refused
from tablee.server.game_server import GameServer
from tablee.server.ops.settings import Settings
from tablee.server.store.account_questions import people_named
from tablee.server.store.backup import check_usable
from tablee.server.store.data_folder import InUse, database_in, held
from tablee.server.store.own_data import moment, own_data_of
from tablee.server.store.store import engine_of, migrate

T = TypeVar("T")


def find(folder: Path, wanted: str) -> Row[Any]:
    """The person with an id or a name; `Refused` where nobody has it, or several people do."""
    named = ask(folder, people_named(wanted))
    found = [person for person in named if person.id == wanted] or named  # somebody may be called like another's id
    if not found:
        raise Refused("nobody-called", name=wanted)
    if len(found) > 1:
        several = ", ".join(f"{person.id} ({moment(person.created)})" for person in found)
        raise Refused("several-called", name=wanted, people=several)
    return found[0]


def export(folder: Path, person: str) -> bytes:
    """All that there is of a person, as JSON; a server may be running."""
    return ask(folder, own_data_of(person)) or b""


def delete(folder: Path, person: str, somebody: str) -> None:
    """Delete a person for good, while no server runs; `somebody` is what their games call them from then on."""
    with held(folder):
        asyncio.run(_delete(folder, person, somebody))


async def _delete(folder: Path, person: str, somebody: str) -> None:
    server = GameServer(Settings(folder=folder, bot_processes=1))
    try:
        await server.life.begin()
        await server.deletion.delete(person, somebody)
    finally:
        await server.close()


def ask(folder: Path, question: Callable[[Connection], T]) -> T:
    """Ask the database of a folder, which is brought forward first if no server has done that."""
    database = database_in(folder)
    if not database.exists():
        raise Refused("backup-nothing", folder=str(folder))
    check_usable(database)
    engine = engine_of(database)
    try:
        with suppress(InUse), held(folder):
            migrate(engine)
        with engine.connect() as connection:
            return question(connection)
    finally:
        engine.dispose()
