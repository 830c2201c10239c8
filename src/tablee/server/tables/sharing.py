"""Several servers on one database: what others have done is heard, looked for now and then, and laid over memory here.

No server owns a table. Whoever is asked for something does it, on what the table is at; of two who do so at the same
moment, one is overtaken, reads what is new and answers by that.
"""

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import islice
from weakref import WeakValueDictionary

from tablee.games.words import Refused
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.ops.server_time import milliseconds
from tablee.server.store.news import News, TableNews
from tablee.server.store.servers import BEAT_SECONDS, Beat, beat, follower_rows
from tablee.server.store.store import Known, Store, elsewhere, nonces_of, open_table, revisions_of, table_of
from tablee.server.tables.catching_up import catch_up, lay_over
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.restoring import restored
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table
from tablee.server.tables.turns import TurnNotices

logger = logging.getLogger(__name__)
LOOK_SECONDS = 3.0  # between two looks for what was not heard
AT_A_TIME = 200  # tables


class Sharing:
    """Keeps the tables in memory at what they are on disk. Lives on the event loop."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        starts: MatchStarts,
        turns: TurnNotices,
        lobby: LobbyList,
        background: BackgroundTasks,
    ) -> None:
        self._store, self._registry, self._background = store, registry, background
        self._starts, self._turns, self._lobby = starts, turns, lobby
        self._one_by_one: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

        if registry.is_shared:
            registry.freshen = self.refresh

    # What others tell

    def hear(self, news: News) -> None:
        """Look at what another server speaks of, as far as it concerns somebody here."""
        for name, seat in news.declined.items():
            if name in self._registry:
                self._registry[name].end_declined_elsewhere = seat
        for changed in news.tables:
            self._hear_of(changed)
        if here := [name for name in news.comings if name in self._registry]:
            self._background.run(self._look_who_is_elsewhere(here))
        for name in news.listed:
            self._background.run(self._list(name))
        if news.turns and news.turns_at not in self._registry:  # otherwise it is told when the table is refreshed
            self._turns.hear(news)

    def _hear_of(self, news: TableNews) -> None:
        table = self._registry.get(news.table)
        if table is None or table.revision == news.revision:
            return
        if table.revision == news.since:
            with self._or_read_anew(table):
                lay_over(table, news)
        else:
            self._background.run(self.refresh(table, news.revision))

    async def refresh(self, table: Table, heard: int | None = None) -> None:
        """Lay over what is new at a table by now, one task at a time; nothing if it has the revision that was heard."""
        async with self._one_by_one.setdefault(table.id, asyncio.Lock()):
            while not table.is_lost and table.revision != heard and not await self._is_refreshed(table, heard):
                pass

    async def _is_refreshed(self, table: Table, heard: int | None) -> bool:
        """Read and lay over; whether nothing came in between.

        What this server writes meanwhile is not there yet, or is overtaken: nothing is laid over that.
        """
        at = table.revision
        await self._store.ledger.all_written()  # what is on its way there is overtaken now, or was first
        if heard is None and await self._is_as_on_disk(table):
            return True
        stored = await self._store.read_committed(table_of(table.id, known_of(table)))
        if table.is_lost or stored is None or table.has_all_of(stored.table.revision):
            return True
        if table.revision != at:
            return False
        with self._or_read_anew(table):
            catch_up(table, stored)
        return True

    @contextmanager
    def _or_read_anew(self, table: Table) -> Iterator[None]:
        """Read a table anew where what is new does not fit."""
        try:
            yield
        except Refused:
            self._registry.read_anew(table)
        except Exception:
            logger.exception("what is new at table %s does not fit", table.id)
            self._registry.read_anew(table)

    async def _is_as_on_disk(self, table: Table) -> bool:
        there = await self._store.read_committed(revisions_of([table.id]))
        return table.id in there and table.has_all_of(there[table.id])

    async def _look_who_is_elsewhere(self, names: Collection[str]) -> None:
        people = await self._store.read_committed(elsewhere(names))
        for table in [self._registry[name] for name in names if name in self._registry]:
            if self._starts.is_opening(table):
                self._starts.hear_nonces(table, await self._store.read_committed(nonces_of(table.id)))
            if not table.is_lost and people[table.id] != table.elsewhere:
                table.hear_who_is_elsewhere(people[table.id])
                self._registry.table_written(table, is_own=False)

    async def _list(self, name: str) -> None:
        stored = await self._store.read_committed(open_table(name))
        try:
            table = restored(stored, self._store.ledger, milliseconds, self._registry) if stored else None
        except Refused:
            return
        self._lobby.hear(name, table, name in self._registry)

    # What was not heard

    async def look(self) -> None:
        """Look now and then for what was not heard, until this task is cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look_at_all()
            except DatabaseAway:
                continue
            except Exception:
                logger.exception("tables cannot be compared with the database yet")

    async def look_at_all(self) -> None:
        """Refresh every table that is at something else than on disk."""
        names = iter(list(self._registry))
        while some := list(islice(names, AT_A_TIME)):
            there = await self._store.read(revisions_of(some))
            for name in some:
                table = self._registry.get(name)
                if table and not table.on_the_way and there.get(name, table.revision) != table.revision:
                    await self.refresh(table)
            await self._look_who_is_elsewhere(some)

    # That one is there

    async def live(self) -> None:
        """Say every few seconds that this server is there, until this task is cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.say_that_we_are_here()
            except DatabaseAway:
                continue
            except Exception:
                logger.exception("this server cannot say that it is there")

    async def say_that_we_are_here(self) -> None:
        """Say so; whoever was counted as gone meanwhile says again who is here, and looks at everything."""
        said: Beat = await self._store.change(beat)
        await self._look_who_is_elsewhere([name for name in said.left if name in self._registry])
        if not said.was_known:
            self._claim_again()
            await self.look_at_all()

    def _claim_again(self) -> None:
        rows = []
        for table in self._registry.values():
            table.is_claimed = False
            people = {connection.person.id for connection in table.followers}
            rows += [row for person in people for row in follower_rows(table.id, person, is_here=True)]
        self._store.ledger.write(rows, lambda _: None)


def known_of(table: Table) -> Known:
    """What memory has of a table."""
    match, line = table.match, table.chat[-1].number if table.chat else 0
    return Known(len(match.log), line, match.question) if match else Known(line=line)
