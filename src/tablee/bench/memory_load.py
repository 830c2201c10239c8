"""People who sit down in pairs, play a little and leave: many WebSockets in one program, on one event loop."""

import asyncio
import http.client
from itertools import count
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from tablee.bench.processes import PATIENCE

CHAIRS = [{"kind": "me"}, {"kind": "person"}]
SHORT = {"rounds": 1, "hand_size": 2}


class Guest:
    """Somebody with a WebSocket, and the table as it was last told."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._ids = line, count(1)
        self.table: dict[str, Any] = {}

    @classmethod
    async def come(cls, port: int, name: str) -> "Guest":
        """Give a name, and open a WebSocket."""
        cookie = await asyncio.to_thread(cookie_for, port, name)
        headers = {"Cookie": cookie}
        return cls(await connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, max_size=None))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an intent, and wait for its answer."""
        number = next(self._ids)
        await self._line.send(json.encode({"type": kind, "id": number, **fields}), text=True)
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return message

    async def hear(self) -> dict[str, Any]:
        """The next message; what it tells of the table is kept."""
        message: dict[str, Any] = json.decode(await asyncio.wait_for(self._line.recv(decode=False), PATIENCE))
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            self.table = {**self.table, "asked": None, **message}
        return message

    async def leave(self) -> None:
        """Close the page."""
        await self._line.close()

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.table.get("seat") in self.table.get("awaited", ())


def cookie_for(port: int, name: str) -> str:
    """Become a guest; the cookie that says so."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("POST", "/api/me", json.encode({"name": name}), {"content-type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return str(answer.headers["set-cookie"]).partition(";")[0]


class Pair:
    """Two people who play with each other."""

    def __init__(self, host: Guest, other: Guest) -> None:
        self.people = (host, other)

    @classmethod
    async def come(cls, port: int, number: int) -> "Pair":
        """Open both pages."""
        host, other = [await Guest.come(port, f"Guest {number}{letter}") for letter in "ab"]
        return cls(host, other)

    async def begin(self, game: str, options: dict[str, Any]) -> str:
        """Sit down at a new table, which begins; both follow it."""
        host, other = self.people
        wanted = {"game": game, "options": options, "chairs": CHAIRS, "starts_when_full": True}
        table = (await host.ask("create", **wanted))["table"]
        await other.ask("follow", table=table)
        await other.ask("join", table=table)
        for one in self.people:
            while one.table.get("table") != table or one.table.get("status") != "playing":
                await one.hear()
        return str(table)

    async def play(self, table: str, moves: int | None = None) -> None:
        """Take what comes first, to the end or for so many moves."""
        played = 0
        while moves is None or played < moves:
            seq = max(one.table["seq"] for one in self.people)
            for one in self.people:
                while one.table["seq"] < seq:
                    await one.hear()
            if any(one.table.get("result") for one in self.people):
                return
            asked = next(one for one in self.people if one.is_asked)
            now = asked.table
            await asked.ask("decide", table=table, question=now["question"], action=now["asked"]["actions"][0])
            played += 1

    async def get_up(self, table: str) -> None:
        """Look away."""
        for one in self.people:
            await one.ask("unfollow", table=table)
            one.table = {}

    async def leave(self) -> None:
        """Close both pages."""
        for one in self.people:
            await one.leave()


async def pairs(port: int, many: int) -> list[Pair]:
    """So many pairs, who come one after another, some at a time."""
    room = asyncio.Semaphore(20)

    async def one(number: int) -> Pair:
        async with room:
            return await Pair.come(port, number)

    return list(await asyncio.gather(*map(one, range(many))))
