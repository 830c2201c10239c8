"""A disk that fails: nobody is told that something was done which was not, and play goes on when the disk is back."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.requests import Request

from tablee.games.words import Refused
from tablee.server.api.operations import OperationRoutes
from tablee.server.game_server import GameServer
from tablee.server.ops.metrics import REGISTRY
from tablee.server.store.ledger import Ledger, Row
from tablee.server.store.sqlite_file import FILE
from tablee.server.tables.bot_pool import Question
from tests.server.inside import Somebody, open_server, table_routes

RESTART = 1012
REQUEST = Request({"type": "http"})


async def readiness(server: GameServer) -> int:
    """The status with which a server says whether it takes people in."""
    return (await OperationRoutes(server.store, lambda: server.is_ready).ready(REQUEST)).status_code


class Game:
    """A table of two people in a server, where the disk can fail."""

    def __init__(self, server: GameServer, folder: Path, table: str) -> None:
        self.server, self.file, self.table = server, folder / FILE, table
        self.sit_down()

    def sit_down(self) -> None:
        """Open both pages anew."""
        self.north, self.east = Somebody(self.server, "North"), Somebody(self.server, "East")

    async def look(self) -> dict[str, Any]:
        """Follow the table on both seats; what North sees."""
        await self.east.ask("follow", table=self.table)
        return await self.north.ask("follow", table=self.table)

    def seated(self, seat: int) -> Somebody:
        """Who sits there."""
        return (self.north, self.east)[seat]

    def fail(self, why: str) -> None:
        """Let what is written fail from now on."""
        with closing(sqlite3.connect(self.file)) as database:
            database.execute(f"CREATE TRIGGER disk BEFORE {why} BEGIN SELECT RAISE(ABORT, 'the disk fails'); END")

    def mend(self) -> None:
        """Let the disk work again."""
        with closing(sqlite3.connect(self.file)) as database:
            database.execute("DROP TRIGGER disk")

    def entries(self) -> list[int]:
        """The entries on disk, by their places."""
        with closing(sqlite3.connect(self.file)) as database:
            return [seq for (seq,) in database.execute("SELECT seq FROM log WHERE table_id = ?", (self.table,))]

    def is_told(self) -> bool:
        """Whether anybody heard that something happened."""
        return any(message["type"] == "update" for one in (self.north, self.east) for message in one.heard())


async def begun(server: GameServer, folder: Path, game: str = "ugo", level: str | None = None) -> Game:
    """A table that has begun."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        people_there = [("north", "North", 0), ("east", "East", 0)]
        database.executemany("INSERT OR IGNORE INTO people (id, name, created) VALUES (?, ?, ?)", people_there)
        database.commit()
    north, east = Somebody(server, "North"), Somebody(server, "East")
    chairs = [{"kind": "me"}, {"kind": "person"}, *([{"kind": "bot", "level": level}] if level else [])]
    made = await north.ask("create", game=game, chairs=chairs, starts_when_full=True)
    await east.ask("join", table=made["table"])
    playing = Game(server, folder, made["table"])
    while (await playing.look())["status"] != "playing":
        await asyncio.sleep(0.01)
    return playing


