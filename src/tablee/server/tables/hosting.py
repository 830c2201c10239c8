"""What people ask for before a match: make a table, sit down, stand up, start, close; and play again."""

import asyncio
from weakref import WeakValueDictionary

from tablee.games.words import Refused
from tablee.server.intents import Close, Create, Intent, Join, Leave, Mute, Rematch, Remove, SetChair, Start
from tablee.server.messages import Done
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.ledger import Guard, Ledger, Row
from tablee.server.tables import endings, setup
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.new_tables import NewTables
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table


class Hosting:
    """Changes who sits at which table. Lives on the event loop; what it does is told when it is on disk.

    Each intent is answered on its connection; what the asker may not do raises `Refused`.
    """

    def __init__(
        self,
        registry: TableRegistry,
        ledger: Ledger,
        new_tables: NewTables,
        lobby: LobbyList,
        starts: MatchStarts,
        late: LateAnswers,
    ) -> None:
        self._registry, self._ledger, self._new_tables = registry, ledger, new_tables
        self._lobby, self._starts, self._late = lobby, starts, late
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of people who make tables

    # Tables are made

    def create(self, connection: Connection, intent: Create) -> None:
        """Make a table; where nobody else is to come, it starts at once."""
        self._late.run(connection, intent, self._create(connection, intent))

    async def _create(self, connection: Connection, intent: Create) -> None:
        async with self._turns.setdefault(connection.person.id, asyncio.Lock()):  # answers keep the order of questions
            await self._new_tables.check(connection, intent.is_public)
            if not connection.has_ended:  # by now: who is banned or deleted makes no table
                self._open_table(self._new_tables.new(connection, intent), connection, intent.id)

    def _open_table(
        self,
        table: Table,
        connection: Connection,
        number: int,
        rows: tuple[Row, ...] = (),
        guard: Guard | None = None,
    ) -> None:
        def then(is_written: bool) -> None:
            if not is_written:
                connection.refuse(number, Refused("not-stored"))
                return
            self._registry.add(table)
            self._new_tables.show(table, connection, number)
            self._lobby.tell(table)
            self._begin_if_full(table)

        self._new_tables.write(table, connection, rows, then, guard)

    def _begin_if_full(self, table: Table) -> None:
        if table.terms.starts_when_full and setup.is_full(table):
            self._starts.begin(table)

    # People sit down and stand up

    def join(self, table: Table, connection: Connection, intent: Join) -> None:
        """Let the asker sit down; a table that starts when it is full may then start."""
        rows = setup.sit_down(table, connection.person, intent.seat, intent.commitment)
        table.tell(table.seats_message(), rows, (connection, intent.id))
        self._lobby.tell(table)
        self._begin_if_full(table)

    def leave(self, table: Table, connection: Connection, intent: Leave) -> None:
        """Let the asker stand up."""
        self._stand_up(table, table.seat_at(connection.person.id), connection, intent)

    def remove(self, table: Table, connection: Connection, intent: Remove) -> None:
        """The host asks somebody to stand up."""
        table.check_host(connection.person.id)
        if intent.seat >= len(table.chairs):
            raise Refused("no-such-seat", seat=intent.seat + 1, seats=len(table.chairs))
        self._stand_up(table, intent.seat, connection, intent)

    def set_chair(self, table: Table, connection: Connection, intent: SetChair) -> None:
        """The host puts a bot on an empty seat, another one in its place, or frees the seat again."""
        table.check_host(connection.person.id)
        rows = setup.set_chair(table, intent.seat, intent.level)
        table.tell(table.seats_message(), rows, (connection, intent.id))
        self._lobby.tell(table)
        self._begin_if_full(table)

    def _stand_up(self, table: Table, seat: int, connection: Connection, intent: Intent) -> None:
        rows = setup.stand_up(table, seat)
        table.tell(table.seats_message(), rows, (connection, intent.id))
        self._lobby.tell(table)

    def mute(self, table: Table, connection: Connection, intent: Mute) -> None:
        """The host silences somebody."""
        table.check_host(connection.person.id)
        if intent.person not in table.people():
            raise Refused("nobody-to-mute")
        table.muted.add(intent.person)
        row = Row(statements.MUTE, {"table_id": table.id, "person": intent.person})
        table.tell(table.seats_message(), [row], (connection, intent.id))

    # Tables are started and closed

    def start(self, table: Table, connection: Connection, intent: Start) -> None:
        """The host starts."""
        table.check_host(connection.person.id)
        setup.check_ready(table)
        self._starts.begin(table, (connection, intent.id))

    def close(self, table: Table, connection: Connection, intent: Close) -> None:
        """The host ends a table that was not started."""
        table.check_host(connection.person.id)
        setup.check_open(table)
        endings.close(table, self._lobby, (connection, intent.id))

    # The same people again

    def rematch(self, table: Table, connection: Connection, intent: Rematch) -> None:
        """The first to ask makes the table; who asks later sits down there."""
        setup.check_rematch(table, connection.person)
        self._late.run(connection, intent, self._play_again(connection, intent))

    async def _play_again(self, connection: Connection, intent: Rematch) -> None:
        table, rematch = await self._with_rematch(intent.table)
        if is_to_be_made(rematch):
            await self._new_tables.check_quota(connection)
            table, rematch = await self._with_rematch(intent.table)  # others may have made it meanwhile
        if connection.has_ended:
            return
        if rematch is None or is_to_be_made(rematch):
            self._make_rematch(table, connection, intent)
        elif rematch.seat_of(connection.person.id) is None:
            self._join_rematch(rematch, connection, Join(intent.id, rematch.id, None, intent.commitment))
        else:
            say_in_turn(self._ledger, connection, Done(intent.id, rematch.id))

    def _join_rematch(self, rematch: Table, connection: Connection, intent: Join) -> None:
        """Let the asker sit down there, also where somebody else does so first at another server."""
        rematch.intent = intent
        try:
            self.join(rematch, connection, intent)
        finally:
            rematch.intent = None

    async def _with_rematch(self, name: str) -> tuple[Table, Table | None]:
        """A table and the newest one that goes on from it, at one moment: while one is read, others make another."""
        table, rematch = await self._registry.load(name), None
        while table.successor != (rematch.id if rematch else None):
            rematch = await self._registry.load(table.successor) if table.successor else None
            table = await self._registry.load(name)
        return table, rematch

    def _make_rematch(self, table: Table, connection: Connection, intent: Rematch) -> None:
        self._new_tables.check_rates(connection)
        new = self._new_tables.new(connection, setup.again(table, connection.person, intent.commitment))

        def overtaken() -> None:
            self._new_tables.count_no_more(new)
            self._registry.table_overtaken(table, (connection, intent))

        self._open_table(new, connection, intent.id, (setup.successor_row(table, new),), table.guard(overtaken))
        table.tell(table.seats_message())


def is_to_be_made(rematch: Table | None) -> bool:
    """Whether nobody can sit down at a rematch yet, or any more."""
    return rematch is None or rematch.status == Status.CLOSED
