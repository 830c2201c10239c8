"""From when to when the server was there: only that counts as thinking time."""

from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Ledger, Row


class ServerLife:
    """The present life of the server, noted on disk so that the next one knows how long it lasted."""

    def __init__(self, ledger: Ledger, lived_before: int = 0) -> None:
        self._ledger, self._lived_before = ledger, lived_before
        self.begun, self._ended = milliseconds(), 0

    async def begin(self) -> None:
        """Count from now on: people can come in."""
        self.begun = milliseconds()
        await self.note()

    def lived(self) -> int:
        """How long servers have lived on this database until now, in milliseconds: the time in which things are due."""
        return self._lived_before + (self._ended or milliseconds()) - self.begun

    def lived_at(self, moment: int) -> int:
        """A moment of the server's time that is still to come, in lived time."""
        return self.lived() + moment - milliseconds()

    def end(self) -> None:
        """Count no further, from the first goodbye on."""
        self._ended = self._ended or milliseconds()

    async def note(self, is_closed: bool = False) -> bool:
        """Write down that the server is there, or until when it was; whether the disk took it.

        Closed, when nothing is written after it: then the next server need not look for damage.
        """
        values = {"begun": self.begun, "last": self._ended or milliseconds(), "is_closed": is_closed}
        return await self._ledger.all_written([Row(statements.LIVE_ON, values)])
