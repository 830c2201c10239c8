"""The short way between a WebSocket and the server: no task and no queue for each message.

uvicorn's protocol hands every frame through a queue to a task, and pauses the transport meanwhile: about half of what
a move costs. After the handshake, a `WebSocketProtocol` gives the frames to a listener at once, and writes at once. A
text that comes alone and whole, as nearly all do, is unmasked here. The handshake, pings, closing, limits on sizes and
whatever comes in pieces stay uvicorn's.
"""

from types import GeneratorType
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tablee.server.net import connection_limits

EXTENSION = "tablee.websocket"
LAST_WORDS_SECONDS = 1  # for the other side to hear why a connection ends
MOST_UNSENT = 1 << 20  # bytes that wait for a slow reader, beside the largest text


class Listener(Protocol):
    """Whoever takes what comes in."""

    def receive(self, message: bytes) -> None:
        """Take a text."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket after its handshake."""

    listener: Listener | None = None
    _largest = 0  # of the messages that were sent

    async def run_asgi(self) -> None:
        """Let the application find this protocol in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Answer a handshake; a refusal completes it too, which uvicorn takes for an error of ours.

        When the server goes away meanwhile, there is nobody to answer.
        """
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        connection_limits.OPEN.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hear bytes; a handshake that cannot be read ends the connection."""
        text = self._whole_text(data)
        if text is not None and self.listener:
            self.listener.receive(text)
            return
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.transport.close()

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text, where all that came is one short frame with all of it, and no frame or text has begun before."""
        conn = self.conn
        if self.listener is None or conn.state is not State.OPEN or conn.current_size is not None:
            return None
        if not is_between_frames(conn):
            return None
        return text_in(data) if len(data) <= self.config.ws_max_size else None

    def handle_parser_exception(self) -> None:
        """Bytes that cannot be read end the connection; before the handshake there is nobody to tell.

        What else is on its way is thrown away for a moment: a connection that is closed with bytes unread is reset, and
        the other side never hears why.
        """
        if self.conn.close_sent is None:
            self.transport.close()
        elif not self.close_sent:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.loop.call_later(LAST_WORDS_SECONDS, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """Give a message to the listener, if there is one already."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.listener is None:
            self.frames = [bytes(data).decode(errors="replace").encode()]  # uvicorn takes UTF-8 only
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.listener.receive(bytes(data) if self.curr_msg_data_type == "text" else b"")

    def write(self, message: bytes) -> None:
        """Send a text; whoever reads too slowly is cut off, and can resume. A large text alone is not too much."""
        if self.conn.state is not State.OPEN or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(text_frame(message))
        self._largest = max(self._largest, len(message))
        if self.transport.get_write_buffer_size() > MOST_UNSENT + self._largest:
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> bool:
        """Close the connection from this side; whether it was open."""
        if self.conn.state is not State.OPEN or self.disconnected:
            return False
        self.conn.send_close(code, reason)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        return True


# Frames of RFC 6455: a byte for a whole text, its length with the bit that says whether it is masked, the mask.
WHOLE_TEXT, MASKED = 0x81, 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # in the place of a length that needs more room
MASK = 4  # bytes


def is_between_frames(conn: ServerProtocol) -> bool:
    """Whether the parser waits for a frame to begin. An empty buffer does not tell: a header may be read already."""
    waiting: Any = conn.parser
    while isinstance(waiting.gi_yieldfrom, GeneratorType):
        waiting = waiting.gi_yieldfrom
    return waiting.gi_code is StreamReader.at_eof.__code__


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it.

    >>> text_frame(b"ahoy")
    b'\\x81\\x04ahoy'
    """
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text


def text_in(data: bytes) -> bytes | None:
    """The text of a client's frame, if the data are just one short frame.

    >>> text_in(bytes((WHOLE_TEXT, MASKED | 4, 1, 2, 3, 4)) + bytes(a ^ b for a, b in zip(b"ahoy", b"\\1\\2\\3\\4")))
    b'ahoy'
    """
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, begin = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[2:4]), 4
    if (begin, length) == (2, EIGHT_BYTES) or len(data) != begin + MASK + length:
        return None
    return bytes(apply_mask(data[begin + MASK :], data[begin : begin + MASK]))


def protocol_of(scope: Any) -> WebSocketProtocol:
    """The protocol behind a WebSocket's scope."""
    protocol = scope["extensions"][EXTENSION]
    assert isinstance(protocol, WebSocketProtocol)
    return protocol
