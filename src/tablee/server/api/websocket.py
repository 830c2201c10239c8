"""How a WebSocket is opened: who it is, and whether the server takes people in."""

from collections.abc import Callable
from contextlib import suppress

from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.games.words import Refused
from tablee.server.accounts.people import People
from tablee.server.api.replies import language_of, refusal
from tablee.server.moderation.blocks import Blocks
from tablee.server.net.connection import Connection, Person, Receiver
from tablee.server.net.guard import address_of
from tablee.server.net.websocket import protocol_of

Change = Callable[[Connection], None]


class WebSocketRoutes:
    """Opens connections, and listens until they end."""

    def __init__(
        self,
        people: People,
        blocks: Blocks,
        receiver: Receiver,
        is_open: Callable[[], bool],
        connect: Change,
        disconnect: Change,
    ) -> None:
        self._people, self._blocks, self._receiver, self._is_open = people, blocks, receiver, is_open
        self._connect, self._disconnect = connect, disconnect

    def routes(self) -> list[WebSocketRoute]:
        """The addresses, and who answers there."""
        return [WebSocketRoute("/ws", self.open), WebSocketRoute("/{path:path}", no_websocket)]

    async def open(self, websocket: WebSocket) -> None:
        """Let somebody in, and listen until the connection ends; or say why not."""
        with suppress(WebSocketDisconnect):  # before the handshake was over
            welcome = await self._welcome(websocket)
            if welcome:
                await self._converse(websocket, *welcome)

    async def _welcome(self, websocket: WebSocket) -> tuple[Person, str] | None:
        """Who comes in, and whose device it is; None for somebody who was turned away."""
        try:
            person = await self._people.somebody(websocket)
        except Refused as banned:
            await websocket.send_denial_response(refusal(banned, language_of(websocket)))
            return None
        if person is None or not self._is_open():
            status = 503 if person else 401
            await websocket.send_denial_response(PlainTextResponse("Say who you are first: POST /api/me.\n", status))
            return None
        if "as" not in websocket.query_params:
            return person, person.id
        try:
            return await self._people.companion_named(person, websocket.query_params["as"]), person.id
        except Refused:
            await websocket.send_denial_response(PlainTextResponse("That is no companion of yours.\n", 403))
            return None

    async def _converse(self, websocket: WebSocket, person: Person, owner: str) -> None:
        blocked = await self._blocks.of(owner)
        await websocket.accept()
        language = language_of(websocket)
        connection = Connection(
            protocol_of(websocket.scope),
            person,
            self._receiver,
            language=language,
            words=language if "words" in websocket.query_params else None,
            address=address_of(websocket.scope),
            owner=owner,
            blocked=blocked,
        )
        connection.websocket.listener = connection
        self._connect(connection)
        try:
            while (message := await websocket.receive())["type"] == "websocket.receive":
                connection.receive((message.get("text") or "").encode())
        finally:
            self._disconnect(connection)


async def no_websocket(websocket: WebSocket) -> None:
    """There is one address for WebSockets."""
    await websocket.send_denial_response(PlainTextResponse("WebSockets are at /ws.\n", 404))
