"""How many games somebody, or one address, may have at once that are not over."""

from typing import NamedTuple

from msgspec import json

from tablee.games.words import Refused
from tablee.server.net.address_hash import AddressHash
from tablee.server.net.connection import Connection
from tablee.server.ops.settings import Settings
from tablee.server.status import Status
from tablee.server.store.running_questions import running_by
from tablee.server.store.store import Store
from tablee.server.tables.seating import Terms
from tablee.server.tables.setup import is_full
from tablee.server.tables.table import Table

MOST_OPEN = 20  # tables of one host that wait for people
MOST_PUBLIC = 5  # of them that the lobby lists


class Running(NamedTuple):
    """A table that counts: for its host, for who sits there, for an address."""

    host: str
    made_from: str | None
    is_open: bool  # to people who would sit down: those that are full begin
    is_public: bool
    is_seated: bool  # the one who asks for another


class Quotas:
    """Counts the tables on disk, and those on their way there. Lives on the event loop."""

    def __init__(self, store: Store, settings: Settings, hashes: AddressHash) -> None:
        self._store, self._settings, self._hashes = store, settings, hashes
        self._checks = 0
        self._on_the_way: dict[str, Running] = {}
        self._written: dict[str, int] = {}  # those of them that are on disk now, after how many checks had begun

    def made_from(self, connection: Connection) -> str | None:
        """What is kept of where a table is made; nothing on this machine."""
        return self._hashes.short(connection.address)

    def note(self, table: Table, made_from: str | None) -> None:
        """Count a table that is on its way to disk."""
        self._on_the_way[table.id] = Running(table.host, made_from, not is_full(table), table.terms.is_public, True)

    def note_written(self, table: Table) -> None:
        """Let the disk speak for a table, or for nothing where it could not be written: to checks that begin now."""
        self._written[table.id] = self._checks

    async def check(self, connection: Connection, is_public: bool) -> None:
        """Refuse another table to somebody who has too many, or where too many come from one address."""
        self._checks += 1
        begun = self._checks
        person, made_from = connection.person.id, self.made_from(connection)
        kept = await self._store.read_committed(running_by(person, made_from))
        self._forget_written(begun)
        tables = {name: one._replace(is_seated=one.host == person) for name, one in self._on_the_way.items()}
        for row in kept:
            is_open, is_public_there = row.status == Status.OPEN and row.has_room, is_public_by(row.settings)
            tables[row.id] = Running(row.host, row.made_from, is_open, is_public_there, row.is_seated)
        waiting = [table for table in tables.values() if table.host == person and table.is_open]
        if len(waiting) >= MOST_OPEN:
            raise Refused("too-many-tables", most=MOST_OPEN)
        if is_public and sum(table.is_public for table in waiting) >= MOST_PUBLIC:
            raise Refused("too-many-public-tables", most=MOST_PUBLIC)
        if self._settings.limits:
            self._check_running([*tables.values()], made_from)

    def _forget_written(self, begun: int) -> None:
        """What was on disk before a check began is seen there by it, and by all that end later."""
        for name in [name for name, checks in self._written.items() if checks < begun]:
            del self._written[name], self._on_the_way[name]

    def _check_running(self, tables: list[Running], made_from: str | None) -> None:
        of_person, of_address = self._settings.games_a_person, self._settings.games_an_address
        if sum(table.is_seated for table in tables) >= of_person:
            raise Refused("too-many-games", most=of_person)
        if made_from and sum(table.made_from == made_from for table in tables) >= of_address:
            raise Refused("too-many-games-here", most=of_address)


def is_public_by(settings: bytes) -> bool:
    """Whether everybody sees a table with such terms."""
    return json.decode(settings, type=Terms).is_public
