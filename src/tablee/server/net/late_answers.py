"""Answers that need time: work beside the event loop's other answers, and an answer whatever becomes of it."""

from collections.abc import Awaitable

from tablee.games.words import Refused
from tablee.server.intents import Intent
from tablee.server.net.connection import Connection
from tablee.server.ops.background import BackgroundTasks


class LateAnswers:
    """Runs what answers an intent later."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background

    def run(self, connection: Connection, intent: Intent, work: Awaitable[None]) -> None:
        """Start the work and return at once; what it refuses, or where it fails, is answered for it."""
        self._background.run(self._answer(connection, intent, work))

    async def _answer(self, connection: Connection, intent: Intent, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as refused:
            connection.refuse(intent.id, refused)
        except Exception:
            connection.fail(intent)
