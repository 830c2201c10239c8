"""A real server in a process of its own, and people who talk to it."""

import re
import signal
import ssl
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from msgspec import json
from websockets.sync.client import ClientConnection, connect

from tablee.games.picture import laid
from tablee.server.store.database import Database
from tablee.server.store.file_database import FileDatabase
from tests.server.stable import Forked, stable

PATIENCE = 60.0  # seconds, on a busy machine
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # to read all that a system has takes 20 ms, for each client


def story_after(story: list[Any], update: dict[str, Any]) -> list[Any]:
    """A story with what an update tells: cut after a take-back, gone on, and told otherwise where that is said."""
    told: list[Any] = story[: update.get("story_from")] + update.get("story", [])
    for place, line in update.get("retold", {}).items():
        told[int(place)] = line
    return told


class Place(Protocol):
    """Where people play: a server, or one of several on the same database."""

    @property
    def port(self) -> int:
        """The port to connect to."""

    @property
    def address(self) -> str:
        """Where the page is."""

    @property
    def database(self) -> Database:
        """What is kept of it all."""


class Server:
    """`tablee serve`, with its own folder, out of the stable; the processes of its bots start where a bot plays."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder, self.flags = folder, flags
        self.log = folder / "server.log"
        self.process: Forked | subprocess.Popen[bytes] | None = None
        self.port = 0

    def start(self) -> Self:
        """Start, and wait until people can come in."""
        self.folder.mkdir(parents=True, exist_ok=True)
        said = self.log.stat().st_size if self.log.exists() else 0
        self.log.touch()
        self.process = self._spawn("serve", "--data", str(self.folder), "--port", str(self.port), *self.flags)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            found = re.search(rb"http://127\.0\.0\.1:(\d+)/", self.log.read_bytes()[said:])
            if found:
                self.port = int(found[1])
                return self
            time.sleep(0.01)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text('utf-8')}")

    def _spawn(self, *words: str) -> "Forked | subprocess.Popen[bytes]":
        return stable().start(self.log, *words)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        assert self.process
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    @property
    def database(self) -> Database:
        """What it works on."""
        return FileDatabase(self.folder)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def errors(self) -> list[str]:
        """The lines of its log that tell of something wrong."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if "ERROR" in line or "Traceback" in line or "Exception" in line]


class ColdServer(Server):
    """`tablee serve` as anybody starts it, which takes three seconds of processor time."""

    command: tuple[str, ...] = ("tablee",)

    def _spawn(self, *words: str) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as log:
            return subprocess.Popen([sys.executable, "-m", *self.command, *words], stderr=log, stdout=log)


@contextmanager
def serving(folder: Path, *flags: str, kind: type[Server] = Server) -> Iterator[Server]:
    """A server in a folder for as long as it is needed."""
    with starting(kind(folder, *flags)) as server:
        yield server


@contextmanager
def starting(server: Server) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server.start()
    try:
        yield server
    finally:
        server.stop()


def browser(server: Server, **headers: str) -> httpx.Client:
    """Somebody without a name yet; connections end with the last who holds it."""
    transport = httpx.HTTPTransport(verify=NO_CERTIFICATES)
    client = httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE, headers=headers)
    weakref.finalize(client, transport.close)
    return client


class Guest:
    """Somebody with a name and a browser's cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = browser(server)
        self.me = self.http.post("/api/me", json={"name": name}).raise_for_status().json()

    def page(self, query: str = "") -> "Page":
        """A page with its WebSocket."""
        return Page(self.server, {"Cookie": f"tablee={self.http.cookies['tablee']}"}, query)


class Page:
    """One WebSocket: what it sent, what it got."""

    def __init__(self, server: Server, headers: dict[str, str], query: str = "") -> None:
        address = f"ws://127.0.0.1:{server.port}/ws?{query}"
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.frames: list[bytes] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self._ids = count(1)
        self.welcome = self.next()

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, kind: str, **fields: Any) -> int:
        """Send an intent; its id."""
        number = next(self._ids)
        self.line.send(json.encode({"type": kind, "id": number, **fields}).decode())
        return number

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; tables are kept up to date by it."""
        frame = self.line.recv(timeout=timeout, decode=False)
        assert isinstance(frame, bytes)
        self.frames.append(frame)
        message: dict[str, Any] = json.decode(frame)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self.tables[message["table"]] = message
            case "story" if message["table"] in self.tables:
                table = self.tables[message["table"]]
                table["story"] = table["story"][: message["story_from"]] + message["story"]
                table["has_more"] = message.get("has_more", False)
            case "update" if message["table"] in self.tables:
                table = self.tables[message["table"]]
                picture = laid(table["picture"], message.get("changes", {}))
                story = story_after(table.get("story", []), message)
                for name in ("asked", "can_take_back", "end_declined", "taking_back"):
                    table.pop(name, None)
                table.update(message, picture=picture, story=story, type="table")

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these fields."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an intent and wait for its answer."""
        number = self.send(kind, **fields)
        while True:
            message = self.next()
            if message.get("id") == number:
                return message

    def done(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an intent that must be carried out."""
        answer = self.ask(kind, **fields)
        assert answer["type"] != "refused", answer
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """Send an intent that must be refused; the key of the reason."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["key"])
