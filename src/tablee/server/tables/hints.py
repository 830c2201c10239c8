"""Hints: what a bot would do on somebody's seat."""

from collections.abc import Awaitable

from tablee.bots import level_of
from tablee.games.words import Refused
from tablee.server.intents import Hint
from tablee.server.messages import Done, Suggested
from tablee.server.net import rate_limits
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.net.rate_limits import Limits
from tablee.server.tables.bot_pool import BotPool, place_of
from tablee.server.tables.table import Table


class Hints:
    """Asks bots for people, in the bots' own processes."""

    def __init__(self, bot_pool: BotPool, limits: Limits, late: LateAnswers) -> None:
        self._bot_pool, self._limits, self._late = bot_pool, limits, late

    def hint(self, table: Table, connection: Connection, intent: Hint) -> None:
        """Answer with a move for the open question; refuse where the table has no hints, or nothing is asked."""
        match, seat = table.playing(), table.seat_at(connection.person.id)
        if not table.terms.hints:
            raise Refused("no-hints")
        if seat not in match.awaited():
            raise Refused("hint-not-asked")
        level_of(table.game.name, intent.level)
        self._limits.check(rate_limits.HINTS, connection.person.id)
        legal = match.legal(seat)
        written = dict(zip(legal, match.notated(seat, legal), strict=True))
        sight = match.view(seat)  # a hint remembers nothing for a person
        place = place_of(table.id, match, seat)
        asked = self._bot_pool.move(table.game.name, intent.level, sight, legal, place)
        self._late.run(connection, intent, self._answer(table, asked, written, connection, intent))

    async def _answer(
        self, table: Table, asked: Awaitable[int], written: dict[int, str], connection: Connection, intent: Hint
    ) -> None:
        """A hint for the moment in which it was asked for: the table may go on meanwhile."""
        action = await asked
        hint = Suggested(action, written[action], intent.level)
        say_in_turn(table.ledger, connection, Done(intent.id, table.id, hint=hint))
