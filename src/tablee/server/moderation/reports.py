"""What people tell the host about others at their table."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Row as StoredRow

from tablee.games.words import Refused
from tablee.server.accounts.identity import new_id
from tablee.server.messages import ChatLine
from tablee.server.ops.server_time import DAY, milliseconds
from tablee.server.status import GOING_ON
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import open_reports, reports_like
from tablee.server.store.store import Store

MOST_OPEN = 500  # reports of all people together
MOST_OF_ONE = 5  # of one person
CHAT_LINES = 50  # that go with a report
KEPT_DAYS = 90  # that a settled report is kept


class Who(Struct, frozen=True):
    """Somebody, by the name of then."""

    person: str
    name: str


class NewReport(Struct, frozen=True):
    """What somebody tells the host."""

    table: str
    reporter: Who
    reported: Who
    reason: str
    words: str
    chat: Sequence[ChatLine]


class HostReport(Struct, frozen=True):
    """A report as a host reads it."""

    id: str
    at: int
    table: str
    game: str
    is_running: bool
    reporter: Who
    reported: Who
    reason: str
    words: str
    chat: list[ChatLine]
    settled: int | None


class Reports:
    """Keeps reports until the host has settled them, and a while longer. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_by_one = asyncio.Lock()  # they are counted on disk before one is written there

    async def add(self, report: NewReport) -> None:
        """Keep a report; `Refused` where the same is told already, or too much is."""
        async with self._one_by_one:
            told = await self._store.read(open_reports)
            own = [(row.reported, row.table_id) for row in told if row.reporter == report.reporter.person]
            if (report.reported.person, report.table) in own:
                raise Refused("reported-already")
            if len(own) >= MOST_OF_ONE or len(told) >= MOST_OPEN:
                raise Refused("too-many-reports")
            await self._store.ledger.keep(Row(statements.ADD_REPORT, values_of(report)))

    async def listed(self, is_settled: bool, page: int) -> tuple[list[HostReport], int]:
        """A page of the reports that are open, or settled; and how many there are."""
        listing = await self._store.read(reports_like(is_settled, page))
        return [report_in(row) for row in listing.rows], listing.total

    async def settle(self, report: str) -> None:
        """Nothing is left to do about a report."""
        await self._store.ledger.keep(Row(statements.SETTLE_REPORT, {"report": report, "now": milliseconds()}))

    async def forget_old(self) -> None:
        """Forget what was settled long ago."""
        await self._store.ledger.keep(Row(statements.FORGET_REPORTS, {"before": milliseconds() - KEPT_DAYS * DAY}))


def values_of(report: NewReport) -> dict[str, object]:
    """A report as its row."""
    return {
        "id": new_id(),
        "at": milliseconds(),
        "table_id": report.table,
        "reporter": report.reporter.person,
        "reporter_name": report.reporter.name,
        "reported": report.reported.person,
        "reported_name": report.reported.name,
        "reason": report.reason,
        "words": report.words,
        "chat": json.encode(report.chat[-CHAT_LINES:]),
    }


def report_in(row: StoredRow[Any]) -> HostReport:
    """A report from its row."""
    return HostReport(
        id=row.id,
        at=row.at,
        table=row.table_id,
        game=row.game,
        is_running=row.status in GOING_ON,
        reporter=Who(row.reporter, row.reporter_name),
        reported=Who(row.reported, row.reported_name),
        reason=row.reason,
        words=row.words,
        chat=json.decode(row.chat, type=list[ChatLine]),
        settled=row.settled,
    )
