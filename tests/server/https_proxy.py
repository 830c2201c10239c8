"""A proxy that ends TLS, as nginx does before a server: it says by which scheme people came, and from where."""

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.serving import PATIENCE

NAME = "games.example.org"
MOST_BYTES = 64 * 1024


def make_certificate(folder: Path) -> Path:
    """A certificate for the name, which only whoever is told of it believes; with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, SHA256())
    )
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = folder / "site.pem"
    file.write_bytes(key.private_bytes(*form) + certificate.public_bytes(form[0]))
    return file


class Proxy:
    """Takes people in by https, and brings each request to a server as it comes, with what nginx would add."""

    def __init__(self, certificate: Path) -> None:
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(certificate)
        self._loop = asyncio.new_event_loop()
        self._listener: asyncio.Server | None = None
        self.port = self.behind = 0  # where people come in, and where the server is
        self.client = "203.0.113.9"  # where they come from, as it says

    @contextmanager
    def open(self) -> Iterator["Proxy"]:
        """Take people in."""
        thread = Thread(target=self._loop.run_forever, daemon=True)
        thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)
        try:
            yield self
        finally:
            asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(PATIENCE)
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    @property
    def origin(self) -> str:
        """The address of the site."""
        return f"https://{NAME}:{self.port}"

    async def _listen(self) -> None:
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        assert self._listener
        self._listener.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            server, to_server = await asyncio.open_connection("127.0.0.1", self.behind)
            to_server.write(self._forwarded(head))
            await asyncio.gather(pump(reader, to_server), pump(server, writer))

    def _forwarded(self, head: bytes) -> bytes:
        """A request with the headers of a proxy; what is no WebSocket is the only one of its connection."""
        first, *headers = head.decode("latin-1").rstrip("\r\n").split("\r\n")
        if not any(header.lower().startswith("upgrade:") for header in headers):
            headers = [header for header in headers if not header.lower().startswith("connection:")]
            headers.append("Connection: close")
        headers += [f"X-Forwarded-For: {self.client}", "X-Forwarded-Proto: https"]
        return "\r\n".join([first, *headers, "", ""]).encode("latin-1")


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Bring all that comes from one side to the other, and its end."""
    with suppress(OSError):
        while some := await reader.read(MOST_BYTES):
            writer.write(some)
            await writer.drain()
    writer.close()
