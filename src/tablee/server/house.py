"""The house: all tables and everybody in it."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Coroutine
from typing import Any

from tablee import __version__
from tablee.games.words import Refused
from tablee.server import logs
from tablee.server.attendant import Attendant
from tablee.server.hearing import Hearing
from tablee.server.identity import Identity
from tablee.server.limits import Limits
from tablee.server.messages import Closing, Mine, Welcome
from tablee.server.metrics import SOCKETS, TABLES
from tablee.server.reception import Reception
from tablee.server.results import Shelf
from tablee.server.robots import Robots
from tablee.server.settings import Settings
from tablee.server.socket import Socket
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store, table_of, tables_with
from tablee.server.table import Table, restored
from tablee.server.times import milliseconds

logger = logging.getLogger(__name__)
KEY_BYTES = 32
RESTART, TRY_AGAIN = 1012, 1013
WAITING, PLAYING = ("open", "shuffling"), "playing"  # tables that go on
FIRST_WAIT = 1.0  # seconds until lost tables are read anew; each time twice as long, up to a minute
MOST_SOCKETS = 20  # of one person
MINUTE, HOUR = 60, 3600
ABANDONED_HOURS = 24  # after which a table that nobody started and nobody looks at is closed


class House:
    """Everything that runs in one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self._begun, self._ended = milliseconds(), 0
        self.identity = Identity(self.store.key("identity", lambda: secrets.token_bytes(KEY_BYTES)))
        self.limits = Limits(settings.limits)
        self.robots = Robots(settings.robots, settings.robot_seconds)
        self.shelf = Shelf()
        self.tables: dict[str, Table] = {}
        self.sockets: dict[str, set[Socket]] = defaultdict(set)
        self.one_by_one = asyncio.Lock()  # for what is counted on disk before it is written there
        self.is_ready = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._attendants: dict[str, Attendant] = {}
        self._lost: set[str] = set()  # tables that are to be read anew
        self._is_mending = False
        self._patience = FIRST_WAIT
        self._turns: dict[str, set[str]] = {}  # whom each table waits for, as was told
        self._tasks: set[asyncio.Task[Any]] = set()
        self.reception = Reception(self)
        self.hearing = Hearing(self)

    # Opening and closing the house

    async def open(self) -> None:
        """Go on with every table that is being played: bots and clocks wait for nobody."""
        self.in_background(self.robots.warm_up())
        for table in await self.store.read(tables_with(*WAITING)):
            await self.try_to_load(table)
        self._begun = milliseconds()
        await self.store.ledger.all_written([self._life()])
        self.is_ready = True
        self.in_background(self._resume_all())
        self.in_background(self._tidy_up())
        self.in_background(self._stay())

    async def _stay(self) -> None:
        """Note every minute that the server is there: only then thinking time is used."""
        while True:
            await asyncio.sleep(MINUTE)
            if await self.store.ledger.all_written([self._life()]) and not self._lost:
                self._patience = FIRST_WAIT
            self._begin_mending()

    def _life(self) -> Row:
        return Row(statements.LIVE_ON, {"begun": self._begun, "last": self._ended or milliseconds()})

    async def _tidy_up(self) -> None:
        """Close abandoned tables, every hour."""
        while True:
            self.reception.close_abandoned(milliseconds() - ABANDONED_HOURS * HOUR * 1000)
            await asyncio.sleep(HOUR)

    async def _resume_all(self) -> None:
        for table in await self.store.read(tables_with(PLAYING)):
            await self.try_to_load(table)
            await asyncio.sleep(0)

    async def try_to_load(self, table: str) -> None:
        try:
            await self.load(table)
        except Refused as refused:
            logger.warning("table %s stays closed: %s", table, refused)
        except Exception:
            logger.exception("table %s cannot be read", table)

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, before their connections end."""
        self.is_ready = False
        self._ended = self._ended or milliseconds()
        for socket in [socket for sockets in self.sockets.values() for socket in sockets]:
            socket.say(Closing())
            socket.hang_up(RESTART, "the server goes away")

    async def close(self) -> None:
        """Write what is left, end the bots. Every table is on disk already."""
        self.say_goodbye()
        for attendant in self._attendants.values():
            attendant.stop()
        for task in [*self._tasks]:
            task.cancel()
        self.robots.close()
        self.shelf.close()
        await self.store.ledger.all_written([self._life()])
        await self.store.close()

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; an error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("something went wrong beside", exc_info=task.exception())

    # Sockets

    def enter(self, socket: Socket) -> None:
        """Somebody opened a page."""
        SOCKETS.inc()
        own = self.sockets[socket.person.id]
        own.add(socket)
        if len(own) > MOST_SOCKETS:
            socket.hang_up(TRY_AGAIN, "too many pages at once: close some")
            return
        socket.say(Welcome(socket.person.id, socket.person.name, milliseconds(), __version__))

    def leave(self, socket: Socket) -> None:
        """A page was closed, or its connection lost."""
        SOCKETS.dec()
        self.sockets[socket.person.id].discard(socket)
        if not self.sockets[socket.person.id]:
            del self.sockets[socket.person.id]
        self.reception.forget(socket)
        self.hearing.forget(socket)
        for table in list(socket.tables):
            table.unfollow(socket)
            self.attend(table)

    # Tables

    async def load(self, name: str) -> Table:
        """A table, from memory or from disk."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._read(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _read(self, name: str) -> Table:
        kept = await self.store.read(table_of(name))
        if kept is None:
            raise Refused("no-such-table", table=name)
        table = self.tables.get(name) or restored(kept, self.store.ledger, milliseconds)
        self.take_in(table)
        self.reception.begin_again(table)
        return table

    def take_in(self, table: Table) -> None:
        """Hold a table in memory; those that are over and that nobody follows make room."""
        if len(self.tables) >= self.settings.most_tables:
            for idle in [one for one in self.tables.values() if one.ended and not one.followers][:100]:
                self.tables.pop(idle.id)
        table.on_written, table.on_lost = self._went_on, self.drop
        self.tables[table.id] = table
        TABLES.set(len(self.tables))
        self.attend(table)

    def drop(self, table: Table | None) -> None:
        """Forget what memory has of a table: the disk is the truth. Its followers come back and read that."""
        if table is None or table.is_lost:
            return
        table.is_lost = True
        self.tables.pop(table.id, None)
        TABLES.set(len(self.tables))
        self.reception.forget(table)
        attendant = self._attendants.pop(table.id, None)
        if attendant:
            attendant.stop()
        for socket in list(table.followers):
            socket.hang_up(RESTART, "the table is read anew")
        self._lost.add(table.id)
        self._begin_mending()

    def _begin_mending(self) -> None:
        if self._lost and not self._is_mending:
            self._is_mending = True
            self.in_background(self._mend())

    async def _mend(self) -> None:
        """Go on with the tables that were lost when the disk takes something again, whether people come back or not."""
        try:
            while self._lost:
                await asyncio.sleep(self._patience)
                self._patience = min(2 * self._patience, MINUTE)
                if await self.store.ledger.all_written([self._life()]):
                    await self._take_up_lost()
        finally:
            self._is_mending = False

    async def _take_up_lost(self) -> None:
        running = await self.store.read(tables_with(*WAITING, PLAYING))
        lost, self._lost = self._lost, set()
        for name in lost.intersection(running):
            await self.try_to_load(name)
            if name in self.tables:
                self.reception.tell_lobby(self.tables[name])

    def _went_on(self, table: Table) -> None:
        """Something at a table is on disk and told: bots may think, clocks run, people elsewhere hear of their turn."""
        if table.is_lost:
            return
        self.attend(table)
        self._tell_whose_turn(table)
        if table.ended and self._attendants.pop(table.id, None):
            logs.note(logger, "table finished", table=table.id, game=table.game.name)

    def attend(self, table: Table) -> None:
        if table.status != "playing" or self.tables.get(table.id) is not table:
            return
        attendant = self._attendants.get(table.id)
        if attendant is None:
            attendant = self._attendants[table.id] = Attendant(table, self.robots, self.settings, self.in_background)
        attendant.look()

    def _tell_whose_turn(self, table: Table) -> None:
        """Tell people who look at another page when a game begins to wait for them, or no longer does."""
        match = table.match
        if match is None:
            return
        waited = {table.chairs[seat].person for seat in match.awaited() if match.level(seat) is None}
        now = {person for person in waited if person}
        before = self._turns.get(table.id, set())
        if now == before:
            return
        self._turns[table.id] = now
        for person in now ^ before:
            elsewhere = [socket for socket in self.sockets.get(person, ()) if socket not in table.followers]
            for socket in elsewhere:
                socket.say(Mine(table.line_of(person)))
        if table.ended:
            self._turns.pop(table.id, None)
