"""When people were here last, and from where: the time on disk, the address in memory only, as its hash."""

from collections import OrderedDict

from tablee.server.moderation.bans import Bans, is_bannable
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Ledger, Row

MOST_REMEMBERED = 10_000  # people whose last address is remembered


class Presence:
    """Notes who comes and goes. Lives on the event loop."""

    def __init__(self, ledger: Ledger, connections: Connections, bans: Bans) -> None:
        self._ledger, self._connections, self._bans = ledger, connections, bans
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, connection: Connection) -> None:
        """Somebody came, or went with their last connection. Nobody waits for the disk."""
        person = connection.person.id
        if is_bannable(connection.address):
            self._addresses[person] = self._bans.hashed(connection.address)
            self._addresses.move_to_end(person)
            if len(self._addresses) > MOST_REMEMBERED:
                self._addresses.popitem(last=False)
        if len(self._connections.of(person)) <= 1:
            self._ledger.write([Row(statements.SEE_PERSON, {"person": person, "now": milliseconds()})], lambda _: None)

    def addresses_of(self, person: str) -> set[str]:
        """The hashes of where somebody is, or was last."""
        open_now = {one.address for one in self._connections.of(person)}
        hashes = {self._bans.hashed(address) for address in open_now if is_bannable(address)}
        last = self._addresses.get(person)
        return hashes or ({last} if last else set())
