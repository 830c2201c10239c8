"""Telling the host of the server about somebody at one's table."""

from tablee.games.words import Refused
from tablee.server.accounts.identity import tidy_chat
from tablee.server.intents import Report
from tablee.server.messages import Done
from tablee.server.moderation.reports import NewReport, Reports, Who
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers
from tablee.server.tables.table import Table


class Reporting:
    """Takes reports from tables. Lives on the event loop."""

    def __init__(self, reports: Reports, late: LateAnswers) -> None:
        self._reports, self._late = reports, late

    def report(self, table: Table, connection: Connection, intent: Report) -> None:
        """Somebody at a table reports somebody else there; answered when it is on disk."""
        if connection.person.id not in table.people():
            raise Refused("not-at-table")
        if intent.person in (connection.person.id, connection.owner) or intent.person not in table.people():
            raise Refused("nobody-to-report")
        report = NewReport(
            table=table.id,
            reporter=Who(connection.person.id, connection.person.name),
            reported=Who(intent.person, table.name_of(intent.person)),
            reason=intent.reason,
            words=tidy_chat(intent.text) if intent.text.strip() else "",
            chat=table.chat,
        )
        self._late.run(connection, intent, self._keep(report, connection, intent))

    async def _keep(self, report: NewReport, connection: Connection, intent: Report) -> None:
        await self._reports.add(report)
        connection.say(Done(intent.id, report.table))
