"""A server in this process, and people with ears instead of sockets: every frame they get is kept."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, cast

from msgspec import json

from tablee.server.api.tables import TableRoutes
from tablee.server.game_server import GameServer
from tablee.server.net.connection import Connection, Person
from tablee.server.net.websocket import WebSocketProtocol
from tablee.server.ops.settings import Settings
from tablee.server.tables.bot_pool import BotPool, Question


class Ear:
    """What a WebSocket is to a connection."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None

    def write(self, frame: bytes) -> None:
        """Keep a frame."""
        if self.closed is None:
            self.frames.append(frame)

    def hang_up(self, code: int, _reason: str) -> None:
        """Hear no more."""
        self.closed = code


class Somebody:
    """A person with an open page."""

    def __init__(self, server: GameServer, name: str, person: str | None = None) -> None:
        self.server, self.ear = server, Ear()
        self.connection = Connection(
            cast(WebSocketProtocol, self.ear), Person(person or name.lower(), name), server.dispatcher, language="en"
        )
        self._ids = count(1)
        server.connect(self.connection)

    def leave(self) -> None:
        """Close the page."""
        self.server.disconnect(self.connection)

    def say(self, kind: str, **fields: Any) -> int:
        """Send an intent; its id."""
        number = next(self._ids)
        self.connection.receive(json.encode({"type": kind, "id": number, **fields}))
        return number

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an intent and wait for its answer."""
        return await self.answer_to(self.say(kind, **fields))

    async def answer_to(self, number: int) -> dict[str, Any]:
        """Wait for the answer to an intent, unless it came already."""
        for _ in range(2000):
            for message in self.heard():
                if message.get("id") == number:
                    return message
            await asyncio.sleep(0.005)
        raise AssertionError(f"no answer to intent {number}")

    def heard(self, begin: int = 0) -> list[dict[str, Any]]:
        """The messages that came, from one on."""
        return [json.decode(frame) for frame in self.ear.frames[begin:]]

    async def hear(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind, unless it came already."""
        for _ in range(2000):
            for message in self.heard():
                if message["type"] == kind:
                    return message
            await asyncio.sleep(0.005)
        raise AssertionError(f"no {kind} came")


def settings_in(folder: Path, limits: bool = False, **others: Any) -> Settings:
    """How a server is run here: at once."""
    return Settings(**{"folder": folder, "limits": limits, "pace_seconds": 0, "grace_seconds": 600, **others})


@asynccontextmanager
async def open_server(folder: Path, limits: bool = False, **settings: Any) -> AsyncIterator[GameServer]:
    """A server that has not warmed up its bots, and hears no other server."""
    server = GameServer(settings_in(folder, limits, **settings))
    server.is_ready = True
    server.background.run(server.recovery.run())
    try:
        yield server
    finally:
        await server.close()


@asynccontextmanager
async def whole_server(folder: Path, **settings: Any) -> AsyncIterator[GameServer]:
    """A server that does all that a server does, with bots that take what comes first; tables soon sleep."""
    server = GameServer(settings_in(folder, **{"sleep_seconds": 0.1, **settings}))
    server.bot_pool = server.schedulers._bot_pool = cast(BotPool, Hasty())
    await server.open()
    try:
        yield server
    finally:
        await server.close()


class Hasty:
    """Bots that need no processes."""

    async def warm_up(self) -> None:
        """Nothing to do."""

    async def move(self, question: Question, _place: object) -> int:
        """What comes first."""
        return question.legal[0]

    def close(self) -> None:
        """Nothing to do."""


async def come_to(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    for _ in range(int(seconds / 0.005)):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was")


def table_routes(server: GameServer) -> TableRoutes:
    """What a server answers about its tables."""
    return TableRoutes(
        server.people, server.tables, server.lobby, server.finished, server.attempts, server.store, server.limits
    )
