"""An HTTP connection whose requests have a deadline: half a request does not hold a place for ever.

uvicorn counts the time between requests only. Here the same clock runs from the first moment on, and goes on until a
request is there, headers and body. One address holds only so many connections. What cannot be read ends the connection,
and is no error of ours, whenever it comes.
"""

from asyncio import Transport

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.net import connection_limits

COMING = (h11.IDLE, h11.SEND_BODY)  # what a client is at, as long as its request is not all there


class HttpProtocol(H11Protocol):
    """A connection until its request is all there, or takes too long."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody came: from now on the clock runs, unless too many are here from there."""
        super().connection_made(transport)
        if not connection_limits.OPEN.admit(transport, self.client):
            transport.abort()
            return
        self._wait_until(self.loop.time() + self.timeout_keep_alive)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        connection_limits.OPEN.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hear bytes; they stop the clock only if they complete a request, or become a WebSocket."""
        clock = self.timeout_keep_alive_task
        super().data_received(data)
        is_waiting = self.conn.their_state in COMING and self.transport.get_protocol() is self
        if clock and self.timeout_keep_alive_task is None and is_waiting:
            self._wait_until(clock.when())

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read. Where an answer has begun, or is said, there is no room for another one."""
        if self.cycle is not None:  # whoever answers has nobody to talk to any more
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _wait_until(self, moment: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_at(moment, self._show_out)

    def _show_out(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
