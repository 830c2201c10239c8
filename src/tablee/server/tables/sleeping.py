"""Tables leave the memory when nobody follows them and nothing happens there: the disk has all that they hold.

A table that sleeps holds nothing in memory. What is due there is a row (`store/due.py`), which `waker.py` reads; else
it is read again when somebody asks for it.
"""

import asyncio
from collections.abc import Iterable
from itertools import islice

from tablee.server.ops.server_time import milliseconds
from tablee.server.store.ledger import Ledger, Row
from tablee.server.store.server_life import ServerLife
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table

AT_A_TIME = 200  # tables that are looked at before others have their turn


class Sleeping:
    """Puts quiet tables to sleep. Lives on the event loop."""

    def __init__(
        self,
        registry: TableRegistry,
        schedulers: Schedulers,
        starts: MatchStarts,
        ledger: Ledger,
        life: ServerLife,
        seconds: float,
    ) -> None:
        self._registry, self._schedulers, self._starts = registry, schedulers, starts
        self._ledger, self._life = ledger, life
        self._seconds = seconds  # without anybody and anything, before a table sleeps

    async def run(self) -> None:
        """Look for tables that have become quiet, until this task is cancelled."""
        while True:
            await asyncio.sleep(self._seconds / 2)
            tables = iter(list(self._registry.values()))
            while some := list(islice(tables, AT_A_TIME)):
                self.look_at(some)
                await asyncio.sleep(0)

    def look_at(self, tables: Iterable[Table]) -> None:
        """Note which tables are idle, and let those sleep that have been so for long enough."""
        now = milliseconds()
        for table in tables:
            if not self._is_idle(table):
                table.idle_since = None
            elif table.idle_since is None:
                table.idle_since = now
            elif now - table.idle_since >= self._seconds * 1000:
                self._put_to_sleep(table)

    def last_rows(self) -> list[Row]:
        """What the disk is to know of all tables when the server goes away; those where bots think are due already."""
        quiet = [table for table in self._registry.values() if not self._schedulers.is_at_work(table)]
        return [row for table in quiet if not table.elsewhere for row in table.asleep_rows(self._next_due(table))]

    def _is_idle(self, table: Table) -> bool:
        if table.is_lost or table.followers or table.on_the_way or self._starts.is_opening(table):
            return False
        deadline = table.clockwork.next_deadline()
        is_due_soon = deadline is not None and deadline - milliseconds() < self._seconds * 1000
        return not is_due_soon and not self._schedulers.is_at_work(table)

    def _put_to_sleep(self, table: Table) -> None:
        """Write when to wake it, and let go of it then, unless something has happened meanwhile."""
        idle_since = table.idle_since

        def then(is_written: bool) -> None:
            if is_written and table.idle_since == idle_since and self._is_idle(table):
                self._registry.evict(table)

        rows = [] if table.elsewhere else table.asleep_rows(self._next_due(table))  # others are awake elsewhere
        self._ledger.write(rows, then, table.guard() if rows else None)

    def _next_due(self, table: Table) -> int | None:
        deadline = table.clockwork.next_deadline()
        return None if deadline is None else self._life.lived_at(deadline)
