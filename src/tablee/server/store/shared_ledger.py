"""The ledger of a server that shares its database with others: what it writes must rest on what is there.

Each table has a revision, another number after every change. A write says which one it was decided on. While a group is
committed, its tables are locked; what rests on a revision that is no longer there is not written, and whoever wrote it
reads what is new. `(table_id, seq)` is unique besides: no mistake of ours could enter the same place of a match twice.

The commit carries the news of itself to the other servers.

Each question to PostgreSQL costs as much as many rows. So a commit is three: the transaction begins, its tables are
locked, and all else is sent at once. Should the connection, which is kept, have broken meanwhile, that is found while
nothing has been written.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from tablee.server.ops.metrics import COMMIT_SECONDS
from tablee.server.store.ledger import Ledger, Row, Write
from tablee.server.store.news import NOTIFY, TableNews, news_of, table_rows

TRIES = 5
TRY_AGAIN = ("40P01", "40001")  # what PostgreSQL calls a deadlock, and two changes of one row
# In order, so that nobody waits in a circle.
LOCK = "SELECT id, revision FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
SET_REVISIONS = (
    "UPDATE tables SET revision = new.revision "
    "FROM unnest(%s::text[], %s::bigint[]) AS new(id, revision) WHERE tables.id = new.id"
)


class NotBegun(Exception):
    """A transaction ended before anything was written."""


class SharedLedger(Ledger):
    """One writer among those of several servers."""

    def _commit_group(self, writes: Sequence[Write]) -> Collection[int]:
        """Write what rests on what is there; the places in the group of what does not."""
        for left in reversed(range(TRIES)):
            try:
                return self._write_what_holds(writes)
            except Exception as error:
                can_try_again = isinstance(error, NotBegun) or getattr(error, "sqlstate", None) in TRY_AGAIN
                if left == 0 or not can_try_again:
                    raise
        raise AssertionError

    def _write_what_holds(self, writes: Sequence[Write]) -> Collection[int]:
        guarded = sorted({write.guard.table for write in writes if write.guard})
        if not any(write.rows for write in writes):
            return ()
        with self._transaction() as cursor:
            there = self._revisions(cursor, guarded)
            holding = what_holds(writes, there)
            self._execute(cursor, news_last([*holding.rows, *table_rows(holding.changed)]))
            if holding.changed:
                tables, revisions = zip(*((one.table, one.revision) for one in holding.changed), strict=True)
                cursor.execute(SET_REVISIONS, [list(tables), list(revisions)])
        return holding.refused

    def _revisions(self, cursor: Any, tables: list[str]) -> dict[str, int]:
        """Begin, and lock tables until the end of the transaction; what they are at."""
        try:
            return dict(cursor.execute(LOCK, [tables]).fetchall())
        except Exception as error:
            raise NotBegun from error

    @contextmanager
    def _transaction(self) -> Iterator[Any]:
        with COMMIT_SECONDS.time(), self._connected() as driver, driver.pipeline():
            yield driver.cursor()
            driver.commit()


class Holding(NamedTuple):
    """What of a group is written: its rows, the tables that they change, and the places of what is not."""

    rows: list[Row]
    changed: list[TableNews]
    refused: set[int]


def what_holds(writes: Sequence[Write], there: Mapping[str, int]) -> Holding:
    """What rests on what tables are at, or on what holds before it in the group."""
    now, rows, refused = dict(there), list[Row](), set[int]()
    changes: dict[str, list[Row]] = {}
    for place, (own, _, guard) in enumerate(writes):
        if guard and now.get(guard.table) != guard.before:
            refused.add(place)
            continue
        if guard:
            now[guard.table] = guard.after
            changes.setdefault(guard.table, []).extend(own)
        rows += own
    return Holding(rows, [news_of(table, there[table], now[table], own) for table, own in changes.items()], refused)


def news_last(rows: list[Row]) -> list[Row]:
    """The same rows, so that all news are handed over at once: they are heard after the commit in any case."""
    return sorted(rows, key=lambda row: row.statement is NOTIFY)
