"""Half a request does not hold a place for ever, however it is fed; whole ones are answered, one after another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.protocol import State

from tablee.server.main import config_of
from tablee.server.net import connection_limits
from tablee.server.net.http import HttpProtocol
from tests.server.inside import settings_in

DEADLINE = 0.5
LONG = 20.0  # for a busy machine
HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
GREETING = HEAD + b"Content-Length: 100\r\n\r\n"


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Waits for the whole request, and says yes; a WebSocket stays open."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def serving(folder: Path, deadline: float) -> AsyncIterator[int]:
    """The port of a server that does not wait long."""
    config = config_of(settings_in(folder))
    config.load()
    config.loaded_app, config.timeout_keep_alive = application, deadline  # type: ignore[assignment]
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: HttpProtocol(config, ServerState(), {}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@asynccontextmanager
async def visiting(
    folder: Path, deadline: float = DEADLINE
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to such a server."""
    async with serving(folder, deadline) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        yield reader, writer
        writer.close()


@pytest.mark.parametrize("beginning", [b"", b"POST /api", HEAD, GREETING, GREETING + b"half"])
def test_half_a_request_is_shown_out(beginning: bytes, tmp_path: Path) -> None:
    async def visit() -> bytes:
        async with visiting(tmp_path) as (reader, writer):
            writer.write(beginning)
            return await asyncio.wait_for(reader.read(), LONG)

    assert asyncio.run(visit()) == b""


def test_drop_by_drop_is_no_faster_way_to_stay(tmp_path: Path) -> None:
    async def visit() -> int:
        drops = 0
        async with visiting(tmp_path) as (reader, writer):
            closed = asyncio.create_task(reader.read())
            writer.write(HEAD)
            while not closed.done() and drops < LONG / 0.05:
                writer.write(b"X: x\r\n")
                drops += 1
                await asyncio.sleep(0.05)
            return drops

    assert asyncio.run(visit()) < LONG / 0.05


def test_whole_requests_are_answered_one_after_another(tmp_path: Path) -> None:
    async def visit() -> list[bytes]:
        async with visiting(tmp_path, LONG) as (reader, writer):
            answers = []
            for _ in range(3):
                writer.write(HEAD + b"Content-Length: 4\r\n\r\nab")
                await asyncio.sleep(0.01)
                writer.write(b"cd")
                answers.append(await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONG))
            return [answer.split(b"\r\n")[0] for answer in answers]

    assert asyncio.run(visit()) == [b"HTTP/1.1 204 No Content"] * 3


def test_a_websocket_stays(tmp_path: Path) -> None:
    async def visit() -> bool:
        async with serving(tmp_path, DEADLINE) as port, connect(f"ws://127.0.0.1:{port}/ws", close_timeout=1) as line:
            with suppress(TimeoutError):
                await asyncio.wait_for(line.wait_closed(), 4 * DEADLINE)
            return line.state is State.OPEN

    assert asyncio.run(visit())


def test_one_address_holds_only_so_many_places_and_gives_them_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = connection_limits.ConnectionLimits(most=3)
    monkeypatch.setattr(connection_limits, "UNCOUNTED", ("nowhere",))
    monkeypatch.setattr(connection_limits, "OPEN", here)

    visitors: list[asyncio.StreamWriter] = []

    async def is_let_in(port: int) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        visitors.append(writer)
        with suppress(ConnectionError):
            writer.write(HEAD + b"Content-Length: 0\r\n\r\n")
            return await asyncio.wait_for(reader.read(8), LONG) == b"HTTP/1.1"
        return False

    async def all_leave() -> None:
        for writer in visitors:
            writer.close()
        async with asyncio.timeout(LONG):
            while here._addresses:
                await asyncio.sleep(0.01)

    async def visit() -> None:
        async with serving(tmp_path, LONG) as port:
            async with connect(f"ws://127.0.0.1:{port}/ws", close_timeout=1):
                assert [await is_let_in(port) for _ in range(3)] == [True, True, False]
            await all_leave()
            assert await is_let_in(port)
            await all_leave()

    asyncio.run(visit())


def test_behind_a_proxy_everybody_comes_from_this_machine() -> None:
    here = connection_limits.ConnectionLimits(most=1)
    for address in ("127.0.0.1", "::1"):
        assert all(here.admit(number, (address, 5)) for number in range(9))
