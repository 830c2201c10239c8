"""The application: a server, and the addresses under which it answers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from tablee.server.api.accounts import AccountRoutes
from tablee.server.api.analyses import AnalysisRoutes
from tablee.server.api.blocks import BlockRoutes
from tablee.server.api.challenges import ChallengeRoutes
from tablee.server.api.cookies import Cookies
from tablee.server.api.host import HostDoor, HostRoutes
from tablee.server.api.moderation import ModerationRoutes
from tablee.server.api.operations import OperationRoutes
from tablee.server.api.own_data import OwnDataRoutes
from tablee.server.api.pages import nowhere, page_routes
from tablee.server.api.passkeys import PasskeyRoutes
from tablee.server.api.puzzles import puzzle_routes
from tablee.server.api.replies import language_of, refusal
from tablee.server.api.sessions import SessionRoutes
from tablee.server.api.tables import TableRoutes
from tablee.server.api.websocket import WebSocketRoutes
from tablee.server.game_server import GameServer
from tablee.server.moderation.host_people import HostPeople
from tablee.server.net.guard import Guard, address_of
from tablee.server.ops.settings import Settings


def application(settings: Settings) -> Starlette:
    """The whole server, ready to be run; `app.state.server` is the server behind the addresses."""
    server = GameServer(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    def is_open() -> bool:
        return server.is_ready

    def turned_away(scope: Scope) -> Response | None:
        ban = server.bans.of_address(address_of(scope))
        return refusal(ban.refusal(), language_of(HTTPConnection(scope))) if ban else None

    people, sessions, limits = server.people, server.sessions, server.limits
    cookies = Cookies(people, sessions, settings.is_secure)
    accounts = AccountRoutes(people, cookies, limits)
    signed_in = SessionRoutes(people, sessions, server.links, cookies, limits)
    passkeys = PasskeyRoutes(people, server.passkeys, cookies, limits, settings.origins)
    own_data = OwnDataRoutes(people, server.store, server.deletion, limits)
    tables = TableRoutes(people, server.tables, server.lobby, server.finished, server.attempts, server.store, limits)
    analyses = AnalysisRoutes(people, tables, server.finished, server.analyses, limits)
    challenges = ChallengeRoutes(
        people, server.challenges, server.tables, server.store, server.bans, server.blocks, limits
    )
    websocket = WebSocketRoutes(people, server.blocks, server.dispatcher, is_open, server.connect, server.disconnect)
    host = HostRoutes(people, server.hosts, server.disk, server.backups, server.connections, lambda: server.life.begun)
    moderation = ModerationRoutes(
        HostDoor(people, server.hosts),
        server.hosts,
        server.store,
        server.host_tables,
        HostPeople(server.store, server.connections, server.bans, server.hosts),
        server.presence,
        server.bans,
        server.reports,
        server.hashes,
    )
    blocks = BlockRoutes(people, server.blocks, limits)
    app = Starlette(
        routes=[
            *OperationRoutes(server.store, is_open).routes(),
            *accounts.routes(),
            *signed_in.routes(),
            *passkeys.routes(),
            *own_data.routes(),
            *tables.routes(),
            *analyses.routes(),
            *challenges.routes(),
            *blocks.routes(),
            *host.routes(),
            *moderation.routes(),
            *websocket.routes(),
            *puzzle_routes(),
            *page_routes(),
        ],
        middleware=[Middleware(Guard, asked_often=server.limits, origins=settings.origins, turned_away=turned_away)],
        exception_handlers={404: nowhere},
        lifespan=lifespan,
    )
    app.state.server = server
    return app
