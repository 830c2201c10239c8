"""New tables, whoever asks for them: made within the limits, and written, which is when their maker hears of them."""

import asyncio
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
    """Makes tables and writes them. Lives on the event loop."""

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
        await self.check_number(connection, is_public)

    def check_rates(self, connection: Connection, is_public: bool = False) -> None:
        """Refuse another table to somebody who makes them too fast."""
        self._limits.check(rate_limits.TABLES, connection.person.id)
        if is_public:
            self._limits.check(rate_limits.PUBLIC_TABLES, connection.address)

    async def check_number(self, connection: Connection, is_public: bool = False) -> None:
        """Refuse another table to somebody who has too many."""
        await self._quotas.check(connection, is_public)

    def new(self, connection: Connection, wish: Create) -> Table:
        """A table as it is wanted, which nobody knows of yet."""
        table = setup.new_table(wish, connection.person, self._ledger, milliseconds, self._registry)
        table.is_shared = self._registry.is_shared
        return table

    def write(
        self, table: Table, connection: Connection, rows: Sequence[Row], then: Then, guard: Guard | None = None
    ) -> None:
        """Write a table with other rows, and tell whether it is on disk; it counts for its maker from now on."""
        made_from = self._quotas.made_from(connection)
        self._quotas.note(table, made_from)

        def written(is_written: bool) -> None:
            self._quotas.note_written(table)
            then(is_written)

        def overtaken(guard: Guard) -> None:
            self._quotas.note_written(table)
            guard.overtaken()

        rests_on = guard._replace(overtaken=lambda: overtaken(guard)) if guard else None
        made = [*setup.rows_of(table, made_from), self._abandoned.first_row(table), *rows]
        self._ledger.write(made, written, rests_on)

    async def open_begun(self, table: Table, rows: Sequence[Row], connection: Connection, number: int) -> None:
        """Write a table whose match has begun, as where the deal is given, and answer with it; `Refused` if that fails.

        It is read back from the disk: what was played there before anybody followed it is told as at any old table.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(is_written: bool) -> None:
            if not written.done():  # the server may go away meanwhile
                written.set_result(is_written)

        self.write(table, connection, rows, then)
        if not await written:
            raise Refused("not-stored")
        self.show(await self._registry.load(table.id), connection, number)

    def show(self, table: Table, connection: Connection, number: int) -> None:
        """Answer an intent with a table that is on disk now, and show it to who asked."""
        connection.say(Done(number, table.id))
        if connection in self._connections:
            table.follow(connection, None, None)
