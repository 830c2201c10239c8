"""The server as a whole: which parts it is made of, and how they know each other."""

import asyncio
import secrets

from tablee.server.accounts.identity import Identity
from tablee.server.accounts.people import People
from tablee.server.dispatch import Dispatcher, Handlers
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.net.late_answers import LateAnswers
from tablee.server.net.rate_limits import Limits
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.garbage import collect_when_quiet
from tablee.server.ops.server_time import milliseconds
from tablee.server.ops.settings import Settings
from tablee.server.status import WAITING, Status
from tablee.server.store.server_life import ServerLife
from tablee.server.store.store import Store, tables_with
from tablee.server.tables.bot_pool import BotPool
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.following import Following
from tablee.server.tables.game_lists import GameLists
from tablee.server.tables.hints import Hints
from tablee.server.tables.hosting import Hosting
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.recovery import Recovery
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.turns import TurnNotices

KEY_BYTES = 32
MINUTE, HOUR = 60, 3600
ABANDONED_HOURS = 24  # after which a table that nobody started and nobody looks at is closed


class GameServer:
    """Makes the parts of a server and hands each the others that it needs; opens and closes them in order.

    No part is given the whole: what a part uses stands in its constructor.
    """

    def __init__(self, settings: Settings) -> None:
        self.is_ready = False
        self.settings = settings
        self.background = BackgroundTasks()
        self.store = Store(settings.folder)
        self.life = ServerLife(self.store.ledger)
        self.connections = Connections()
        self.limits = Limits(settings.limits)
        self.identity = Identity(self.store.key("identity", lambda: secrets.token_bytes(KEY_BYTES)))
        self.people = People(self.store, self.identity, self.connections)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.schedulers = Schedulers(self.bot_pool, settings, self.background)
        self.lobby = LobbyList(self.store.ledger, self.connections)
        starts = MatchStarts(self.background, self.lobby)
        turns = TurnNotices(self.connections)
        self.tables = TableRegistry(self.store, settings.most_tables, self.schedulers, starts, turns)
        self.recovery = Recovery(self.store, self.tables, self.life, self.lobby)
        late = LateAnswers(self.background, self.store.ledger)
        self.games = GameLists(self.store, self.tables, late)
        self.hosting = Hosting(self.tables, self.store.ledger, self.connections, self.limits, self.lobby, starts, late)
        self.following = Following(self.schedulers)
        hints = Hints(self.bot_pool, self.limits, late)
        handlers = Handlers(self.tables, self.lobby, self.games, self.hosting, starts, self.following, hints)
        self.dispatcher = Dispatcher(self.tables, handlers, self.limits, self.background, self.store.ledger)
        self.finished = FinishedGames()

    async def open(self) -> None:
        """Go on with every table that is being played: bots and clocks wait for nobody."""
        self.background.run(self.bot_pool.warm_up())
        await self._load_all(*WAITING)
        await self.life.begin()
        self.is_ready = True
        self.background.run(self._load_all(Status.PLAYING))
        self.background.run(self._close_abandoned())
        self.background.run(self._note_life())
        self.background.run(collect_when_quiet(lambda: self.dispatcher.received))
        self.background.run(self.recovery.run())

    async def _load_all(self, *statuses: Status) -> None:
        for table in await self.store.read(tables_with(*statuses)):
            await self.tables.try_to_load(table)
            await asyncio.sleep(0)

    async def _note_life(self) -> None:
        """Note every minute that the server is there."""
        while True:
            await asyncio.sleep(MINUTE)
            if await self.life.note():
                self.recovery.calm_down()

    async def _close_abandoned(self) -> None:
        """Close abandoned tables, every hour."""
        while True:
            self.hosting.close_abandoned(milliseconds() - ABANDONED_HOURS * HOUR * 1000)
            await asyncio.sleep(HOUR)

    # Connections come and go

    def connect(self, connection: Connection) -> None:
        """A connection is open."""
        self.connections.add(connection)

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended: nobody keeps it."""
        self.connections.remove(connection)
        self.lobby.forget(connection)
        self.dispatcher.forget(connection)
        self.following.forget(connection)

    # The end

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, before their connections end."""
        self.is_ready = False
        self.life.end()
        self.connections.say_goodbye()

    async def close(self) -> None:
        """Write what is left, end the bots. Every table is on disk already."""
        self.say_goodbye()
        self.schedulers.stop_all()
        self.background.cancel()
        self.bot_pool.close()
        self.finished.close()
        await self.life.note()
        await self.store.close()
