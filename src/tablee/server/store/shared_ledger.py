"""The ledger of a server that shares its database with others: what it writes must rest on what is there.

Each table has a revision, another number after every change. A write says which one it was decided on. While a group is
committed, its tables are locked; what rests on a revision that is no longer there is not written, and whoever wrote it
reads what is new. `(table_id, seq)` is unique besides: no mistake of ours could enter the same place of a match twice.

The commit carries the news of itself to the other servers.
"""

from collections.abc import Collection, Sequence
from typing import Any

from tablee.server.store.ledger import Ledger, Row, Write
from tablee.server.store.news import news_row, pieces

TRIES = 5
TRY_AGAIN = ("40P01", "40001")  # what PostgreSQL calls a deadlock, and two changes of one row
# In order, so that nobody waits in a circle.
LOCK = "SELECT id, revision FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
SET_REVISION = "UPDATE tables SET revision = %s WHERE id = %s"


class SharedLedger(Ledger):
    """One writer among those of several servers."""

    def _commit_group(self, writes: Sequence[Write]) -> Collection[int]:
        """Write what rests on what is there; the places in the group of what does not."""
        for left in reversed(range(TRIES)):
            try:
                return self._write_what_holds(writes)
            except Exception as error:
                if left == 0 or getattr(error, "sqlstate", None) not in TRY_AGAIN:
                    raise
        raise AssertionError

    def _write_what_holds(self, writes: Sequence[Write]) -> Collection[int]:
        guarded = sorted({write.guard.table for write in writes if write.guard})
        if not any(write.rows for write in writes):
            return ()
        with self._transaction() as cursor:
            there = self._revisions(cursor, guarded) if guarded else {}
            before, refused, rows = dict(there), set[int](), list[Row]()
            for place, (own, _, guard) in enumerate(writes):
                if guard and there.get(guard.table) != guard.before:
                    refused.add(place)
                    continue
                if guard:
                    there[guard.table] = guard.after
                rows += own
            changed = {table: revision for table, revision in there.items() if revision != before[table]}
            self._execute(cursor, [*rows, *(news_row(tables=some) for some in pieces(changed))])
            if changed:
                cursor.executemany(SET_REVISION, [(revision, table) for table, revision in changed.items()])
        return refused

    def _revisions(self, cursor: Any, tables: list[str]) -> dict[str, int]:
        """Lock tables until the end of the transaction; what they are at."""
        return dict(cursor.execute(LOCK, [tables]).fetchall())