def hurry(server: GameServer) -> None:
    """Wait for a locked database only for a moment."""

    def shorten(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA busy_timeout=50").close()

    event.listen(server.store.engine, "checkout", shorten)
    if kept := server.store.ledger._kept:
        shorten(kept.connection.driver_connection)


def test_a_locked_database_loses_nothing_and_tells_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            hurry(server)
            before = await game.look()
            decider = game.seated(before["awaited"][0])
            asked = (await decider.ask("follow", table=game.table))["asked"]
            move = {"table": game.table, "question": before["question"], "action": asked["actions"][0]}
            with closing(sqlite3.connect(game.file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answer = await decider.ask("decide", **move)
                other.execute("ROLLBACK")
            assert answer["key"] == "not-stored"
            assert not game.is_told()
            assert game.north.ear.closed == game.east.ear.closed == RESTART
            game.sit_down()
            assert {**await game.look(), "id": 0, "seats": 0} == {**before, "id": 0, "seats": 0}
            answer = await game.seated(before["awaited"][0]).ask("decide", **move)
            assert answer["seq"] > before["seq"]
            assert game.entries() == [before["seq"]]

    asyncio.run(play())


def test_what_follows_from_a_lost_entry_is_lost_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            before = await game.look()
            game.fail(f"INSERT ON log WHEN NEW.seq = {before['seq']}")
            match = server.tables[game.table].playing()
            asked = []
            for _ in range(2):
                (seat,) = match.awaited()
                move = {"table": game.table, "question": match.question, "action": match.legal(seat)[0]}
                asked.append((game.seated(seat), game.seated(seat).say("decide", **move)))
            await server.store.ledger.all_written()
            for somebody, number in asked:
                answers = [message for message in somebody.heard() if message.get("id") == number]
                assert [answer["type"] for answer in answers if answer["type"] != "table"] in ([], ["refused"])
                assert somebody.ear.closed == RESTART
            assert not game.is_told()
            assert game.entries() == []
            game.mend()
            game.sit_down()
            assert (await game.look())["seq"] == before["seq"]

    asyncio.run(play())


def test_a_bot_that_thought_at_a_lost_table_decides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            thought = asyncio.Event()

            async def move(question: Question, _place: object) -> int:
                await thought.wait()
                return question.legal[0]

            monkeypatch.setattr(server.bot_pool, "move", move)
            game = await begun(server, tmp_path, "pillage", "random")
            game.fail("INSERT ON chat")
            assert (await game.north.ask("chat", table=game.table, text="hello"))["key"] == "not-stored"
            game.mend()
            game.sit_down()
            seen = await game.look()
            lost = [table for table in server.tables.values() if table.is_lost]
            thought.set()
            table = server.tables[game.table]
            for _ in range(500):
                if 2 not in table.awaited():
                    break
                await asyncio.sleep(0.01)
            await server.store.ledger.all_written()
            assert lost == []
            assert table.awaited() == [0, 1]  # the bot has planned, once
            assert [message["type"] for message in game.north.heard()].count("update") >= 1
            assert seen["awaited"] == [0, 1, 2]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("language", "unknown", "advice"),
    [
        ("en", "may have been kept or not", "look again when the server is back"),
        ("fr", "peut-être gardé, peut-être pas", "regardez de nouveau quand le serveur est revenu"),
    ],
)
def test_what_a_failing_disk_kept_is_said_to_be_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, unknown: str, advice: str
) -> None:
    """A sync that fails after all was written says so, and yet a later life of the server may find it there."""
    write = Ledger._write

    def write_and_fail(ledger: Ledger, rows: list[Row]) -> None:
        write(ledger, rows)
        raise OSError("the disk fails")

    async def play() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            seq = (await game.look())["seq"]
            game.north.connection.language = language
            with monkeypatch.context() as failing:
                failing.setattr(Ledger, "_write", write_and_fail)
                answer = await game.north.ask("resign", table=game.table)
            assert answer["key"] == "not-stored"
            assert unknown in answer["words"]
            assert advice in answer["words"]
            game.sit_down()
            seen = await game.look()
            assert (seen["seq"], seen["status"]) == (seq + 1, "finished")

    asyncio.run(play())


@pytest.mark.parametrize("asked", ["result", "record", "replay"])
def test_an_end_that_is_not_on_disk_opens_no_cards(tmp_path: Path, asked: str) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            hurry(server)
            request = Request(
                {"type": "http", "headers": [], "query_string": b"", "path_params": {"table": game.table}}
            )
            with closing(sqlite3.connect(game.file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                game.north.say("resign", table=game.table)
                with pytest.raises(Refused, match="not-finished"):
                    await getattr(table_routes(server), asked)(request)
                other.execute("ROLLBACK")
            game.sit_down()
            assert (await game.look())["status"] == "playing"
            game.north.say("resign", table=game.table)
            assert (await getattr(table_routes(server), asked)(request)).status_code == 200


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


def test_lost_tables_go_on_by_themselves_when_the_disk_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            thought = asyncio.Event()

            async def move(question: Question, _place: object) -> int:
                await thought.wait()
                return question.legal[0]

            monkeypatch.setattr(server.bot_pool, "move", move)
            game = await begun(server, tmp_path, "pillage", "random")
            hurry(server)
            with closing(sqlite3.connect(game.file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                thought.set()
                await until(lambda: not server.tables)
                assert await readiness(server) == 503
                assert REGISTRY.get_sample_value("tablee_tables_in_memory") == 0
                await asyncio.sleep(0.1)
                assert not server.tables
                other.execute("ROLLBACK")
            await until(lambda: game.table in server.tables and 2 not in server.tables[game.table].awaited())
            await server.store.ledger.all_written()
            assert await readiness(server) == 200

    monkeypatch.setattr("tablee.server.tables.recovery.FIRST_WAIT", 0.02)
    asyncio.run(play())


def test_the_lobby_lists_a_lost_table_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            host, passer_by = Somebody(server, "North"), Somebody(server, "West")
            chairs = [{"kind": "me"}, {"kind": "person"}]
            made = await host.ask("create", game="ugo", chairs=chairs, is_public=True)
            await passer_by.ask("watch-lobby")
            game.fail("INSERT ON chat")
            assert (await host.ask("chat", table=made["table"], text="hello"))["key"] == "not-stored"
            assert (await passer_by.hear("lobby-table"))["table"]["table"] == made["table"]
            assert [table.table for table in await server.lobby.for_strangers(server.tables.values())] == [
                made["table"]
            ]

    monkeypatch.setattr("tablee.server.tables.recovery.FIRST_WAIT", 0.02)
    asyncio.run(wait())


def test_a_lost_table_tells_nobody_anything(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            lost = server.tables[game.table]
            server.tables.table_lost(lost)
            game.sit_down()
            await game.look()
            there = server.schedulers._by_table[game.table]
            lost.ended = 1
            server.tables.table_written(lost)
            assert server.schedulers._by_table[game.table] is there

    asyncio.run(play())


def test_a_guest_who_could_not_be_kept_is_told_so(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_server(tmp_path) as server:
            game = await begun(server, tmp_path)
            game.fail("INSERT ON people")
            with pytest.raises(Refused, match="not-stored"):
                await server.people.new_guest("West")

    asyncio.run(come())
