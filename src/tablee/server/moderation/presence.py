"""When people were here last, and from where: the time on disk, the address in memory only, as its hash."""

from collections import OrderedDict

from tablee.server.net.address_hash import AddressHash
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Ledger, Row

MOST_REMEMBERED = 10_000  # people whose last address is remembered


class Presence:
    """Notes who comes and goes. Lives on the event loop."""

    def __init__(self, ledger: Ledger, connections: Connections, hashes: AddressHash) -> None:
        self._ledger, self._connections, self._hashes = ledger, connections, hashes
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def come(self, connection: Connection) -> None:
        """Somebody came."""
        person = connection.person.id
        if hashed := self._hashes.of(connection.address):
            self._addresses[person] = hashed
            self._addresses.move_to_end(person)
            if len(self._addresses) > MOST_REMEMBERED:
                self._addresses.popitem(last=False)
        self._see(person)

    def leave(self, connection: Connection) -> None:
        """A connection has ended; with the last one of a person, they have left."""
        if not self._connections.of(connection.person.id):
            self._see(connection.person.id)

    def leave_all(self) -> None:
        """The server goes away: whoever is here was here until now."""
        self._see(*{connection.person.id for connection in self._connections.all()})

    def _see(self, *people: str) -> None:
        """Note on disk that people are here; nobody waits for it."""
        now = milliseconds()
        rows = [Row(statements.SEE_PERSON, {"person": person, "now": now}) for person in people]
        self._ledger.write(rows, lambda _: None)

    def addresses_of(self, person: str) -> set[str]:
        """The hashes of where somebody is, or was last."""
        open_now = {hashed for one in self._connections.of(person) if (hashed := self._hashes.of(one.address))}
        last = self._addresses.get(person)
        return open_now or ({last} if last else set())
