"""The application: a server, and the addresses under which it answers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware

from tablee.server.api.accounts import AccountRoutes
from tablee.server.api.operations import OperationRoutes
from tablee.server.api.pages import page_routes
from tablee.server.api.tables import TableRoutes
from tablee.server.api.websocket import WebSocketRoutes
from tablee.server.game_server import GameServer
from tablee.server.net.guard import Guard
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

    accounts = AccountRoutes(server.people, server.identity, server.limits, settings.is_secure)
    tables = TableRoutes(server.tables, server.lobby, server.finished, server.store.ledger, server.limits)
    websocket = WebSocketRoutes(server.people, server.dispatcher, is_open, server.connect, server.disconnect)
    app = Starlette(
        routes=[
            *OperationRoutes(server.store, is_open).routes(),
            *accounts.routes(),
            *tables.routes(),
            *websocket.routes(),
            *page_routes(),
        ],
        middleware=[Middleware(Guard, asked_often=server.limits, origins=settings.origins)],
        lifespan=lifespan,
    )
    app.state.server = server
    return app
