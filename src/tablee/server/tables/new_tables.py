"""Tables are made: within the limits of who makes them, written, and then shown to that person."""

from collections.abc import Sequence

from tablee.games.words import Refused
from tablee.server.intents import Create
from tablee.server.messages import Done
from tablee.server.net import rate_limits
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.net.rate_limits import Limits
from tablee.server.ops.server_time import milliseconds
from tablee.server.store.ledger import Guard, Ledger, Row, Then
from tablee.server.tables import setup
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.quotas import Quotas
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table


class NewTables:
    """Makes and opens tables. Lives on the event loop."""

    def __init__(
        self,
        registry: TableRegistry,
        ledger: Ledger,
        connections: Connections,
        limits: Limits,
        quotas: Quotas,
        abandoned: AbandonedGames,
    ) -> None:
        self._registry, self._ledger, self._connections, self._limits = registry, ledger, connections, limits
        self._quotas, self._abandoned = quotas, abandoned

    async def check(self, connection: Connection, is_public: bool = False) -> None:
        """Refuse another table to somebody who makes them too fast, or has too many."""
        self.check_rates(connection, is_public)
        await self.check_quota(connection, is_public)

    def check_rates(self, connection: Connection, is_public: bool = False) -> None:
        """Refuse another table to somebody who makes them too fast."""
        self._limits.check(rate_limits.TABLES, connection.person.id)
        if is_public:
            self._limits.check(rate_limits.PUBLIC_TABLES, connection.address)

    async def check_quota(self, connection: Connection, is_public: bool = False) -> None:
        """Refuse another table to somebody who has too many."""
        await self._quotas.check(connection, is_public)

    def new(self, connection: Connection, wish: Create) -> Table:
        """A table as it is wanted, which nobody knows of yet."""
        is_shared = self._registry.is_shared
        return setup.new_table(wish, connection.person, self._ledger, milliseconds, self._registry, is_shared)

    def write(
        self, table: Table, connection: Connection, rows: Sequence[Row], then: Then, guard: Guard | None = None
    ) -> None:
        """Write a table that somebody has made, with other rows, and tell when it is on disk. It counts at once."""
        made_from = self._quotas.made_from(connection)
        self._quotas.note(table, made_from)
        made = [*setup.rows_of(table, made_from), self._abandoned.first_row(table), *rows]

        def written(is_written: bool) -> None:
            self.count_no_more(table)
            then(is_written)

        self._ledger.write(made, written, guard)

    def count_no_more(self, table: Table) -> None:
        """A table is on its way no more: it is on disk, where it is counted, or was not written."""
        self._quotas.note_written(table)

    def show(self, table: Table, connection: Connection, number: int) -> None:
        """Answer an intent with a table that is there now, and let its maker follow it."""
        connection.say(Done(number, table.id))
        if connection in self._connections:
            table.follow(connection, None, None)

    async def open_dealt(self, table: Table, rows: Sequence[Row], connection: Connection, number: int) -> None:
        """Write a table whose deal is given and whose match has begun, and show it; `Refused` where that failed."""
        self.write(table, connection, rows, lambda _: None)
        if not await self._ledger.all_written():
            raise Refused("not-stored")
        self.show(await self._registry.load(table.id), connection, number)
