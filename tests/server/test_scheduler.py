"""Tables go on, also where something fails while a bot plays or a clock rings; after the end nobody is asked."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.server.game_server import GameServer
from tablee.server.tables import table_actions
from tablee.server.tables.bot_pool import Question
from tests.server.inside import open_server
from tests.server.test_failing_disk import RESTART, Game, begun


def fails_once(act: Callable[..., Any]) -> Callable[..., Any]:
    """What fails the first time."""
    calls: list[object] = []

    def fail(*details: Any) -> Any:
        calls.append(details)
        if len(calls) == 1:
            raise ZeroDivisionError
        return act(*details)

    return fail


async def first(question: Question, _place: object) -> int:
    """A bot that takes what comes first."""
    return question.legal[0]


async def come_to(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(2000):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was")


async def lose(server: GameServer, game: Game) -> None:
    """Wait until the table is dropped; its people come back."""
    lost = server.tables[game.table]
    await come_to(lambda: lost.is_lost)
    assert RESTART in (game.north.ear.closed, game.east.ear.closed)
    game.sit_down()


@pytest.mark.parametrize("failing", ["thinking", "playing"])
def test_a_table_where_a_bot_fails_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server:
            begin = asyncio.Event()

            async def move(*question: Any) -> int:
                await begin.wait()
                return await think(*question)

            think = fails_once(first) if failing == "thinking" else first
            monkeypatch.setattr(server.bot_pool, "move", move)
            game = await begun(server, tmp_path, "pillage", "random")
            if failing == "playing":
                monkeypatch.setattr(table_actions, "submit", fails_once(table_actions.submit))
            begin.set()
            await lose(server, game)
            assert (await game.look())["status"] == "playing"
            await come_to(lambda: server.tables[game.table].awaited() == [0, 1])

    asyncio.run(test())


def test_a_table_where_a_clock_fails_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server:
            monkeypatch.setattr(server.bot_pool, "move", first)
            monkeypatch.setattr(table_actions, "sit_in", fails_once(table_actions.sit_in))
            game = await begun(server, tmp_path)
            (late,) = server.tables[game.table].awaited()
            server.schedulers._settings = replace(server.settings, grace_seconds=0.05)
            server.schedulers._by_table.pop(game.table).stop()
            for somebody in list(server.connections.of(("north", "east")[late])):
                server.disconnect(somebody)
            await lose(server, game)
            there = game.seated(1 - late)
            game.seated(late).leave()
            await there.ask("follow", table=game.table)
            await come_to(lambda: late in server.tables[game.table].playing().absent)

    asyncio.run(test())


def test_a_house_that_closes_asks_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server:
            asked: list[str] = []

            async def move(question: Question, _place: object) -> int:
                asked.append(question.game)
                return await asyncio.Future()

            monkeypatch.setattr(server.bot_pool, "move", move)
            game = await begun(server, tmp_path, "pillage", "random")
            await come_to(lambda: asked == ["pillage"])
            table = server.tables[game.table]
            server.schedulers._by_table[table.id]._thinking.clear()
        server.schedulers.check(table)
        await asyncio.sleep(0.01)
        assert asked == ["pillage"]

    asyncio.run(test())
