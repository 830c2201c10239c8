"""Running the server: uvicorn with our line, our logs and its graceful end."""

import socket
from collections.abc import Callable

import uvicorn

from tablee.server import logs
from tablee.server.app import application
from tablee.server.line import Line
from tablee.server.settings import Settings

MOST_MESSAGE_BYTES = 16 * 1024
BACKLOG = 512
GRACE_SECONDS = 5  # for requests in hand, when the server is stopped

Announce = Callable[[int], None]


class Server(uvicorn.Server):
    """uvicorn, which tells its port when people can come in."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        if self.started and sockets:
            self._announce(sockets[0].getsockname()[1])


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http="h11",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        forwarded_allow_ips="127.0.0.1",
    )


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until somebody stops it."""
    logs.set_up(settings.log_format)
    config = config_of(settings)
    Server(config, announce).run([config.bind_socket()])


def own_address() -> str:
    """The address of this machine in its local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
