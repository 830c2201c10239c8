"""The open connections, by person."""

from collections import defaultdict
from collections.abc import Container

from tablee import __version__
from tablee.server.messages import Closing, Welcome
from tablee.server.net.connection import TRY_AGAIN, Connection
from tablee.server.ops.metrics import SOCKETS
from tablee.server.ops.server_time import milliseconds

RESTART = 1012
MOST_OF_ONE = 20  # connections of one person


class Connections:
    """Who is connected. Lives on the event loop."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        """Welcome a connection; one too many of a person is closed again."""
        SOCKETS.inc()
        own = self._by_person[connection.person.id]
        own.add(connection)
        if len(own) > MOST_OF_ONE:
            connection.hang_up(TRY_AGAIN, "too many pages at once: close some")
            return
        person = connection.person
        connection.say(Welcome(person.id, person.name, milliseconds(), __version__))

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        SOCKETS.dec()
        own = self._by_person[connection.person.id]
        own.discard(connection)
        if not own:
            del self._by_person[connection.person.id]

    def of(self, person: str) -> list[Connection]:
        """The connections of a person."""
        return list(self._by_person.get(person, ()))

    def of_sessions(self, sessions: Container[str]) -> list[Connection]:
        """The connections that were opened with the cookies of some sessions, those of companions too."""
        return [one for own in self._by_person.values() for one in own if one.session in sessions]

    def __len__(self) -> int:
        """How many connections are open."""
        return sum(map(len, self._by_person.values()))

    def all(self) -> list[Connection]:
        """Every open connection."""
        return [connection for own in self._by_person.values() for connection in own]

    def __contains__(self, connection: Connection) -> bool:
        """Whether a connection is still open: while the disk wrote, it may have ended."""
        return connection in self._by_person.get(connection.person.id, ())

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, and close their connections."""
        for connection in self.all():
            connection.say(Closing())
            connection.hang_up(RESTART, "the server goes away")
