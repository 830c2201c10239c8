"""Games that nobody plays on are ended, and tables that nobody starts are closed; people are told before.

When a game was last touched is in its log. So it is looked at when a row says so, and put off by as long as somebody
has played since: no move writes a row for it. Times are lived time, as all that is due: nobody loses a game to a server
that was away.
"""

import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from tablee.match import Ending
from tablee.server.ops import logs
from tablee.server.ops.server_time import DAY, HOUR, milliseconds
from tablee.server.ops.settings import Settings
from tablee.server.status import GOING_ON, Status
from tablee.server.store import ledger
from tablee.server.store.due import DueKind, due_row, nothing_due_row
from tablee.server.store.running_questions import running_table
from tablee.server.store.server_life import ServerLife
from tablee.server.store.store import Store, lives_from
from tablee.server.tables import endings
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.restoring import Unplayable
from tablee.server.tables.seating import lived
from tablee.server.tables.table import Table

logger = logging.getLogger(__name__)
OPEN_FOR = DAY  # that a table waits to be started
NOTICE = 7 * DAY  # in which people are told that a game will be ended


class AbandonedGames:
    """Ends what nobody touches any more. Lives on the event loop."""

    def __init__(
        self, store: Store, registry: TableRegistry, life: ServerLife, lobby: LobbyList, settings: Settings
    ) -> None:
        self._store, self._registry, self._life, self._lobby = store, registry, life, lobby
        self._settings = settings

    def first_row(self, table: Table) -> ledger.Row:
        """When a new table is looked at first."""
        soonest = min(OPEN_FOR, int(min(self._settings.bot_game_days, self._settings.game_days) * DAY))
        return due_row(table.id, DueKind.ABANDONED, self._life.lived() + soonest)

    def left(self, row: Row[Any], lives: Sequence[tuple[int, int]]) -> int:
        """How long nobody may touch a running table until it is ended; `row` is that of `running_table`."""
        return self._patience(row) - lived(lives, row.touched, milliseconds())

    def ends(self, row: Row[Any], lives: Sequence[tuple[int, int]]) -> int | None:
        """When a game will be ended, if nobody plays on and its people are to be told by now."""
        left = self.left(row, lives)
        return milliseconds() + max(0, left) if row.status == Status.PLAYING and left < NOTICE else None

    async def see_to(self, name: str) -> None:
        """End a table that is due, unless somebody has touched it since: then it is due later."""
        row = await self._store.read(running_table(name))
        if row is None:
            await self._store.ledger.all_written([nothing_due_row(name)])
            return
        left = self.left(row, await self._store.read(lives_from(row.touched)))
        try:
            table = await self._registry.load(name) if left <= 0 else None
        except Unplayable:
            await self._store.ledger.all_written(endings.unread_rows(name))
            return
        if table is None or table.followers or table.elsewhere:
            later = due_row(name, DueKind.ABANDONED, self._life.lived() + max(left, HOUR if table else 0))
            await self._store.ledger.all_written([later])
        elif table.status in GOING_ON:
            logs.note(logger, "table abandoned", table=table.id, game=table.game.name)
            endings.end(table, self._lobby, Ending.ABANDONED)
            await self._store.ledger.all_written()
            if table.is_overtaken:  # somebody has touched it at another server
                later = due_row(name, DueKind.ABANDONED, self._life.lived() + HOUR)
                await self._store.ledger.all_written([later])

    def _patience(self, row: Row[Any]) -> int:
        if row.status != Status.PLAYING:
            return OPEN_FOR
        days = self._settings.bot_game_days if row.people == 1 else self._settings.game_days
        return int(days * DAY)
