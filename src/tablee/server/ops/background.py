"""Work beside the answers of the event loop."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tablee.server.ops.database_away import DatabaseAway

logger = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that nobody waits for. What they raise is logged; all of them end with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a coroutine on the running loop and return at once."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)

    def cancel(self) -> None:
        """End all that is left."""
        for task in [*self._tasks]:
            task.cancel()

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, DatabaseAway):  # that is in the log already
            logger.error("a background task failed", exc_info=error)
