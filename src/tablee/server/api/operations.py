"""What a host and its proxies ask: whether the server lives, whether it is ready, what is measured."""

from collections.abc import Callable

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.server.api.replies import LATER, UNAVAILABLE, route
from tablee.server.net.guard import address_of
from tablee.server.ops.metrics import REGISTRY
from tablee.server.store.store import Store

LOOPBACK = ("127.0.0.1", "::1", "::/64")


class OperationRoutes:
    """Answers for the server itself."""

    def __init__(self, store: Store, is_open: Callable[[], bool]) -> None:
        self._store, self._is_open = store, is_open

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [route("/health", self.health), route("/ready", self.ready), route("/metrics", self.metrics)]

    async def health(self, _request: Request) -> Response:
        """Whether the server lives."""
        return PlainTextResponse("ok\n")

    async def ready(self, _request: Request) -> Response:
        """Whether the server can take people in: its database answers, and keeps what is written."""
        if not self._is_open():
            return PlainTextResponse("starting\n", UNAVAILABLE, LATER)
        await self._store.read_committed(lambda connection: connection.exec_driver_sql("SELECT 1"))
        if not self._store.ledger.is_well:
            return PlainTextResponse("the disk fails\n", UNAVAILABLE, LATER)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """What is measured, for this machine only."""
        if address_of(request.scope) not in LOOPBACK:
            return PlainTextResponse("Metrics are shown on the server's own machine only.\n", 403)
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
