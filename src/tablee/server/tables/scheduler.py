"""Who sees to it that a table goes on: bots are asked, and time that is over hands a seat to a bot."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.games.words import Refused
from tablee.match import Match
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.settings import Settings
from tablee.server.status import Status
from tablee.server.tables import table_actions
from tablee.server.tables.bot_pool import BotPool, Question, place_of
from tablee.server.tables.bot_seeds import bot_seed
from tablee.server.tables.table import Table

logger = logging.getLogger(__name__)
SOON = 0.05  # seconds: a timer that fires a little early looks again
OTHERS_SECONDS = 8.0  # in which another server sees to a table that is its own: then it may be gone


class Scheduler:
    """Checks one table whenever something happened there, and when a deadline comes. Lives on the event loop."""

    def __init__(
        self,
        table: Table,
        bot_pool: BotPool,
        settings: Settings,
        background: BackgroundTasks,
    ) -> None:
        self._table, self._bot_pool, self._settings = table, bot_pool, settings
        self._background = background
        self._thinking: set[tuple[int, int, int]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """Check no more: the table is lost, or the server goes away."""
        self._is_stopped = True
        self._forget_deadline()

    def check(self) -> None:
        """Ask the bots that are awaited, and note when to look again."""
        self._forget_deadline()
        match = self._table.match
        if match is None or match.result or self._table.is_lost or self._is_stopped or self._table.clockwork.is_stopped:
            return
        if self._table.goes_on_by_itself():
            return
        if self._table.is_seen_to_here():
            self._see_to(match)
        else:
            self._timer = asyncio.get_running_loop().call_later(OTHERS_SECONDS, self._see_to, match)

    def _see_to(self, match: Match) -> None:
        for seat in match.awaited():
            level = match.level(seat)
            if level:
                self._ask(seat, level)
        self._wait_for_deadline()

    # Bots

    def _ask(self, seat: int, level: str) -> None:
        match = self._table.playing()
        moment = match.question, seat, len(match.choices(seat))
        if moment not in self._thinking:
            self._thinking.add(moment)
            self._background.run(self._think(moment, level))

    async def _think(self, moment: tuple[int, int, int], level: str) -> None:
        with self._or_read_anew():
            try:
                action = await self._thought(moment, level)
            finally:
                self._thinking.discard(moment)
            if action is not None:
                self._submit(moment, action)

    async def _thought(self, moment: tuple[int, int, int], level: str) -> int | None:
        """What a bot decides, not sooner than people can follow; nothing where the table went on before this began."""
        question, seat, part = moment
        match = self._table.playing()
        if question != match.question or seat not in match.awaited():
            return None
        pace = asyncio.create_task(asyncio.sleep(self._settings.pace_seconds))
        seed, place = bot_seed(self._table, question, seat, part), place_of(self._table.id, match, seat)
        asked = Question(self._table.game.name, level, match.knowledge(seat), match.legal(seat), seed)
        action = await self._bot_pool.move(asked, place)
        await pace
        return action

    def _submit(self, moment: tuple[int, int, int], action: int) -> None:
        question, seat, _ = moment
        match = self._table.playing()
        if self._table.is_lost or match.level(seat) is None or seat not in match.awaited():
            return
        if self._table.clockwork.is_stopped:  # everybody has left: it is asked again when somebody comes back
            return
        try:
            table_actions.submit(self._table, seat, action, question)
        except Refused:
            self.check()  # the table went on meanwhile

    @contextmanager
    def _or_read_anew(self) -> Iterator[None]:
        """What fails may leave a table half changed, with nobody who looks at it again: the disk is the truth."""
        try:
            yield
        except Exception:
            logger.exception("table %s cannot go on", self._table.id)
            self._table.watcher.table_lost(self._table)

    # Time

    def _forget_deadline(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _wait_for_deadline(self) -> None:
        self._forget_deadline()
        if self._table.clockwork.clock.kind == "none" and not self._table.away_since:
            return
        dues = [due for seat in self._table.awaited() if (due := self.due(seat)) is not None]
        if dues:
            delay = max(0, min(dues) - self._table.now()) / 1000 + SOON
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def is_at_work(self) -> bool:
        """Whether a bot thinks, or is to."""
        match = self._table.match
        goes_on = match is not None and not self._table.clockwork.is_stopped
        is_asked = goes_on and any(self._table.playing().level(seat) for seat in self._table.awaited())
        return bool(self._thinking) or is_asked

    def due(self, seat: int) -> int | None:
        """When a bot sits in for a seat that is awaited: its time is over, or it is away for too long."""
        table = self._table
        match = table.playing()
        if match.level(seat):
            return None
        dues = [table.clockwork.deadline(seat), self._end_of_grace(seat)]
        return min((due for due in dues if due is not None), default=None)

    def _end_of_grace(self, seat: int) -> int | None:
        """Somebody who is away holds up others who are here; over days, the clock alone decides."""
        table = self._table
        away = table.away_since.get(seat)
        match = table.playing()
        people = [other for other in table.persons() if match.level(other) is None]
        others = [other for other in people if other != seat and other not in table.away_since]
        if away is None or not others or table.clockwork.is_long:
            return None
        return max(away, table.clockwork.asked_at(seat) or away) + int(self._settings.grace_seconds * 1000)

    def _ring(self) -> None:
        with self._or_read_anew():
            self._sit_in_for_the_late()
            self._wait_for_deadline()

    def _sit_in_for_the_late(self) -> None:
        table = self._table
        now = table.now()
        for seat in table.awaited():
            due = self.due(seat)
            if due is not None and due <= now:
                table_actions.sit_in(table, seat)


class Schedulers:
    """The schedulers of all tables that are being played."""

    def __init__(self, bot_pool: BotPool, settings: Settings, background: BackgroundTasks) -> None:
        self._bot_pool, self._settings, self._background = bot_pool, settings, background
        self._by_table: dict[str, Scheduler] = {}

    def check(self, table: Table) -> None:
        """See to it that a table goes on, if a match is played there."""
        if table.status != Status.PLAYING or table.is_lost:
            return
        if table.id not in self._by_table:
            self._by_table[table.id] = Scheduler(table, self._bot_pool, self._settings, self._background)
        self._by_table[table.id].check()

    def stop(self, table: Table) -> bool:
        """See to a table no more; whether anybody did."""
        scheduler = self._by_table.pop(table.id, None)
        if scheduler:
            scheduler.stop()
        return scheduler is not None

    def is_at_work(self, table: Table) -> bool:
        """Whether a bot thinks for a table, or is to."""
        scheduler = self._by_table.get(table.id)
        return scheduler is not None and scheduler.is_at_work()

    def stop_all(self) -> None:
        """The server goes away."""
        for scheduler in self._by_table.values():
            scheduler.stop()
