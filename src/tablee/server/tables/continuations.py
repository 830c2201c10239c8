"""Playing on from a moment of a finished game, against bots.

The new table has the chance of the old one, so the same cards come as came then: no fair shuffle, and its terms say so.
"""

from msgspec import structs

from tablee.analysis.decisions import entries_in_force
from tablee.bots import level_of
from tablee.games.words import Refused
from tablee.match import Decision, Entry, Joint, Match
from tablee.server.intents import Chair, Create, PlayOn
from tablee.server.messages import Done
from tablee.server.net import rate_limits
from tablee.server.net.connection import Connection
from tablee.server.net.connections import Connections
from tablee.server.net.late_answers import LateAnswers
from tablee.server.net.rate_limits import Limits
from tablee.server.ops.server_time import milliseconds
from tablee.server.status import Status
from tablee.server.store.ledger import Ledger, Row
from tablee.server.tables import setup, starts
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.finished import check_audience, over
from tablee.server.tables.quotas import Quotas
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table


class Continuations:
    """Makes tables that go on from a moment. Lives on the event loop."""

    def __init__(
        self,
        registry: TableRegistry,
        ledger: Ledger,
        connections: Connections,
        limits: Limits,
        late: LateAnswers,
        quotas: Quotas,
        abandoned: AbandonedGames,
    ) -> None:
        self._registry, self._ledger, self._connections, self._limits = registry, ledger, connections, limits
        self._late, self._quotas, self._abandoned = late, quotas, abandoned

    def play_on(self, table: Table, connection: Connection, intent: PlayOn) -> None:
        """Answer with a new table; refused where the game is not over, or the asker may not see it."""
        check_audience(table, connection.person.id)
        over(table)
        self._limits.check(rate_limits.TABLES, connection.person.id)
        self._late.run(connection, intent, self._play_on(table, connection, intent))

    async def _play_on(self, old: Table, connection: Connection, intent: PlayOn) -> None:
        await self._quotas.check(connection, is_public=False)
        if connection.has_ended:
            return
        new = setup.new_table(wish(old, intent), connection.person, self._ledger, milliseconds, self._registry)
        rows = continued_rows(new, old, intent.seq)
        made_from = self._quotas.made_from(connection)
        self._quotas.note(new, made_from)
        is_written = await self._ledger.all_written(
            [*setup.rows_of(new, made_from), self._abandoned.first_row(new), *rows]
        )
        self._quotas.note_written(new)
        if not is_written:
            raise Refused("not-stored")
        table = await self._registry.load(new.id)
        connection.say(Done(intent.id, table.id))
        if connection in self._connections:
            table.follow(connection, None, None)


def wish(old: Table, intent: PlayOn) -> Create:
    """The table that is wanted: as the old one, with bots on all other seats."""
    level_of(old.game.name, intent.level)
    if intent.seat >= len(old.chairs):
        raise Refused("no-such-seat", seat=intent.seat + 1, seats=len(old.chairs))
    seats = range(len(old.chairs))
    chairs = [Chair("me") if seat == intent.seat else Chair("bot", intent.level) for seat in seats]
    return Create(intent.id, old.game.name, chairs, options=old.terms.options, starts_when_full=False)


def continued_rows(new: Table, old: Table, seq: int) -> list[Row]:
    """Let a table go on from a moment of another; the rows that say so. `Refused` where the game is over there."""
    new.secret, new.terms = old.secret, structs.replace(new.terms, copied_from=old.id)
    started = starts.start_rows(new, old.nonces)
    match = new.playing()
    for entry in decided_until(over(old), seq):
        match.enter(entry)
    if match.result:
        raise Refused("game-over")
    new.status = Status.PLAYING
    return [*started, *new.entered(match)]


def decided_until(match: Match, seq: int) -> list[Entry]:
    """What was decided up to an entry of the log, but for what was taken back, and whoever sat there."""
    in_force = zip(entries_in_force(match), match.moments, strict=True)
    return [one.entry for number, one in in_force if number <= seq and isinstance(one.entry, Decision | Joint)]
