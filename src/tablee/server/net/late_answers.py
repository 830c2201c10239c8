"""Answers that come later than they are known: those that need work, and those that wait for their turn.

An answer may speak of what was done before it and is not on disk yet: it must not overtake the news of that.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from tablee.games.words import Refused
from tablee.server.intents import Intent
from tablee.server.messages import Done
from tablee.server.net.connection import Connection
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.database_away import DatabaseAway


class Ledger(Protocol):
    """Where all is written, in order; `store.ledger` is it."""

    def write(self, rows: Sequence[Any], then: Callable[[bool], None]) -> None:
        """Write rows, and tell whether they, and all before them, are on disk."""


def say_in_turn(ledger: Ledger, connection: Connection, done: Done) -> None:
    """Answer an intent, when all that was written before is on disk; where that failed, nobody knows."""

    def then(is_written: bool) -> None:
        if is_written:
            connection.say(done)
        else:
            connection.refuse(done.id, Refused("not-stored"))

    ledger.write((), then)


def refuse_in_turn(ledger: Ledger, connection: Connection, number: int, refused: Refused) -> None:
    """Refuse an intent, when all that was written before is on disk; where that failed, so did what is spoken of."""
    ledger.write((), lambda is_written: connection.refuse(number, refused if is_written else Refused("not-stored")))


class LateAnswers:
    """Runs what answers an intent later."""

    def __init__(self, background: BackgroundTasks, ledger: Ledger) -> None:
        self._background, self._ledger = background, ledger

    def run(self, connection: Connection, intent: Intent, work: Awaitable[None]) -> None:
        """Start the work and return at once; what it refuses, or where it fails, is answered for it."""
        self._background.run(self._answer(connection, intent, work))

    async def _answer(self, connection: Connection, intent: Intent, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as refused:
            refuse_in_turn(self._ledger, connection, intent.id, refused)
        except DatabaseAway as away:
            connection.refuse(intent.id, away.refusal)
        except Exception:
            connection.fail(intent)
