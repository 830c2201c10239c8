"""Analyses of finished games: for whoever has the link, begun by people."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.accounts.people import People
from tablee.server.api.replies import reply, route
from tablee.server.api.tables import TableRoutes
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits
from tablee.server.tables import analyses
from tablee.server.tables.analyses import Analyses
from tablee.server.tables.finished import FinishedGames


class AnalysisRoutes:
    """Answers what is asked about analyses."""

    def __init__(
        self, people: People, tables: TableRoutes, games: FinishedGames, made: Analyses, limits: Limits
    ) -> None:
        self._people, self._tables, self._finished, self._analyses, self._limits = people, tables, games, made, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/tables/{table}/analysis", self.status),
            route("/api/tables/{table}/analysis", self.start, "POST"),
            route("/api/tables/{table}/analysis/{place}", self.choice),
        ]

    async def status(self, request: Request) -> Response:
        """The analysis of a table, or how far it is."""
        self._limits.check(rate_limits.PROGRESS, address_of(request.scope))
        table = await self._tables.seen_table(request)
        return reply(await self._analyses.status(table.id))

    async def start(self, request: Request) -> Response:
        """Begin an analysis, which is then there for everybody who may see the game."""
        person = await self._people.in_person(request)
        table = await self._tables.finished_table(request)
        record = await self._tables.record_of(table)
        return reply(await self._analyses.start(table.id, person.id, record))

    async def choice(self, request: Request) -> Response:
        """A choice as it lay before its seat, with the bot's move."""
        table = await self._tables.finished_table(request)
        analysis, asked = await self._analyses.kept(table.id), request.path_params["place"]
        place = int(asked) if asked.isdecimal() and len(asked) < 5 else -1
        if analysis is None or place not in range(len(analysis.judged)):
            raise Refused("no-such-address")
        make = partial(analyses.choice_in, await self._tables.record_of(table), analysis, place)
        return reply(await self._finished.bring((table.id, "choice", place), make))
