"""Playing on from a moment of a finished game, against bots.

The new table has the chance of the old one, so the same cards come as came then: no fair shuffle, and its terms say so.
"""

from msgspec import structs

from tablee.analysis.decisions import entries_in_force
from tablee.bots import level_of
from tablee.games.words import Refused
from tablee.match import Decision, Entry, Joint, Match
from tablee.server.intents import Chair, Create, PlayOn
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers
from tablee.server.status import Status
from tablee.server.store.ledger import Row
from tablee.server.tables import starts
from tablee.server.tables.finished import check_audience, over
from tablee.server.tables.new_tables import NewTables
from tablee.server.tables.table import Table


class Continuations:
    """Makes tables that go on from a moment. Lives on the event loop."""

    def __init__(self, new_tables: NewTables, late: LateAnswers) -> None:
        self._new_tables, self._late = new_tables, late

    def play_on(self, table: Table, connection: Connection, intent: PlayOn) -> None:
        """Answer with a new table; refused where the game is not over, or the asker may not see it."""
        check_audience(table, connection.person.id)
        over(table)
        self._late.run(connection, intent, self._play_on(table, connection, intent))

    async def _play_on(self, old: Table, connection: Connection, intent: PlayOn) -> None:
        await self._new_tables.check(connection)
        if connection.has_ended:
            return
        new = self._new_tables.new(connection, wish(old, intent))
        await self._new_tables.open_dealt(new, continued_rows(new, old, intent.seq), connection, intent.id)


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
    new.secret = old.secret
    new.terms = structs.replace(new.terms, copied_from=old.id, challenge=old.terms.challenge)
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
