"""Grouped commits: whatever is written while a commit runs goes into the next one, and is told when it is on disk.

Nothing that follows from a write is told before the write is durable, and everything is told in the order in which it
was written: `then` runs on the event loop, after the commit, with whether it succeeded.

A commit costs as much as a dozen of rows in it. So where several writes shared one, more of them are on their way, and
the next commit waits a moment for company. Who writes alone waits for nobody. The connection is kept for the next
commit: to borrow one from SQLAlchemy, and to begin and end in its words, costs as much again.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple, cast

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable
from sqlalchemy.sql.compiler import SQLCompiler

from tablee.games.words import Refused
from tablee.server.ops.metrics import COMMIT_SECONDS, COMMITTED

logger = logging.getLogger(__name__)
GAP_SECONDS = 0.003  # between the beginnings of two commits, where writes come in company


class Row(NamedTuple):
    """A statement and what fills it."""

    statement: Executable
    values: dict[str, Any]


Then = Callable[[bool], None]


class Guard(NamedTuple):
    """What a write rests on, where other servers write too: what its table was at, and what it is at afterwards.

    Where the table is at something else by now nothing is written, and `overtaken` is called in the place of `then`.
    """

    table: str
    before: int
    after: int
    overtaken: Callable[[], None]


class Write(NamedTuple):
    """Rows that are written together, and who is told."""

    rows: Sequence[Row]
    then: Then
    guard: Guard | None = None


class Ledger:
    """One writer to a file of SQLite: a thread that commits what the loop hands it, group after group.

    A `SharedLedger` writes to PostgreSQL.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._kept: Connection | None = None  # for the next commit
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._scripts: dict[
            tuple[int, tuple[str, ...]], Script
        ] = {}  # by their statements and the names that fill them
        self._writes: list[Write] = []
        self._commit: asyncio.Future[Collection[int]] | None = None
        self._waiting: asyncio.TimerHandle | None = None  # for company, before a commit
        self._begun = 0.0  # when the last commit began, by the loop's clock
        self._had_company = False  # whether it was shared by several writes
        self.is_well = True  # whether the disk took what it was given last

    def write(self, rows: Sequence[Row], then: Then, guard: Guard | None = None) -> None:
        """Write rows in the writer's thread, and tell when they are durable; without rows, when all before them are.

        Called on the event loop, where `then` runs later.
        """
        is_idle = self._commit is None and self._waiting is None
        if not rows and is_idle:
            then(True)
            return
        self._writes.append(Write(rows, then, guard))
        if is_idle:
            self._begin_in_time()

    async def all_written(self, rows: Sequence[Row] = ()) -> bool:
        """Write rows, and wait for them and for what came before, not for what comes after; whether it succeeded."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(is_written: bool) -> None:
            if not written.done():
                written.set_result(is_written)

        self.write(rows, then)
        return await written

    async def keep(self, *rows: Row) -> None:
        """Write rows, and come back when they, and all before them, are on disk; `Refused` where that failed."""
        if not await self.all_written(rows):
            raise Refused("not-stored")

    async def close(self) -> None:
        """Write what is left, end the writer's thread, and let go of the connection."""
        while self._commit or self._waiting:
            await self.all_written()
        self._thread.shutdown()
        if self._kept:
            self._kept.close()

    def _begin_in_time(self) -> None:
        """Begin a commit: at once, or a moment after the last one, where others are likely to join it."""
        loop = asyncio.get_running_loop()
        wait = self._begun + GAP_SECONDS - loop.time() if self._had_company else 0.0
        if wait > 0:
            self._waiting = loop.call_later(wait, self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        writes, self._writes = self._writes, []
        self._waiting, self._had_company = None, len(writes) > 1
        self._begun = asyncio.get_running_loop().time()
        self._commit = asyncio.get_running_loop().run_in_executor(self._thread, self._commit_group, writes)
        self._commit.add_done_callback(lambda done: self._end(done, writes))

    def _end(self, done: asyncio.Future[Collection[int]], writes: list[Write]) -> None:
        self._commit = None
        error = done.exception()
        self.is_well = error is None and (any(write.rows for write in writes) or self.is_well)
        if error:
            logger.error("a commit failed", exc_info=error)
            writes += self._give_up()
        else:
            COMMITTED.inc(len(writes))
        if self._writes:
            self._begin_in_time()
        overtaken = () if error else done.result()
        for place, write in enumerate(writes):
            try:
                if place in overtaken and write.guard:
                    write.guard.overtaken()
                else:
                    write.then(error is None)
            except Exception:
                logger.exception("telling what was written failed")

    def _give_up(self) -> list[Write]:
        """What waited for its turn may follow from what was not written: it is not written either."""
        writes, self._writes = self._writes, []
        return writes

    def _commit_group(self, writes: Sequence[Write]) -> Collection[int]:
        """Write all of a group; the places in it of what was overtaken by other servers: here there are none."""
        self._write([row for write in writes for row in write.rows])
        return ()

    def _write(self, rows: list[Row]) -> None:
        if rows:
            with self._transaction() as cursor:
                self._execute(cursor, rows)

    @contextmanager
    def _transaction(self) -> Iterator[Any]:
        """A cursor of the driver, whose work is committed at the end, or none of it."""
        with COMMIT_SECONDS.time(), self._connected() as driver:
            cursor = driver.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            with driver:  # commits, or takes everything back
                yield cursor

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        """The driver's connection of the last commit; another one after the first, and after one that went wrong."""
        connection, self._kept = self._kept or self._engine.connect(), None
        try:
            yield connection.connection.driver_connection
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._kept = connection

    def _execute(self, cursor: Any, rows: list[Row]) -> None:
        for script, values in self._scripted(rows):
            if len(values) == 1:
                cursor.execute(script, values[0])
            else:
                cursor.executemany(script, values)

    def _scripted(self, rows: list[Row]) -> Iterator[tuple[str, list[Any]]]:
        """The rows as the database's driver takes them: those that are alike and follow each other, at once."""
        for key, run in groupby(rows, key=lambda row: (id(row.statement), tuple(row.values))):
            alike = list(run)
            script = self._scripts.get(key) or self._scripts.setdefault(key, Script(alike[0], self._engine.dialect))
            yield script.text, [script.filled(row.values) for row in alike]


class Script:
    """A statement in the database's own words, and what puts the values in its order.

    Moves are many and all alike: SQLAlchemy's way from a statement to the database costs as much as the database, so
    the driver's own connection takes them.
    """

    def __init__(self, row: Row, dialect: Dialect) -> None:
        compiled = cast(ClauseElement, row.statement).compile(dialect=dialect, column_keys=list(row.values))
        assert isinstance(compiled, SQLCompiler)
        self.text = compiled.string
        self.statement = row.statement  # is kept, so that no other one gets its id
        self._fixed = {name: value for name, value in compiled.params.items() if name not in row.values}
        self._order = compiled.positiontup

    def filled(self, values: dict[str, Any]) -> tuple[Any, ...] | dict[str, Any]:
        """The values in the order of the script, or by their names where the database takes names."""
        if self._order is None:
            return {**self._fixed, **values}
        return tuple([values[name] if name in values else self._fixed[name] for name in self._order])
