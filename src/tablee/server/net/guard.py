"""What every request meets first: from where it comes, how often, how big it is; and what every answer carries."""

import ipaddress
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.games.words import Refused
from tablee.server.net import rate_limits
from tablee.server.net.rate_limits import Limits

MOST_BYTES = 64 * 1024  # of a request
OWN_NAMES = ("localhost", ".localhost", ".local", ".lan", ".home.arpa")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

TurnedAway = Callable[[Scope], Response | None]  # what is answered to an address that is banned


class Guard:
    """Middleware around everything. A banned address still gets the page, which says why nothing else is answered."""

    def __init__(self, app: ASGIApp, asked_often: Limits, origins: Iterable[str], turned_away: TurnedAway) -> None:
        self._app, self._limits, self._turned_away = app, asked_often, turned_away
        self._origins = {origin.rstrip("/") for origin in origins}
        self._hosts = {urlsplit(origin).netloc for origin in self._origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal:
            await refusal(scope, receive, with_headers(send))
            return
        await self._app(scope, limited(receive) if scope["type"] == "http" else receive, with_headers(send))

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if host not in self._hosts and not is_own_host(host):
            return PlainTextResponse("This server does not answer under that name: see --origin.\n", 421)
        is_plain_reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is not None and not is_plain_reading and not self._is_own(origin, host):
            return PlainTextResponse("This request comes from the page of another site.\n", 403)
        if int_or_0(headers.get("content-length", "")) > MOST_BYTES:
            return PlainTextResponse("This request is too big.\n", 413)
        if not self._limits.allow(rate_of(scope), address_of(scope)):
            return PlainTextResponse("Too many requests: wait a little.\n", 429)
        is_asking = scope["type"] == "websocket" or scope["path"].startswith("/api/")
        return self._turned_away(scope) if is_asking else None

    def _is_own(self, origin: str, host: str) -> bool:
        return origin in self._origins or place_in(origin) == host


def rate_of(scope: Scope) -> rate_limits.Rate:
    """How often one address may ask for something like this.

    >>> rate_of({"type": "http", "path": "/assets/page.js"}) == rate_limits.ASSETS
    True
    """
    if scope["type"] == "websocket":
        return rate_limits.SOCKETS
    return rate_limits.ASSETS if scope["path"].startswith("/assets/") else rate_limits.REQUESTS


def address_of(scope: Scope) -> str:
    """Where a request comes from; of an IPv6 address, the part that one household has."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    address = getattr(address, "ipv4_mapped", None) or address
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def place_in(address: str) -> str:
    """The host and port of an address; nothing where it is none.

    >>> place_in("http://localhost:8642"), place_in("null"), place_in("http://[")
    ('localhost:8642', '', '')
    """
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def is_own_host(host: str) -> bool:
    """Whether a name can only mean a machine nearby: a foreign page cannot pass under it (DNS rebinding).

    >>> is_own_host("localhost:8642"), is_own_host("192.168.1.7:8642"), is_own_host("games.example")
    (True, True, False)
    """
    if not place_in(f"//{host}"):
        return False
    name = urlsplit(f"//{host}").hostname or ""
    if name.endswith(OWN_NAMES) or "." not in name.strip("."):
        return bool(name)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def int_or_0(text: str) -> int:
    """A number in a header."""
    return int(text) if text.isdecimal() and len(text) < 20 else 0


def limited(receive: Receive) -> Receive:
    """Read a request on, and raise `Refused` when it grows too big."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            raise Refused("request-too-big")
        return message

    return receive_some


def with_headers(send: Send) -> Send:
    """Every answer says what a browser may do with it."""

    async def send_with(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with
