"""Whose turn it is, for people who look at another page."""

from msgspec import Raw, json

from tablee.server.messages import Mine
from tablee.server.net.connections import Connections
from tablee.server.store.news import News, news_row
from tablee.server.tables.table import Table


class TurnNotices:
    """Remembers whom each table waits for as it was told, and tells people when that changes."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._told: dict[str, set[str]] = {}

    def know(self, table: Table) -> None:
        """Whom a table from disk waits for is no news."""
        if waited := waited_for(table):
            self._told[table.id] = waited

    def forget(self, table: Table) -> None:
        """A table leaves the memory."""
        self._told.pop(table.id, None)

    def tell(self, table: Table, is_own: bool = True) -> None:
        """Tell people elsewhere that a game begins to wait for them, or no longer does; of our own, everywhere."""
        if table.match is None:
            return
        now, before = waited_for(table), self._told.get(table.id, set())
        if now == before:
            return
        self._told[table.id] = now
        lines = {person: json.encode(Mine(table.line_of(person))) for person in now ^ before}
        for person, line in lines.items():
            for connection in self._connections.of(person):
                if connection not in table.followers:
                    connection.write(line)
        if is_own and table.is_shared:
            told = {person: Raw(line) for person, line in lines.items()}
            table.ledger.write([news_row(turns=told, turns_at=table.id)], lambda _: None)
        if table.ended:
            del self._told[table.id]

    def hear(self, news: News) -> None:
        """Tell people what another server says of a game of theirs, which memory does not hold here."""
        for person, line in news.turns.items():
            for connection in self._connections.of(person):
                connection.write(bytes(line))


def waited_for(table: Table) -> set[str]:
    """The people whom a table waits for."""
    match = table.match
    seats = [seat for seat in match.awaited() if match.level(seat) is None] if match else []
    return {person for seat in seats if (person := table.chairs[seat].person)}
