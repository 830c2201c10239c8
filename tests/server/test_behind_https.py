"""A server that people reach as https://name through a proxy: cookies, origins, WebSockets and passkeys."""

import ssl
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.authenticator import Authenticator
from tests.server.https_proxy import NAME, Proxy, make_certificate
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_passkeys import add, asked, sign_in, why


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the site."""
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, certificate: Path) -> Iterator[Proxy]:
    """A server behind a proxy."""
    folder = tmp_path_factory.mktemp("site")
    with Proxy(certificate).open() as proxy, serving(folder, "--origin", proxy.origin, "--no-rate-limits") as server:
        proxy.behind = server.port
        yield proxy
        assert server.errors() == []


@pytest.fixture
def trust(certificate: Path) -> ssl.SSLContext:
    """What a browser knows that believes the certificate."""
    return ssl.create_default_context(cafile=certificate)


class Https(httpx.HTTPTransport):
    """Finds the name of the site at this machine; the certificate must be that of the name all the same."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Ask the proxy."""
        url, known = request.url.copy_with(host="127.0.0.1"), {**request.extensions, "sni_hostname": NAME}
        there = httpx.Request(request.method, url, headers=request.headers, stream=request.stream, extensions=known)
        return super().handle_request(there)


def visitor(site: Proxy, trust: ssl.SSLContext, origin: str | None = None) -> httpx.Client:
    """Somebody who opens the page of the site."""
    headers = {"origin": origin or site.origin}
    return httpx.Client(base_url=site.origin, transport=Https(verify=trust), timeout=PATIENCE, headers=headers)


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def line_to(site: Proxy, trust: ssl.SSLContext, origin: str, headers: dict[str, str] | None = None) -> ClientConnection:
    """A WebSocket of a page."""
    at, address = ("127.0.0.1", site.port), f"wss://{NAME}:{site.port}/ws"
    return connect(address, address=at, proxy=None, ssl=trust, origin=Origin(origin), additional_headers=headers)


def test_a_cookie_travels_by_https_only_and_opens_a_websocket(site: Proxy, trust: ssl.SSLContext) -> None:
    with visitor(site, trust) as zoe:
        answer = zoe.post("/api/me", json={"name": "Zoé"}).raise_for_status()
        cookie = SimpleCookie(answer.headers["set-cookie"])["tablee"]
        assert (cookie["secure"], cookie["httponly"], cookie["samesite"].lower()) == (True, True, "lax")
        assert zoe.get("/api/me").json()["name"] == "Zoé"
        headers = {"Cookie": f"tablee={cookie.value}"}
        with line_to(site, trust, site.origin, headers) as line:
            assert "Zoé" in str(line.recv(timeout=PATIENCE))


def test_a_passkey_is_good_for_the_name_of_the_site(site: Proxy, trust: ssl.SSLContext) -> None:
    phone = Authenticator(site.origin, NAME)
    with visitor(site, trust) as zoe, visitor(site, trust) as other:
        zoe.post("/api/me", json={"name": "Zoé"}).raise_for_status()
        assert asked(zoe, "new")["rp"]["id"] == NAME
        assert add(zoe, phone).raise_for_status().json()["site"] == NAME
        assert sign_in(other, phone).json() == zoe.get("/api/me").json()
        phone.origin = f"http://{NAME}:{site.port}"  # the same page without TLS is another one
        assert why(sign_in(other, phone)) == "passkey-refused"


def test_pages_of_other_sites_are_refused(site: Proxy, trust: ssl.SSLContext) -> None:
    for origin in (f"http://{NAME}:{site.port}.example", "https://evil.example", f"https://{NAME}.evil.example"):
        with visitor(site, trust, origin) as evil:
            assert evil.post("/api/me", json={"name": "Eve"}).status_code == 403
            assert evil.get("/ws", headers=HANDSHAKE).status_code == 403


def test_a_proxy_elsewhere_is_not_believed(tmp_path: Path) -> None:
    with serving(tmp_path, "--games-per-address", "1") as server:
        assert passkeys_from(server, "127.0.0.1") == 200
        assert passkeys_from(server, "127.0.0.2") == 400


def passkeys_from(server: Server, address: str) -> int:
    """What somebody is answered who says, from an address of this machine, that they came by https."""
    headers = {"host": "printer.local", "origin": "https://printer.local", "x-forwarded-proto": "https"}
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.address, transport=transport, headers=headers, timeout=PATIENCE) as somebody:
        return somebody.post("/api/passkeys/any").status_code
