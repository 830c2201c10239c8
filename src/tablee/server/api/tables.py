"""Tables for whoever passes by, and finished games."""

import asyncio
import io
from functools import partial

import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tablee.server.accounts.people import People
from tablee.server.api.replies import as_json, body_of, read, reply, route
from tablee.server.challenges.attempts import Attempts
from tablee.server.intents import Audience
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store, for_everybody, names_at
from tablee.server.tables import finished, replays
from tablee.server.tables.catching_up import news_rows
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.lobby import LobbyList, invitation_to
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.replays import EVERYTHING
from tablee.server.tables.table import Table


class AudienceWish(Struct, forbid_unknown_fields=True):
    """Who may see a finished game."""

    audience: Audience


def eyes_in(request: Request) -> int:
    """With whose eyes somebody wants to look: those of a seat, a spectator's, or with everything open."""
    asked = request.query_params.get("seat", "")
    if asked == "all":
        return EVERYTHING
    return int(asked) if asked.isdecimal() and len(asked) < 3 else SPECTATOR


class TableRoutes:
    """Answers what is asked about tables."""

    def __init__(
        self,
        people: People,
        tables: TableRegistry,
        lobby: LobbyList,
        games: FinishedGames,
        attempts: Attempts,
        store: Store,
        limits: Limits,
    ) -> None:
        self._people, self._tables, self._lobby, self._finished = people, tables, lobby, games
        self._attempts, self._store, self._ledger, self._limits = attempts, store, store.ledger, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/tables", self.open_tables),
            route("/api/tables/{table}", self.invitation),
            route("/api/tables/{table}/result", self.result),
            route("/api/tables/{table}/record", self.record),
            route("/api/tables/{table}/replay", self.replay),
            route("/api/tables/{table}/audience", self.set_audience, "POST"),
            route("/api/replays", self.listed_replays),
            route("/api/records", self.record_replay, "POST"),
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
        """A finished table that the asker may see; whoever asks too often is refused first."""
        self._limits.check(rate_limits.FINISHED, address_of(request.scope))
        table = await self._tables.load(request.path_params["table"])
        await self._check_finished(request, table)
        return table

    async def _check_finished(self, request: Request, table: Table) -> None:
        """Refuse a table whose end is not on disk: then the game goes on, with hidden cards."""
        finished.over(table)
        await self._check_audience(request, table)
        await self._ledger.all_written()
        if table.is_lost:
            raise Refused("not-finished")

    async def seen_table(self, request: Request) -> Table:
        """A table that the asker may see."""
        table = await self._tables.load(request.path_params["table"])
        await self._check_audience(request, table)
        return table

    async def _check_audience(self, request: Request, table: Table) -> None:
        if table.audience == "players" or table.terms.challenge:
            person = await self._people.somebody(request)
            asker = person.id if person else None
            if not await self._attempts.may_see(table, asker):
                finished.check_audience(table, asker)

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
        """A game step by step: as a seat or a spectator saw it, or, once it is over, with everything open."""
        self._limits.check(rate_limits.FINISHED, address_of(request.scope))
        seat, table = eyes_in(request), await self._tables.load(request.path_params["table"])
        if seat not in (SPECTATOR, EVERYTHING, *range(len(table.chairs))):
            raise Refused("no-such-seat", seat=seat + 1, seats=len(table.chairs))
        if table.playing().result is None:
            return await self._running_replay(request, table, seat)
        await self._check_finished(request, table)
        make = partial(replays.replay, table, replays.course_of(finished.over(table)), seat)
        return as_json(await self._finished.bring((table.id, "replay", seat), make))

    async def _running_replay(self, request: Request, table: Table, seat: int) -> Response:
        """A running game as far as nothing is given away, and as it is on disk."""
        person = await self._people.somebody(request)
        finished.check_audience(table, person.id if person else None)
        replays.check_running(table, seat, table.seat_of(person.id) if person else None)
        await self._ledger.all_written()
        if table.is_lost:
            raise Refused("not-stored")
        course = replays.course_of(table.playing())
        return as_json(await asyncio.to_thread(replays.replay, table, course, seat))

    async def record_replay(self, request: Request) -> Response:
        """A game that somebody brings along as a record, step by step; nothing of it is kept."""
        self._limits.check(rate_limits.FINISHED, address_of(request.scope))
        text = (await body_of(request)).decode("utf-8", errors="replace")
        return as_json(await asyncio.to_thread(replays.replay_of_record, text, eyes_in(request)))

    async def listed_replays(self, _request: Request) -> Response:
        """The finished games that everybody may see, the newest first."""
        rows = await self._store.read(for_everybody)
        names = await self._store.read(names_at([row.id for row in rows]))
        return reply([replays.ReplayLine(row.id, row.game, names[row.id], row.ended) for row in rows])

    async def set_audience(self, request: Request) -> Response:
        """One of its players says who may see a finished game."""
        person = await self._people.known(request)
        wanted: AudienceWish = await read(request, AudienceWish)
        table = await self._tables.load(request.path_params["table"])
        finished.over(table)
        table.seat_at(person.id)
        if table.terms.challenge:
            raise Refused("challenge-hidden")
        row = Row(statements.SET_AUDIENCE, {"table": table.id, "whom": wanted.audience})
        await self._ledger.keep(row, *news_rows(table))
        table.audience = wanted.audience
        return reply(wanted)

    async def qr_code(self, request: Request) -> Response:
        """The address of a table, to be read by a phone's camera."""
        table = await self._tables.load(request.path_params["table"])
        address = f"{request.base_url}tables/{table.id}"
        picture = io.BytesIO()
        segno.make(address, micro=False).save(picture, kind="svg", scale=6, border=2, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")
