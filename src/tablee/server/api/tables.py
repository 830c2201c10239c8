"""Tables for whoever passes by, and finished games."""

import io
from functools import partial

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tablee.server.api.replies import as_json, reply, route
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits
from tablee.server.store.ledger import Ledger
from tablee.server.tables import finished
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.lobby import LobbyList, invitation_to
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table


class TableRoutes:
    """Answers what is asked about tables."""

    def __init__(
        self, tables: TableRegistry, lobby: LobbyList, games: FinishedGames, ledger: Ledger, limits: Limits
    ) -> None:
        self._tables, self._lobby, self._finished = tables, lobby, games
        self._ledger, self._limits = ledger, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/tables", self.open_tables),
            route("/api/tables/{table}", self.invitation),
            route("/api/tables/{table}/result", self.result),
            route("/api/tables/{table}/record", self.record),
            route("/api/tables/{table}/replay", self.replay),
            route("/api/tables/{table}/qr.svg", self.qr_code),
        ]

    async def open_tables(self, _request: Request) -> Response:
        """The open tables, for whoever passes by."""
        return reply(await self._lobby.for_strangers(self._tables.values()))

    async def invitation(self, request: Request) -> Response:
        """Who invites to what, for whoever has the link: nothing of what lies on the table, and no ids of people."""
        table = await self._tables.load(request.path_params["table"])
        return reply(invitation_to(table))

    async def finished_table(self, request: Request) -> Table:
        """A table whose end is on disk: after an end that could not be written the game goes on, with hidden cards."""
        self._limits.check(rate_limits.FINISHED, address_of(request.scope))
        table = await self._tables.load(request.path_params["table"])
        finished.over(table)
        await self._ledger.all_written()
        if table.is_lost:
            raise Refused("not-finished")
        return table

    async def result(self, request: Request) -> Response:
        """How a game ended, with its score sheet."""
        table = await self.finished_table(request)
        sheet = await self._finished.bring((table.id, "sheet"), partial(finished.sheet, finished.over(table)))
        return reply(finished.finished(table, sheet))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, as a file."""
        table = await self.finished_table(request)
        name = f"{table.game.name}-{table.id}.txt"
        text = await self.record_of(table)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def record_of(self, table: Table) -> str:
        """The record of a finished game, as text."""
        return await self._finished.bring((table.id, "record"), partial(finished.record, table))

    async def replay(self, request: Request) -> Response:
        """A finished game step by step, as a seat or a spectator saw it."""
        table = await self.finished_table(request)
        asked = request.query_params.get("seat", "")
        seat = int(asked) if asked.isdecimal() and len(asked) < 3 else SPECTATOR
        if seat != SPECTATOR and seat >= len(table.chairs):
            raise Refused("no-such-seat", seat=seat + 1, seats=len(table.chairs))
        frames = await self._finished.bring((table.id, "replay", seat), partial(finished.replay, table, seat))
        return as_json(frames)

    async def qr_code(self, request: Request) -> Response:
        """The address of a table, to be read by a phone's camera."""
        table = await self._tables.load(request.path_params["table"])
        address = f"{request.base_url}tables/{table.id}"
        picture = io.BytesIO()
        segno.make(address, micro=False).save(picture, kind="svg", scale=6, border=2, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")
