"""The list of open tables, and those who look at it."""

from collections.abc import Iterable
from typing import NamedTuple, Self

from msgspec import json, structs

from tablee.games.words import Refused
from tablee.server.intents import LeaveLobby, WatchLobby
from tablee.server.messages import Done, Invitation, Lobby, LobbyGone, LobbyTable, OpenTable
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.status import Status
from tablee.server.store.ledger import Ledger
from tablee.server.store.news import news_row
from tablee.server.tables.blocked import lobby_news_for, open_tables_for
from tablee.server.tables.table import Table

MOST_LISTED = 50  # tables


class Listed(NamedTuple):
    """A table in the list: when it was made, who its host is, and what is shown of it."""

    created: int
    host: str
    shown: OpenTable

    @classmethod
    def of(cls, table: Table) -> Self:
        """A table as it is now."""
        return cls(table.created, table.host, table.open_table())


class LobbyList:
    """Tells people which tables are open; nothing is told before it is on disk. Lives on the event loop."""

    def __init__(self, ledger: Ledger, connections: Connections) -> None:
        self._ledger, self._connections = ledger, connections
        self._watchers: set[Connection] = set()
        self._asleep: dict[str, Listed] = {}  # listed tables that memory does not hold

    async def for_strangers(self, tables: Iterable[Table]) -> list[OpenTable]:
        """The open tables, as somebody sees them who is nobody yet: names, and no more of people."""
        listed = [without_people(table) for _, table in self._newest(tables)]
        await self._ledger.keep()
        return listed

    def watch(self, connection: Connection, intent: WatchLobby, tables: Iterable[Table]) -> None:
        """Show the open tables, and from now on what becomes of them."""
        frame = json.encode(Lobby(open_tables_for(self._newest(tables), connection.blocked)))

        def then(is_written: bool) -> None:
            if not is_written:
                connection.refuse(intent.id, Refused("not-stored"))
            elif connection in self._connections:
                self._watchers.add(connection)
                connection.write(frame)
                connection.say(Done(intent.id))

        self._ledger.write((), then)

    def leave(self, connection: Connection, intent: LeaveLobby) -> None:
        """Look away from the lobby."""
        self.forget(connection)
        connection.say(Done(intent.id))

    def forget(self, connection: Connection) -> None:
        """A connection has ended."""
        self._watchers.discard(connection)

    def fall_asleep(self, table: Table) -> None:
        """Keep listing a table that leaves the memory."""
        if is_listed(table):
            self._asleep[table.id] = Listed.of(table)

    def wake_up(self, table: Table) -> None:
        """A table is in memory again, and speaks for itself."""
        self._asleep.pop(table.id, None)

    def _newest(self, tables: Iterable[Table]) -> list[tuple[str, OpenTable]]:
        """The newest open tables, each with its host; what is told is on disk only after what is written now."""
        awake = [Listed.of(table) for table in tables if is_listed(table)]
        listed = sorted([*awake, *self._asleep.values()], key=lambda one: -one.created)
        return [(one.host, one.shown) for one in listed[:MOST_LISTED]]

    def tell(self, table: Table) -> None:
        """What became of a table, for those who look at the list, when it is on disk."""
        if not table.terms.is_public:
            return
        news, maker = LobbyTable(table.open_table()) if is_listed(table) else LobbyGone(table.id), table.host

        def then(is_written: bool) -> None:
            if is_written:
                self._tell_watchers(news, maker)

        self._ledger.write([news_row(listed=[table.id])] if table.is_shared else (), then)

    def hear(self, name: str, table: Table | None, is_awake: bool) -> None:
        """What became of a table at another server, as the disk has it; none where it waits for nobody any more."""
        if table and is_listed(table):
            if not is_awake:
                self.fall_asleep(table)
            self._tell_watchers(LobbyTable(table.open_table()), table.host)
        else:
            self._asleep.pop(name, None)
            self._tell_watchers(LobbyGone(name), "")

    def _tell_watchers(self, news: LobbyTable | LobbyGone, maker: str) -> None:
        frame = json.encode(news)
        for connection in self._watchers:
            shown = lobby_news_for(news, maker, connection.blocked)
            connection.write(frame if shown is news else json.encode(shown))


def is_listed(table: Table) -> bool:
    """Whether the lobby shows a table."""
    return table.terms.is_public and table.status == Status.OPEN


def without_people(table: OpenTable) -> OpenTable:
    """A table of the lobby without the ids of those who sit there, and without who of them is online."""
    seats = [structs.replace(seat, person=None, is_here=False) for seat in table.seats]
    return structs.replace(table, seats=seats)


def invitation_to(table: Table) -> Invitation:
    """What whoever has the link to a table may know before saying who they are."""
    shown = without_people(table.open_table())
    return Invitation(table.id, table.game.name, table.status, shown.host, shown.seats)
