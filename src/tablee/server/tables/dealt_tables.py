"""Tables whose deal is given: they have begun when their person hears of them, and nobody shuffles."""

from collections.abc import Sequence

from tablee.games.words import Refused
from tablee.server.intents import Create
from tablee.server.messages import Done
from tablee.server.net import rate_limits
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.net.rate_limits import Limits
from tablee.server.ops.server_time import milliseconds
from tablee.server.store.ledger import Ledger, Row
from tablee.server.tables import setup
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.quotas import Quotas
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table


class DealtTables:
    """Makes and opens such tables, within the limits of all tables. Lives on the event loop."""

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

    async def check(self, connection: Connection) -> None:
        """Refuse another table to somebody who makes them too fast, or has too many."""
        self._limits.check(rate_limits.TABLES, connection.person.id)
        await self._quotas.check(connection, is_public=False)

    def new(self, connection: Connection, wish: Create) -> Table:
        """A table as it is wanted, before its deal."""
        return setup.new_table(wish, connection.person, self._ledger, milliseconds, self._registry)

    async def open(self, table: Table, rows: Sequence[Row], connection: Connection, number: int) -> None:
        """Write a table with the rows of its beginning, and answer an intent with it; `Refused` where that failed."""
        made_from = self._quotas.made_from(connection)
        self._quotas.note(table, made_from)
        is_written = await self._ledger.all_written(
            [*setup.rows_of(table, made_from), self._abandoned.first_row(table), *rows]
        )
        self._quotas.note_written(table)
        if not is_written:
            raise Refused("not-stored")
        opened = await self._registry.load(table.id)
        connection.say(Done(number, opened.id))
        if connection in self._connections:
            opened.follow(connection, None, None)
