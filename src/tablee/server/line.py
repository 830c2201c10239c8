"""The short way between a WebSocket and the server: no task and no queue for each message.

uvicorn's protocol hands every frame through a queue to a task, and pauses the transport meanwhile: about half of what
a move costs. After the handshake, a `Line` gives the frames to a listener at once, and writes at once. The handshake,
pings, closing and limits on sizes stay uvicorn's.
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "tablee.line"
MOST_UNSENT = 1 << 20  # bytes that wait for a slow reader


class Listener(Protocol):
    """Whoever hears what comes in."""

    def heard(self, message: bytes) -> None:
        """A text came."""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket after its handshake."""

    listener: Listener | None = None

    async def run_asgi(self) -> None:
        """Let the application find this line in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Answer a handshake; a refusal completes it too, which uvicorn takes for an error of ours."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def data_received(self, data: bytes) -> None:
        """Hear bytes; a handshake that cannot be read ends the connection."""
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Bytes that cannot be read end the connection; before the handshake there is nobody to tell."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Give a message to the listener, if there is one already."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.listener is None:
            self.frames = [bytes(data).decode(errors="replace").encode()]  # uvicorn takes UTF-8 only
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.listener.heard(bytes(data) if self.curr_msg_data_type == "text" else b"")

    def write(self, message: bytes) -> None:
        """Send a text; whoever reads too slowly is cut off, and can resume."""
        if self.conn.state is not State.OPEN or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the line from this side."""
        if self.conn.state is not State.OPEN or self.disconnected:
            return
        self.conn.send_close(code, reason)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def line_of(scope: Any) -> Line:
    """The line of a WebSocket's scope."""
    line = scope["extensions"][EXTENSION]
    assert isinstance(line, Line)
    return line
