"""Hints: what a bot would do on somebody's seat."""

from collections.abc import Awaitable

from tablee.bots import Considered, Explanation, level_of
from tablee.bots.words import said_of
from tablee.games.words import Refused
from tablee.server.intents import Hint
from tablee.server.messages import Done, Reason, Suggested, Weighed
from tablee.server.net import rate_limits
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.net.rate_limits import Limits
from tablee.server.tables.bot_pool import BotPool, place_of
from tablee.server.tables.table import Table
from tablee.server.views.stories import plain_args
from tablee.texts import Texts

MOST_MOVES = 3


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
        asked = self._bot_pool.explanation(table.game.name, intent.level, sight, legal, place)
        self._late.run(connection, intent, self._answer(table, asked, written, connection, intent))

    async def _answer(
        self, table: Table, asked: Awaitable[Explanation], written: dict[int, str], connection: Connection, intent: Hint
    ) -> None:
        """A hint for the moment in which it was asked for: the table may go on meanwhile."""
        explanation = await asked
        texts = Texts(connection.language)
        best = [weighed(explanation, move, written, texts) for move in explanation.moves[:MOST_MOVES]]
        hint = Suggested(best[0].action, best[0].move, intent.level, explanation.measure, best)
        say_in_turn(table.ledger, connection, Done(intent.id, table.id, hint=hint))


def weighed(explanation: Explanation, move: Considered, written: dict[int, str], texts: Texts) -> Weighed:
    """A move as it is sent: in numbers, in reasons, and in words."""
    reasons = [Reason(reason.key, plain_args(reason)) for reason in move.reasons]
    words = [texts.say(text) for text in said_of(explanation, move)]
    return Weighed(move.action, written[move.action], move.value, move.spread, move.weight, reasons, words)
