"""What a host does for people by command, on the database of a server: hand out their data, delete them.

Runs in the command line's process. What cannot be done raises `Refused`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection, Row

from tablee.games.words import Refused
from tablee.server.game_server import GameServer
from tablee.server.ops.settings import Settings
from tablee.server.store.account_questions import people_named
from tablee.server.store.database import InUse
from tablee.server.store.databases import database_of
from tablee.server.store.migrations import migrate
from tablee.server.store.own_data import moment, own_data_of

T = TypeVar("T")


def find(settings: Settings, wanted: str) -> Row[Any]:
    """The person with an id or a name; `Refused` where nobody has it, or several people do."""
    named = ask(settings, people_named(wanted))
    found = [person for person in named if person.id == wanted] or named  # somebody may be called like another's id
    if not found:
        raise Refused("nobody-called", name=wanted)
    if len(found) > 1:
        several = ", ".join(f"{person.id} ({moment(person.created)})" for person in found)
        raise Refused("several-called", name=wanted, people=several)
    return found[0]


def export(settings: Settings, person: str) -> bytes:
    """All that there is of a person, as JSON; a server may be running."""
    return ask(settings, own_data_of(person)) or b""


def delete(settings: Settings, person: str, somebody: str) -> None:
    """Delete a person for good, while no server runs; `somebody` is what their games call them from then on."""
    with database_of(settings.folder, settings.database).held():
        asyncio.run(_delete(settings, person, somebody))


async def _delete(settings: Settings, person: str, somebody: str) -> None:
    server = GameServer(replace(settings, bot_processes=1))
    try:
        await server.life.begin()
        await server.deletion.delete(person, somebody)
    finally:
        await server.close()


def ask(settings: Settings, question: Callable[[Connection], T]) -> T:
    """Ask the database of a server, which is brought forward first if no server has done that."""
    database = database_of(settings.folder, settings.database)
    database.check_there()
    database.check_usable()
    engine = database.engine()
    try:
        with suppress(InUse), database.held():
            migrate(engine)
        with engine.connect() as connection:
            return question(connection)
    finally:
        engine.dispose()
