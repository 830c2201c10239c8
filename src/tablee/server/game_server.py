"""The server as a whole: which parts it is made of, and how they know each other."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.games.words import Refused
from tablee.server.accounts.identity import Identity
from tablee.server.accounts.links import Links
from tablee.server.accounts.passkeys import Passkeys
from tablee.server.accounts.people import People
from tablee.server.accounts.sessions import Sessions
from tablee.server.challenges.attempts import Attempts
from tablee.server.challenges.challenges import Challenges
from tablee.server.dispatch import Dispatcher, Handlers
from tablee.server.moderation.bans import Bans
from tablee.server.moderation.blocks import Blocks
from tablee.server.moderation.hosts import Hosts
from tablee.server.moderation.presence import Presence
from tablee.server.moderation.reports import Reports
from tablee.server.net.address_hash import AddressHash
from tablee.server.net.connection import POLICY_VIOLATION, Connection
from tablee.server.net.connections import Connections
from tablee.server.net.late_answers import LateAnswers
from tablee.server.net.rate_limits import Limits
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.ops.disk_space import MEGABYTE, DiskWatch
from tablee.server.ops.garbage import collect_when_quiet
from tablee.server.ops.server_time import HOUR, milliseconds
from tablee.server.ops.settings import Settings
from tablee.server.store.databases import database_of
from tablee.server.store.due import lift_claims_row
from tablee.server.store.news import News
from tablee.server.store.postgres import PostgresDatabase
from tablee.server.store.scheduled_backups import ScheduledBackups
from tablee.server.store.server_life import ServerLife
from tablee.server.store.servers import say_goodbye
from tablee.server.store.store import Store, about_to_begin, open_tables
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.analyses import Analyses
from tablee.server.tables.bot_pool import BotPool
from tablee.server.tables.continuations import Continuations
from tablee.server.tables.deletion import Deletion
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.following import Following
from tablee.server.tables.game_lists import GameLists
from tablee.server.tables.hints import Hints
from tablee.server.tables.host_tables import HostTables
from tablee.server.tables.hosting import Hosting
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.new_tables import NewTables
from tablee.server.tables.quotas import Quotas
from tablee.server.tables.recovery import Recovery
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.reporting import Reporting
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.sharing import Sharing
from tablee.server.tables.sleeping import Sleeping
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.turns import TurnNotices
from tablee.server.tables.waker import Waker

if TYPE_CHECKING:
    from tablee.server.store.listener import Listener

KEY_BYTES = 32
MINUTE = 60  # seconds


class GameServer:
    """Makes the parts of a server and hands each the others that it needs; opens and closes them in order.

    No part is given the whole: what a part uses stands in its constructor.
    """

    def __init__(self, settings: Settings) -> None:
        self.is_ready = False
        self.settings = settings
        self.background = BackgroundTasks()
        self.database = database_of(settings.folder, settings.database)
        self.store = Store(self.database)
        self.life = ServerLife(self.store.ledger, self.store.lived(milliseconds()))
        self.connections = Connections()
        self.limits = Limits(settings.limits)
        self.hosts = Hosts(self.store, settings.host_code)
        self.hashes = AddressHash(self._key("addresses"))
        self.bans = Bans(self.store, self.hashes, self.connections)
        self.presence = Presence(self.store.ledger, self.connections, self.hashes)
        self.blocks, self.reports = Blocks(self.store), Reports(self.store)
        self.sessions = Sessions(self.store, Identity(self._key("identity")), self.connections)
        self.links, self.passkeys = Links(self.store), Passkeys(self.store, self._key("challenges"))
        self.people = People(self.store, self.sessions, self.connections, self.bans.check)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.schedulers = Schedulers(self.bot_pool, settings, self.background)
        self.lobby = LobbyList(self.store.ledger, self.connections)
        starts = MatchStarts(self.background, self.lobby)
        turns = TurnNotices(self.connections)
        self.tables = TableRegistry(self.store, self.schedulers, starts, turns, self.lobby, self.background)
        self.sleeping = Sleeping(
            self.tables, self.schedulers, starts, self.store.ledger, self.life, settings.sleep_seconds
        )
        abandoned = AbandonedGames(self.store, self.tables, self.life, self.lobby, settings)
        self.waker = Waker(self.store, self.tables, self.life, abandoned)
        self.recovery = Recovery(self.store, self.tables, self.life, self.lobby)
        late = LateAnswers(self.background, self.store.ledger)
        self.games = GameLists(self.store, self.tables, late, abandoned)
        quotas = Quotas(self.store, settings, self.hashes)
        new_tables = NewTables(self.tables, self.store.ledger, self.connections, self.limits, quotas, abandoned)
        self.hosting = Hosting(self.tables, self.store.ledger, new_tables, self.lobby, starts, late)
        continuations = Continuations(new_tables, late)
        self.challenges = Challenges(self.store, self.bans, self._key("daily challenges"))
        self.attempts = Attempts(self.store, self.challenges, new_tables, late)
        self.following = Following(self.schedulers)
        hints = Hints(self.bot_pool, self.limits, late)
        reporting = Reporting(self.reports, late)
        handlers = Handlers(
            self.tables,
            self.lobby,
            self.games,
            self.hosting,
            continuations,
            self.attempts,
            starts,
            self.following,
            hints,
            reporting,
        )
        self.dispatcher = Dispatcher(self.tables, handlers, self.limits, self.background, self.store.ledger)
        self.tables.answer_again = self.dispatcher.answer_again
        self.sharing = Sharing(self.store, self.tables, starts, turns, self.lobby, self.background)
        self.finished = FinishedGames()
        self.analyses = Analyses(self.store, self.bot_pool, self.background)
        self.deletion = Deletion(
            self.store, self.connections, self.tables, self.lobby, self.finished, self.hosts, self.bans
        )
        self.host_tables = HostTables(self.store, self.tables, self.lobby)
        self.disk = DiskWatch((settings.folder, settings.backups), settings.disk_low, settings.disk_critical)
        self.backups = ScheduledBackups(
            self.database,
            settings.backups,
            settings.backup_seconds,
            settings.backup_keep,
            settings.disk_critical * MEGABYTE,
        )

    def _key(self, name: str) -> bytes:
        return self.store.key(name, lambda: secrets.token_bytes(KEY_BYTES))

    async def open(self) -> None:
        """Take people in, and see to the tables where something is due; all others are read when they are asked for."""
        await self.hosts.load()
        await self.bans.load()
        self.background.run(self.bot_pool.warm_up())
        if self.store.is_shared:
            await self.sharing.say_that_we_are_here()
        else:
            await self.store.ledger.all_written([lift_claims_row()])
        await self._list_open_tables()
        await self.life.begin()
        self.is_ready = True
        self.background.run(self._begin_again())
        self.background.run(self.waker.run())
        self.background.run(self.sleeping.run())
        self.background.run(self._tidy_up())
        self.background.run(self._note_life())
        self.background.run(collect_when_quiet(lambda: self.dispatcher.received))
        self.background.run(self.recovery.run())
        self.background.run(self.disk.run())
        self.background.run(self.backups.run())
        if isinstance(self.database, PostgresDatabase):
            self.background.run(self._listener(self.database.address()).run())
            self.background.run(self.sharing.look())
            self.background.run(self.sharing.live())

    def _listener(self, address: str) -> "Listener":
        """Who hears the other servers of a PostgreSQL."""
        from tablee.server.store.listener import Listener  # psycopg may not be there

        return Listener(address, self.store.channel, self._hear, self._catch_up)

    def _hear(self, news: News) -> None:
        """Another server has done something that concerns people here."""
        self.sharing.hear(news)
        if news.rules:
            self.background.run(self._know_rules())
        for connection in self.connections.of_sessions({*news.ended_sessions}):
            connection.hang_up(POLICY_VIOLATION, "signed out")
        self.people.hear_names(news.renamed)
        if news.blocks:
            self.background.run(self.blocks.read_again(news.blocks))
        if news.deleted:
            self.deletion.hear(news.deleted, [changed.table for changed in news.tables])

    async def _know_rules(self) -> None:
        """Who looks after the server and who is banned, as the disk has it; who is banned now hangs up."""
        await self.hosts.load()
        await self.bans.load()
        for connection in self.connections.all():
            self.bans.turn_away(connection)

    def _catch_up(self) -> None:
        """News may have been missed: look at everything."""
        self.background.run(self.sharing.look_at_all())
        self.background.run(self._list_open_tables())
        self.background.run(self._know_rules())
        for part in (self.sessions, self.people, self.blocks):
            self.background.run(part.look_again())

    async def _list_open_tables(self) -> None:
        for stored in await self.store.read(open_tables):
            self.tables.list_asleep(stored)

    async def _begin_again(self) -> None:
        """Begin the matches that were about to begin when the server went away."""
        for table in await self.store.read(about_to_begin):
            await self.tables.try_to_load(table)

    async def _note_life(self) -> None:
        """Note every minute that the server is there."""
        while True:
            await asyncio.sleep(MINUTE)
            if await self.life.note():
                self.recovery.calm_down()

    async def _tidy_up(self) -> None:
        """Forget every hour what is over; what the disk does not take now, it takes later."""
        while True:
            for forget in (
                self.sessions.remove_expired,
                self.links.remove_expired,
                self.bans.forget_over,
                self.reports.forget_old,
                self.challenges.forget_old,
            ):
                with suppress(Refused, DatabaseAway):
                    await forget()
            await asyncio.sleep(HOUR / 1000)

    # Connections come and go

    def connect(self, connection: Connection) -> None:
        """A connection is open; somebody who was banned a moment ago is shown out again."""
        self.connections.add(connection)
        self.presence.come(connection)
        self.bans.turn_away(connection)

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended: nobody keeps it."""
        self.connections.remove(connection)
        if self.is_ready:  # afterwards the disk may be closed already
            self.presence.leave(connection)
        self.lobby.forget(connection)
        self.dispatcher.forget(connection)
        self.following.forget(connection)

    # The end

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, before their connections end."""
        if self.is_ready:
            self.presence.leave_all()
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
        await self.store.ledger.all_written(self.sleeping.last_rows())
        await self.life.note(is_closed=True)
        if self.store.is_shared:
            with suppress(DatabaseAway):  # others notice by themselves
                await self.store.change(say_goodbye)
        await self.store.close()
