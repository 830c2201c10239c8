"""Tables that memory lost go on by themselves when the disk takes something again, whether people come back or not."""

import asyncio
import logging

from tablee.server.ops.database_away import DatabaseAway
from tablee.server.store.server_life import ServerLife
from tablee.server.store.store import Store, going_on_among
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
FIRST_WAIT = 1.0  # seconds until lost tables are read anew; each time twice as long, up to a minute
MINUTE = 60


class Recovery:
    """Reads lost tables anew."""

    def __init__(self, store: Store, registry: TableRegistry, life: ServerLife, lobby: LobbyList) -> None:
        self._store, self._registry, self._life, self._lobby = store, registry, life, lobby
        self._patience = FIRST_WAIT

    async def run(self) -> None:
        """Wait for tables to be lost, and read them anew, until this task is cancelled."""
        while True:
            await self._registry.has_lost.wait()
            await asyncio.sleep(self._patience)
            self._patience = min(2 * self._patience, MINUTE)
            try:
                if await self._life.note():
                    await self._take_up_lost()
            except DatabaseAway:
                continue
            except Exception:
                logger.exception("lost tables cannot be read yet")

    def calm_down(self) -> None:
        """The disk works and nothing is lost: the next loss is mended soon."""
        if not self._registry.lost:
            self._patience = FIRST_WAIT

    async def _take_up_lost(self) -> None:
        lost = set(self._registry.lost)
        running = await self._store.read(going_on_among(lost))
        self._registry.lost -= lost
        if not self._registry.lost:
            self._registry.has_lost.clear()
        for name in running:
            await self._registry.try_to_load(name)
            table = self._registry.get(name)
            if table:
                self._lobby.tell(table)
