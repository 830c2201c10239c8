"""The tables in memory; all others are on disk, and read when somebody asks for them."""

import asyncio
import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress

from msgspec import json

from tablee.games.words import Refused
from tablee.server.ops import logs
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.metrics import TABLES
from tablee.server.ops.server_time import milliseconds
from tablee.server.ops.slices import Slices
from tablee.server.store.store import Store, StoredTable, table_of
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.seating import Terms
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table, restored
from tablee.server.tables.turns import TurnNotices

logger = logging.getLogger(__name__)
RESTART = 1012


class TableRegistry(Mapping[str, Table]):
    """Holds tables by their ids, and hears from them when something is on disk or could not be written.

    Lives on the event loop. `lost` names the tables that are to be read anew; `has_lost` is set with the first of them.
    """

    def __init__(
        self,
        store: Store,
        schedulers: Schedulers,
        starts: MatchStarts,
        turns: TurnNotices,
        lobby: LobbyList,
        background: BackgroundTasks,
    ) -> None:
        self._store, self._lobby, self._background = store, lobby, background
        self._schedulers, self._starts, self._turns = schedulers, starts, turns
        self._tables: dict[str, Table] = {}
        self._slices = Slices()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.lost: set[str] = set()
        self.has_lost = asyncio.Event()

    def __getitem__(self, table: str) -> Table:
        """A table that is in memory."""
        return self._tables[table]

    def __iter__(self) -> Iterator[str]:
        """The ids of all tables in memory."""
        return iter(self._tables)

    def __len__(self) -> int:
        """How many they are."""
        return len(self._tables)

    async def load(self, name: str) -> Table:
        """A table, from memory or from disk, where it is read once however many ask.

        Raises `Refused` where there is none, or its rules are not ours.
        """
        if table := self._tables.get(name):
            table.idle_since = None
            return table
        if name not in self._loading:
            self._loading[name] = reading = asyncio.get_running_loop().create_task(self._read(name))
            reading.add_done_callback(lambda _: self._loading.pop(name))  # whoever asked may have gone before
        return await asyncio.shield(self._loading[name])

    async def try_to_load(self, name: str) -> None:
        """Load a table; where that cannot be, log why."""
        try:
            await self.load(name)
        except Refused as refused:
            logger.warning("table %s stays closed: %s", name, refused)
        except Exception:
            logger.exception("table %s cannot be read", name)

    async def all_read(self, names: Collection[str]) -> None:
        """Come back when none of some tables is being read: what is read may be older than what is on disk by now."""
        if reading := [self._loading[name] for name in names if name in self._loading]:
            await asyncio.wait(reading)

    async def _read(self, name: str) -> Table:
        stored = await self._store.read(table_of(name))
        if stored is None:
            raise Refused("no-such-table", table=name)
        table = restored(stored, self._store.ledger, milliseconds, self)
        await self._slices.run(table.replay(stored))
        self._turns.know(table)
        self.add(table)
        self._starts.begin_again(table)
        return table

    def add(self, table: Table) -> None:
        """Hold a table in memory, until nobody follows it and nothing is due there: see `sleeping.py`."""
        self._tables[table.id] = table
        TABLES.set(len(self._tables))
        self._lobby.wake_up(table)
        self._schedulers.check(table)

    def list_asleep(self, stored: StoredTable) -> None:
        """Let the lobby list an open table that is on disk only; one that cannot be read is not listed."""
        if not json.decode(stored.table.settings, type=Terms).is_public:
            return
        with suppress(Refused):
            self._lobby.fall_asleep(restored(stored, self._store.ledger, milliseconds, self))

    def evict(self, table: Table) -> None:
        """Let go of a table that has nothing but what is on disk."""
        table.is_lost = True
        self._let_go(table)
        self._lobby.fall_asleep(table)

    def _let_go(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        TABLES.set(len(self._tables))
        self._turns.forget(table)
        self._starts.forget(table)
        self._schedulers.stop(table)

    # What tables tell

    def table_written(self, table: Table) -> None:
        """Something at a table is on disk and told: bots may think, clocks run, people elsewhere hear of their turn."""
        if table.is_lost:
            return
        self._schedulers.check(table)
        self._turns.tell(table)
        if table.ended and self._schedulers.stop(table):
            logs.note(logger, "table finished", table=table.id, game=table.game.name)

    def tell_in_slices(self, table: Table, steps: Iterator[None]) -> None:
        """Tell something in short steps; where that fails, the table is read anew."""
        self._background.run(self._tell(table, steps))

    async def _tell(self, table: Table, steps: Iterator[None]) -> None:
        try:
            await self._slices.run(steps)
        except Exception:
            logger.exception("the story of table %s cannot be told", table.id)
            self.table_lost(table)

    def table_lost(self, table: Table) -> None:
        """Forget what memory has of a table: the disk is the truth. Its followers come back and read that."""
        if table.is_lost:
            return
        table.is_lost = True
        self._let_go(table)
        for connection in list(table.followers):
            connection.hang_up(RESTART, "the table is read anew")
        self.lost.add(table.id)
        self.has_lost.set()
