"""Whose turn it is, for people who look at another page."""

from msgspec import Raw, json

from tablee.server.messages import Mine
from tablee.server.net.connections import Connections
from tablee.server.store.ledger import Row
from tablee.server.store.news import News, news_row
from tablee.server.tables.table import Table


class TurnNotices:
    """Remembers whom each table waits for as it was told, and tells people when that changes."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._told: dict[str, set[str]] = {}
        self._told_elsewhere: dict[str, set[str]] = {}  # at other servers, once what is on its way to disk is there

    def know(self, table: Table) -> None:
        """Whom a table from disk waits for is no news."""
        if waited := waited_for(table):
            self._told[table.id] = self._told_elsewhere[table.id] = waited

    def told(self, table: Table) -> set[str]:
        """Of whose turn at a table people have been told."""
        return self._told.get(table.id, set())

    def tell_since(self, table: Table, told: set[str]) -> None:
        """Tell what is new at a table that was read anew, where people had been told of these turns before."""
        self._told[table.id] = told
        self.tell(table, is_own=False)

    def forget(self, table: Table) -> None:
        """A table leaves the memory."""
        self._told.pop(table.id, None)
        self._told_elsewhere.pop(table.id, None)

    def tell(self, table: Table, is_own: bool = True) -> None:
        """Tell people at this server that a game begins to wait for them, or no longer does, on their other pages."""
        if table.match is None:
            return
        now, before = waited_for(table), self._told.get(table.id, set())
        if not is_own:
            self._told_elsewhere[table.id] = now
        if now == before:
            return
        self._told[table.id] = now
        for person in now ^ before:
            others = [one for one in self._connections.of(person) if one not in table.followers]
            line = line_for(table, person) if others else b""
            for connection in others:
                connection.write(line)
        if table.ended:
            self.forget(table)

    def rows(self, table: Table) -> list[Row]:
        """The row that tells the same at other servers, with whatever of a table is written now."""
        now, before = waited_for(table), self._told_elsewhere.get(table.id, set())
        if not table.is_shared or now == before:
            return []
        self._told_elsewhere[table.id] = now
        return [news_row(turns={person: Raw(line_for(table, person)) for person in now ^ before}, turns_at=table.id)]

    def hear(self, news: News) -> None:
        """Tell people what another server says of a game of theirs, which memory does not hold here."""
        for person, line in news.turns.items():
            for connection in self._connections.of(person):
                connection.write(bytes(line))


def line_for(table: Table, person: str) -> bytes:
    """What somebody is told of their turn."""
    return json.encode(Mine(table.line_of(person)))


def waited_for(table: Table) -> set[str]:
    """The people whom a table waits for."""
    match = table.match
    seats = [seat for seat in match.awaited() if match.level(seat) is None] if match else []
    return {person for seat in seats if (person := table.chairs[seat].person)}
