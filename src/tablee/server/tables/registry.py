"""The tables in memory; all others are on disk, and read when somebody asks for them."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import json

from tablee.games.words import Refused
from tablee.server.intents import Intent
from tablee.server.net.connection import Connection
from tablee.server.ops import logs
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.ops.metrics import TABLES
from tablee.server.ops.server_time import milliseconds
from tablee.server.ops.slices import Slices
from tablee.server.store.due import this_server
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store, StoredTable, claimed_by, elsewhere, table_of, take_back_of
from tablee.server.tables import catching_up
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.restoring import restored
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.seating import Terms
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Question, Table
from tablee.server.tables.turns import TurnNotices

logger = logging.getLogger(__name__)
RESTART = 1012

AnswerAgain = Callable[[Table, Connection, Intent], None]


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
        self.is_shared = store.is_shared  # other servers have tables of the same database in their memory
        self._schedulers, self._starts, self._turns = schedulers, starts, turns
        self._tables: dict[str, Table] = {}
        self._slices = Slices()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unanswered: dict[str, list[Question]] = {}  # what was asked at tables where another server was first
        self.answer_again: AnswerAgain = lambda _table, _connection, _intent: None
        self.freshen: Callable[[Table], Coroutine[Any, Any, None]] | None = None  # where other servers write too
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
            self._load(name, self._read(name))
        return await asyncio.shield(self._loading[name])

    def _load(self, name: str, reading: Coroutine[Any, Any, Table]) -> None:
        self._loading[name] = task = asyncio.get_running_loop().create_task(reading)
        task.add_done_callback(lambda done: self._loaded(name, done))

    def _loaded(self, name: str, done: asyncio.Task[Table]) -> None:
        if self._loading.get(name) is done:
            del self._loading[name]
        if not done.cancelled():
            done.exception()  # whoever asked hears it, and may have gone before

    async def load_fresh(self, name: str) -> Table:
        """The same, with all that other servers have written at it by now."""
        table = await self.load(name)
        while self.freshen:
            await self.freshen(table)
            if not table.is_lost:
                break
            table = await self.load(name)
        return table

    async def try_to_load(self, name: str) -> None:
        """Load a table; where that cannot be, log why. While the database does not answer, it counts as lost."""
        try:
            await self.load(name)
        except Refused as refused:
            logger.warning("table %s stays closed: %s", name, refused)
        except DatabaseAway:
            self._note_lost(name)
        except Exception:
            logger.exception("table %s cannot be read", name)

    async def wake(self, name: str) -> None:
        """See to a table that is due, also if people hold it in memory: who was to begin its match may be gone."""
        await self.try_to_load(name)
        if table := self._tables.get(name):
            self._starts.begin_again(table)

    async def all_read(self, names: Collection[str]) -> None:
        """Come back when none of some tables is being read: what is read may be older than what is on disk by now."""
        if reading := [self._loading[name] for name in names if name in self._loading]:
            await asyncio.wait(reading)

    async def _read(self, name: str) -> Table:
        stored = await self._store.read(table_of(name))
        if stored is None:
            raise Refused("no-such-table", table=name)
        table = restored(stored, self._store.ledger, milliseconds, self, self.is_shared)
        await self._slices.run(table.replay(stored))
        self._turns.know(table)
        keeper = await self._meet_other_servers(table) if table.is_shared else None
        self.add(table)
        if self.freshen:  # while it was read, others may have gone on
            self._background.run(self.freshen(table))
        if keeper in (None, this_server()):
            self._starts.begin_again(table)
        return table

    async def _meet_other_servers(self, table: Table) -> str | None:
        """Know who follows a table at other servers; and which of them sees to it, if one does."""
        catching_up.recall_take_back(table, await self._store.read_committed(take_back_of(table.id)))
        table.elsewhere = (await self._store.read_committed(elsewhere([table.id])))[table.id]
        for seat in table.persons():
            if table.is_here(table.chairs[seat].person):
                table.away_since.pop(seat, None)
        table.mind_clock()
        return await self._store.read_committed(claimed_by(table.id))

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

    # Other servers

    def table_overtaken(self, table: Table, question: Question | None) -> None:
        """Another server was first at a table: read what is new, and answer what was asked once more."""
        if question:
            self._unanswered.setdefault(table.id, []).append(question)
        if not table.is_overtaken:
            self.read_anew(table)

    def read_anew(self, table: Table) -> None:
        """Let go of what memory has of a table, read it from disk, and let its followers follow that."""
        table.is_overtaken = table.is_lost = True
        if self._tables.get(table.id) is table:
            told = self._turns.told(table)
            self._let_go(table)
            self._load(table.id, self._replace(table, told))

    async def _replace(self, old: Table, told: set[str]) -> Table:
        try:
            new = await self._read(old.id)
        except Exception:
            self._hang_up(old)
            for connection, intent in self._unanswered.pop(old.id, ()):
                connection.refuse(intent.id, Refused("not-stored"))
            raise
        for connection in list(old.followers):
            new.follow(connection, *old.hand_over(connection))
        self._starts.ask_here(new)
        self._turns.tell_since(new, told)
        for connection, intent in self._unanswered.pop(old.id, ()):
            self.answer_again(new, connection, intent)
        return new

    # What tables tell

    def table_written(self, table: Table, is_own: bool = True) -> None:
        """Something at a table is on disk and told: bots may think, clocks run, people elsewhere hear of their turn."""
        if table.is_lost:
            return
        self._schedulers.check(table)
        self._turns.tell(table, is_own)
        if table.ended and self._schedulers.stop(table):
            logs.note(logger, "table finished", table=table.id, game=table.game.name)

    def turn_rows(self, table: Table) -> Sequence[Row]:
        """What tells other servers whose turn it is at a table."""
        return self._turns.rows(table)

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
        self._hang_up(table)

    def _hang_up(self, table: Table) -> None:
        for connection in list(table.followers):
            connection.hang_up(RESTART, "the table is read anew")
        self._note_lost(table.id)

    def _note_lost(self, name: str) -> None:
        self.lost.add(name)
        self.has_lost.set()
