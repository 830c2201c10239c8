"""Wakes tables that sleep when something is due there: one task, which reads what is due in its order."""

import asyncio
import logging
from collections import deque

from tablee.games.words import Refused
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.store.due import DueKind, claim_row
from tablee.server.store.server_life import ServerLife
from tablee.server.store.store import Store, claim_due, due_until, next_due
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
AT_A_TIME = 50  # rows
AFTER_A_FAILURE = 10.0  # seconds
LEAST, MOST = 0.1, 10.0  # seconds between two looks


class Waker:
    """Reads what is due and claims it for this server; the scheduler of a table in memory does the rest.

    What cannot be read stays claimed, and is tried again after the next start; while the database does not answer, when
    it is back.
    """

    def __init__(self, store: Store, registry: TableRegistry, life: ServerLife, abandoned: AbandonedGames) -> None:
        self._store, self._registry, self._life = store, registry, life
        self._abandoned = abandoned
        self._claimed: deque[tuple[str, DueKind]] = deque()  # and not seen to yet

    async def run(self) -> None:
        """Wake tables until this task is cancelled."""
        while True:
            try:
                delay = await self._wake_all_due()
            except DatabaseAway:
                delay = AFTER_A_FAILURE
            except Exception:
                logger.exception("what is due cannot be read yet")
                delay = AFTER_A_FAILURE
            await asyncio.sleep(delay)

    async def _wake_all_due(self) -> float:
        """Wake what is due; how many seconds later to look again."""
        while self._claimed or await self._claim():
            while self._claimed:
                await self._see_to(*self._claimed[0])
                self._claimed.popleft()
        at = await self._store.read(next_due())
        return MOST if at is None else min(MOST, max(LEAST, (at - self._life.lived()) / 1000))

    async def _claim(self) -> bool:
        """Claim some of what is due; whether there was any. `Refused` where the disk does not take that."""
        if self._store.is_shared:
            rows = await self._store.change(claim_due(self._life.lived(), AT_A_TIME))
        else:
            rows = await self._store.read(due_until(self._life.lived(), AT_A_TIME))
            await self._store.ledger.keep(*(claim_row(table, kind) for table, kind in rows))
        self._claimed.extend(rows)
        return bool(rows)

    async def _see_to(self, table: str, kind: DueKind) -> None:
        if kind is DueKind.TURN:
            await self._registry.wake(table)
            return
        try:
            await self._abandoned.see_to(table)
        except Refused as refused:
            logger.warning("table %s stays closed: %s", table, refused)
        except DatabaseAway:
            raise
        except Exception:
            logger.exception("table %s cannot be ended", table)
