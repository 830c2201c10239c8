"""Running the server: uvicorn with our line, our logs and its graceful end."""

import errno
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

from tablee import __version__
from tablee.command import command
from tablee.games.words import Refused
from tablee.server.app import application
from tablee.server.net.http import HttpProtocol
from tablee.server.net.websocket import WebSocketProtocol
from tablee.server.ops import garbage, logs
from tablee.server.ops.networks import LOCALHOST, LOOPBACK, is_localhost_ours, own_addresses
from tablee.server.ops.settings import Settings
from tablee.server.rehearsal import rehearse
from tablee.server.store.databases import database_of
from tablee.server.store.store import Store

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)

MOST_MESSAGE_BYTES = 16 * 1024
BACKLOG = 512
MOST_FILES = 65_536  # that may be open at once, connections among them
GRACE_SECONDS = 5  # for requests in hand, when the server is stopped

TURN_SECONDS = 0.0005  # threads take turns often: the one that writes to the disk must not wait for a busy loop

EVERYWHERE = ("0.0.0.0", "::")  # hosts that mean every network of this machine

Announce = Callable[[str, str], None]  # the address, and the code that makes somebody host, while nobody is
Handler = Callable[[int, FrameType | None], object]


class Server(uvicorn.Server):
    """uvicorn, which tells its address when people can come in, and tells people when it goes away."""

    def __init__(self, config: uvicorn.Config, address: str, announce: Announce) -> None:
        super().__init__(config)
        self._address, self._announce = address, announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and announce the address."""
        await super().startup(sockets)
        if self.started:
            logs.note(logger, "started", address=self._address, version=__version__)
            code = self.config.app.state.server.hosts.code_to_show  # type: ignore[union-attr]
            if code:
                logs.note(logger, "no host yet", page=f"{self._address}host", code=code)
            self._announce(self._address, code)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        self.config.app.state.server.say_goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)
        if self.force_exit:  # uvicorn leaves the server open for somebody in a hurry; closing it is quick
            await self.lifespan.shutdown()
        logs.note(logger, "stopped")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear what asks the server to stop; the end of its terminal does so too."""
        with super().capture_signals(), hearing_the_terminal_end(self.handle_exit):
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stopping when asked to is no failure: the signal is not raised again, and the exit code is 0."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


@contextmanager
def hearing_the_terminal_end(handler: Handler) -> Iterator[None]:
    """Meanwhile SIGHUP is handled, where there is such a signal; one that is ignored, as after `nohup`, stays so."""
    hangup = getattr(signal, "SIGHUP", None)
    is_main = threading.current_thread() is threading.main_thread()
    if hangup is None or not is_main or signal.getsignal(hangup) == signal.SIG_IGN:
        yield
        return
    before = signal.signal(hangup, handler)
    try:
        yield
    finally:
        signal.signal(hangup, before)


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        ws=WebSocketProtocol,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=HttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        forwarded_allow_ips=["127.0.0.1", "::ffff:127.0.0.1"],  # the same address, at a socket for both kinds
    )


def make_room() -> None:
    """Let the system give as many connections as it would: by default it often gives a thousand."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until somebody stops it."""
    with listening(settings.host, settings.port) as listener:
        serve_at(listener, settings, announce)


def serve_at(listener: socket.socket, settings: Settings, announce: Announce) -> None:
    """Serve whoever comes to a listening socket, which other processes may share."""
    database = database_of(settings.folder, settings.database)
    with database.served() as held:
        database.check_usable()
        database.check_older_servers()
        logs.set_up(settings.log_format, settings.least_level)
        config = config_of(settings)
        address = page_of(settings, listener.getsockname()[1], config.app.state.server.store)  # type: ignore[union-attr]
        held.tell(address)
        rehearse()
        garbage.settle_down()
        sys.setswitchinterval(TURN_SECONDS)
        make_room()
        Server(config, address, announce).run([listener])


def listening(host: str, port: int) -> socket.socket:
    """A listening socket at an address, or a refusal that says what to do."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        is_both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=is_both)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("port-taken", port=str(port), other=command(f"serve --port {port + 1}")) from None
        raise Refused("address-unusable", host=host, port=str(port), reason=error.strerror or str(error)) from None


def page_of(settings: Settings, port: int, store: Store) -> str:
    """The address that is told, and opened: by name where that is wanted and reaches us."""
    is_local = settings.by_name and settings.host == LOOPBACK
    if is_local and store.is_opened_by_name() and is_localhost_ours(port):
        return f"http://{LOCALHOST}:{port}/"
    return address_of(settings.host, port)


def address_of(host: str, port: int) -> str:
    """Where people find the page; of several networks, in the one that leads farthest.

    >>> address_of("127.0.0.1", 8642), address_of("::1", 8642)
    ('http://127.0.0.1:8642/', 'http://[::1]:8642/')
    """
    reached = next(iter(own_addresses()), LOOPBACK) if host in EVERYWHERE else host
    return f"http://[{reached}]:{port}/" if ":" in reached else f"http://{reached}:{port}/"
