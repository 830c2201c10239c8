"""A line that is written to at once: large texts arrive, slow readers are cut off, and a late answer harms nobody."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from tablee.server.main import config_of
from tablee.server.net.http import HttpProtocol
from tablee.server.net.websocket import MOST_UNSENT, WebSocketProtocol, protocol_of
from tests.server.inside import settings_in

LONG = 30.0  # for a busy machine
LARGE = b"x" * 32 * MOST_UNSENT  # more than the system takes at once

Application = Callable[[Any, Any, Any], Awaitable[None]]


@asynccontextmanager
async def serving(folder: Path, application: Application) -> AsyncIterator[tuple[str, ServerState]]:
    """The address of a server for WebSockets, and its connections."""
    config = config_of(settings_in(folder))
    config.load()
    config.loaded_app = application
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    try:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/ws", state
    finally:
        server.close()


def writing(*texts: bytes) -> Application:
    """Says something as soon as somebody comes."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        for text in texts:
            protocol_of(scope).write(text)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    return application


def test_a_text_larger_than_what_may_wait_arrives(tmp_path: Path) -> None:
    async def listen() -> list[int]:
        async with (
            serving(tmp_path, writing(LARGE, b"and more")) as (address, _),
            connect(address, max_size=None) as line,
        ):
            return [len(await asyncio.wait_for(line.recv(), LONG)) for _ in range(2)]

    assert asyncio.run(listen()) == [len(LARGE), len(b"and more")]


def test_whoever_reads_too_slowly_is_cut_off(tmp_path: Path) -> None:
    async def listen() -> int:
        async with serving(tmp_path, writing(*[b"x" * 1000] * 40_000)) as (address, state):
            async with connect(address, max_size=None, max_queue=1, close_timeout=0.1):
                async with asyncio.timeout(LONG):
                    while state.connections:
                        await asyncio.sleep(0.01)
            return len(state.connections)

    assert asyncio.run(listen()) == 0


ANSWERS: dict[str, list[dict[str, Any]]] = {
    "yes": [{"type": "websocket.accept"}],
    "no": [
        {"type": "websocket.http.response.start", "status": 401, "headers": []},
        {"type": "websocket.http.response.body", "body": b""},
    ],
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_an_answer_after_the_server_has_said_goodbye_is_no_error(
    tmp_path: Path, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def knock() -> None:
        is_asked, is_over = asyncio.Event(), asyncio.Event()

        async def application(_scope: Any, _receive: Any, send: Any) -> None:
            is_asked.set()
            await is_over.wait()
            for message in ANSWERS[answer]:
                await send(message)

        async with serving(tmp_path, application) as (address, state):
            knocking = asyncio.create_task(connect(address).__aenter__())
            await asyncio.wait_for(is_asked.wait(), LONG)
            is_over.set()
            (connection,) = state.connections
            assert isinstance(connection, WebSocketProtocol)
            connection.shutdown()
            await asyncio.wait_for(asyncio.wait([knocking, *state.tasks]), LONG)
            assert knocking.exception()

    with caplog.at_level(logging.ERROR):
        asyncio.run(knock())
    assert caplog.messages == []
