"""Following: who looks at which table."""

from tablee.server.intents import Follow, Unfollow
from tablee.server.messages import Done
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import say_in_turn
from tablee.server.tables.finished import check_audience
from tablee.server.tables.scheduler import Schedulers
from tablee.server.tables.table import Table


class Following:
    """People begin and end to look at tables; where somebody is away, a table may have to go on without them."""

    def __init__(self, schedulers: Schedulers) -> None:
        self._schedulers = schedulers

    def follow(self, table: Table, connection: Connection, intent: Follow) -> None:
        """Show a table as it is, and from now on what happens there; a finished game to those who may see it."""
        check_audience(table, connection.person.id)
        table.follow(connection, intent.id, intent.since)
        self._schedulers.check(table)

    def unfollow(self, table: Table, connection: Connection, intent: Unfollow) -> None:
        """Look away."""
        table.unfollow(connection)
        self._schedulers.check(table)
        say_in_turn(table.ledger, connection, Done(intent.id))

    def forget(self, connection: Connection) -> None:
        """A connection has ended: it looks at nothing any more."""
        for table in list(connection.tables):
            table.unfollow(connection)
            self._schedulers.check(table)
