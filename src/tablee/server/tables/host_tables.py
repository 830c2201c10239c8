"""The tables of a server for those who look after it: who sits where, and their end. What lies on them is not told."""

from collections import defaultdict
from contextlib import suppress

from msgspec import Struct

from tablee.games.words import Refused
from tablee.match import Ending
from tablee.server.status import Status
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import running_tables, seats_at, waiting_tables_of
from tablee.server.store.running_questions import running_table
from tablee.server.store.store import Store
from tablee.server.tables import endings
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.restoring import Unplayable


class HostSeat(Struct, omit_defaults=True):
    """Who sits on a seat: a person, a bot of a level, or nobody."""

    name: str = ""
    person: str | None = None
    level: str | None = None


class HostTable(Struct):
    """A table that waits for people or is being played."""

    table: str
    game: str
    status: Status
    seats: list[HostSeat]
    since: int  # when it began; before that, when it was made
    followers: int


class HostTables:
    """Lists tables for a host, and ends them. Lives on the event loop."""

    def __init__(self, store: Store, registry: TableRegistry, lobby: LobbyList) -> None:
        self._store, self._registry, self._lobby = store, registry, lobby

    async def listed(self, page: int) -> tuple[list[HostTable], int]:
        """A page of the tables that are not over, the newest first; and how many there are."""
        listing = await self._store.read(running_tables(page))
        seats: dict[str, list[HostSeat]] = defaultdict(list)
        for chair in await self._store.read(seats_at([row.id for row in listing.rows])):
            seats[chair.table_id].append(HostSeat(chair.name, chair.person, chair.level))
        tables = [
            HostTable(row.id, row.game, row.status, seats[row.id], row.started or row.created, self._followers(row.id))
            for row in listing.rows
        ]
        return tables, listing.total

    def _followers(self, name: str) -> int:
        table = self._registry.get(name)
        return len(table.following()) if table else 0

    async def end(self, name: str) -> None:
        """End a table, whatever it is at; come back when that is on disk. `Refused` where it is over already."""
        rows: list[Row] = []
        try:
            table = await self._registry.load_fresh(name)
            endings.end(table, self._lobby, Ending.HOST)
        except Unplayable:
            if await self._store.read(running_table(name)) is None:
                raise Refused("table-over") from None
            rows, table = endings.unread_rows(name), None
        await self._store.ledger.keep(*rows)
        if table and table.is_overtaken:
            await self.end(name)

    async def close_all_of(self, person: str) -> None:
        """Close the tables that somebody made and that have not begun: nobody should come to them."""
        for name in await self._store.read(waiting_tables_of(person)):
            with suppress(Refused):  # one that cannot be read any more invites nobody either
                await self.end(name)
