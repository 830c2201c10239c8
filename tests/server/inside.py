"""A house in this process, and people with ears instead of sockets: every frame they get is kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, cast

from msgspec import json

from tablee.server.house import House
from tablee.server.line import Line
from tablee.server.settings import Settings
from tablee.server.socket import Person, Socket


class Ear:
    """What a line is to a socket."""

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

    def __init__(self, house: House, name: str, person: str | None = None) -> None:
        self.house, self.ear = house, Ear()
        self.socket = Socket(cast(Line, self.ear), Person(person or name.lower(), name), "en", None, house.hearing)
        self._ids = count(1)
        house.enter(self.socket)

    def leave(self) -> None:
        """Close the page."""
        self.house.leave(self.socket)

    def say(self, kind: str, **fields: Any) -> int:
        """Send an intent; its id."""
        number = next(self._ids)
        self.socket.heard(json.encode({"type": kind, "id": number, **fields}))
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


def settings_in(folder: Path) -> Settings:
    """How a house is run here: at once, and without limits."""
    return Settings(folder=folder, limits=False, pace_seconds=0, grace_seconds=600)


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """A house that has not warmed up its bots."""
    house = House(settings_in(folder))
    house.is_ready = True
    try:
        yield house
    finally:
        await house.close()
