"""How a WebSocket is opened: who it is, and whether the server takes people in."""

from collections.abc import Callable, Set
from contextlib import suppress
from typing import NamedTuple

from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.games.words import Refused
from tablee.server.accounts.people import People, Visitor
from tablee.server.api.replies import language_of, refusal
from tablee.server.moderation.blocks import Blocks
from tablee.server.net.connection import AWAY, POLICY_VIOLATION, TRY_AGAIN, Connection, Person, Receiver
from tablee.server.net.guard import address_of
from tablee.server.net.websocket import protocol_of
from tablee.server.ops.database_away import DatabaseAway

Change = Callable[[Connection], None]


class Welcomed(NamedTuple):
    """Somebody who may come in."""

    visitor: Visitor
    player: Person  # the visitor, or a companion
    blocked: Set[str]  # by the visitor


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
            try:
                guest = await self._welcome(websocket)
            except DatabaseAway as away:
                await websocket.send_denial_response(refusal(away.refusal, language_of(websocket)))
                return
            if guest:
                await self._converse(websocket, guest)

    async def _welcome(self, websocket: WebSocket) -> Welcomed | None:
        """Who comes in, and all that is read before; None for somebody who was turned away."""
        visitor = await self._visitor(websocket)
        player = await self._player(websocket, visitor) if visitor else None
        if visitor is None or player is None:
            return None
        return Welcomed(visitor, player, await self._blocks.of(visitor.person.id))

    async def _visitor(self, websocket: WebSocket) -> Visitor | None:
        """Whose browser or program it is; None for somebody who was turned away."""
        try:
            visitor = await self._people.visitor(websocket)
        except Refused as banned:
            await websocket.send_denial_response(refusal(banned, language_of(websocket)))
            return None
        if visitor is None or not self._is_open():
            status = 503 if visitor else 401
            await websocket.send_denial_response(PlainTextResponse("Say who you are first: POST /api/me.\n", status))
            return None
        return visitor

    async def _player(self, websocket: WebSocket, visitor: Visitor) -> Person | None:
        """Who plays on that line: the visitor or a companion; None where somebody else was named, and turned away."""
        try:
            return await self._who_plays(websocket, visitor)
        except Refused:
            await websocket.send_denial_response(PlainTextResponse("That is no companion of yours.\n", 403))
            return None

    async def _who_plays(self, websocket: WebSocket, visitor: Visitor) -> Person:
        """The visitor, or the companion who is named; `Refused` where that is nobody's companion."""
        if "as" not in websocket.query_params:
            return visitor.person
        return await self._people.companion_named(visitor.person, websocket.query_params["as"])

    async def _is_still(self, websocket: WebSocket, player: Person) -> bool:
        """Whether somebody may come in even now: during the handshake a session, a token or a companion may end."""
        try:
            again = await self._people.visitor(websocket)
            return again is not None and (await self._who_plays(websocket, again)).id == player.id
        except Refused:
            return False

    async def _show_out_who_left(self, websocket: WebSocket, connection: Connection) -> None:
        try:
            if not await self._is_still(websocket, connection.person):
                connection.hang_up(POLICY_VIOLATION, "signed out")
        except DatabaseAway:
            connection.hang_up(TRY_AGAIN, AWAY)

    async def _converse(self, websocket: WebSocket, guest: Welcomed) -> None:
        visitor, player, blocked = guest
        await websocket.accept()
        language = language_of(websocket)
        connection = Connection(
            protocol_of(websocket.scope),
            player,
            self._receiver,
            language=language,
            words=language if "words" in websocket.query_params else None,
            address=address_of(websocket.scope),
            owner=visitor.person.id,
            blocked=blocked,
            session=visitor.session.id if visitor.session else "",
        )
        connection.websocket.listener = connection
        self._connect(connection)
        try:
            await self._show_out_who_left(websocket, connection)
            while (message := await websocket.receive())["type"] == "websocket.receive":
                connection.receive((message.get("text") or "").encode())
        finally:
            self._disconnect(connection)


async def no_websocket(websocket: WebSocket) -> None:
    """There is one address for WebSockets."""
    await websocket.send_denial_response(PlainTextResponse("WebSockets are at /ws.\n", 404))
