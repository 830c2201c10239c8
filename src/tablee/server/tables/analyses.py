"""Analyses of finished games: made in the bots' processes between their moves, once, and kept."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import Connection, select

from tablee.analysis import Analysis, analysis_steps, choices_in
from tablee.games.words import Refused
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.schema import analyses
from tablee.server.store.store import Store
from tablee.server.tables.bot_pool import BotPool
from tablee.server.views.analyses import AnalysisShown, AnalysisStatus, ChoiceShown, choice_shown, shown

logger = logging.getLogger(__name__)


class Running(NamedTuple):
    """An analysis that is being made."""

    person: str  # who asked for it
    progress: float


class Analyses:
    """Makes analyses, one for each person at a time, and never more than one slice of them all at once."""

    def __init__(self, store: Store, bot_pool: BotPool, background: BackgroundTasks) -> None:
        self._store, self._bot_pool, self._background = store, bot_pool, background
        self._running: dict[str, Running] = {}  # by table
        self._slices = asyncio.Lock()

    async def status(self, table: str) -> AnalysisStatus:
        """How far the analysis of a table is."""
        if running := self._running.get(table):
            return AnalysisStatus(progress=running.progress)
        return AnalysisStatus(analysis=await self.kept(table))

    async def kept(self, table: str) -> AnalysisShown | None:
        """The analysis of a table, if it was made."""
        document = await self._store.read(document_of(table))
        return json.decode(document, type=AnalysisShown) if document else None

    async def start(self, table: str, person: str, record: str) -> AnalysisStatus:
        """Begin, if nobody has; refused to somebody for whom another one is being made."""
        if kept := await self.kept(table):
            return AnalysisStatus(analysis=kept)
        if running := self._running.get(table):
            return AnalysisStatus(progress=running.progress)
        if any(running.person == person for running in self._running.values()):
            raise Refused("analysis-running")
        self._running[table] = Running(person, 0.0)
        self._background.run(self._make(table, person, record))
        return AnalysisStatus(progress=0.0)

    async def _make(self, table: str, person: str, record: str) -> None:
        try:
            analysis = await self._analysed(table, person, record)
            document = json.encode(await asyncio.to_thread(shown, analysis))
            values = {"table_id": table, "at": milliseconds(), "document": document}
            await self._store.ledger.keep(Row(statements.KEEP_ANALYSIS, values))
        except Refused:
            logger.warning("the analysis of table %s could not be kept", table)
        finally:
            del self._running[table]

    async def _analysed(self, table: str, person: str, record: str) -> Analysis:
        """Slice by slice: moves that wait come between two of them."""
        steps, found = analysis_steps(record), None
        send: Callable[[Any], Any] = steps.send
        while True:
            try:
                task = await asyncio.to_thread(until_next, send, found)
            except Done as done:
                return done.analysis
            self._running[table] = Running(person, task.progress)
            async with self._slices:
                found = await self._bot_pool.run_slice(task.work, *task.args)


class Done(Exception):
    """There is nothing more to do. A `StopIteration` cannot pass through a future."""

    def __init__(self, analysis: Analysis) -> None:
        super().__init__()
        self.analysis = analysis


def until_next(send: Callable[[Any], Any], found: Any) -> Any:
    """The next slice of an analysis; raises `Done` with what came out after the last."""
    try:
        return send(found)
    except StopIteration as stopped:
        raise Done(stopped.value) from None


def document_of(table: str) -> Callable[[Connection], bytes | None]:
    """Asks for what is kept of a table."""
    asked = select(analyses.c.document).where(analyses.c.table_id == table)
    return lambda connection: connection.scalar(asked)


def choice_in(record: str, analysis: AnalysisShown, place: int) -> ChoiceShown:
    """A choice of an analysis as it lay before its seat. Takes long: it runs beside the loop."""
    match, decisions = choices_in(record)
    return choice_shown(match.game, decisions[place], analysis.judged[place].best)
