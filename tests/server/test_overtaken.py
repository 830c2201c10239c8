"""Another server is first at a table while this one writes there, or reads what is new: all is answered, and once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, Row, select

from tablee.server.game_server import GameServer
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.store.entries import unpacked
from tablee.server.store.schema import log
from tests.server.inside import Somebody, come_to, open_server
from tests.server.playing import ME, SOMEBODY
from tests.server.postgres import Postgres


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A database that servers share."""
    return postgres.database()


@asynccontextmanager
async def writing_slowly(server: GameServer) -> AsyncIterator[None]:
    """Nothing that a server writes from now on comes to the disk meanwhile."""
    await server.store.ledger.all_written()
    gate = Event()
    server.store.ledger._thread.submit(gate.wait)
    try:
        yield
    finally:
        gate.set()


class Reading:
    """What a server asks the database from now on; just before the first question something happens."""

    def __init__(self, server: GameServer, monkeypatch: pytest.MonkeyPatch, happen: Callable[[], Any]) -> None:
        self.answers = 0
        self._happen, self._read = happen, server.store.read_committed
        monkeypatch.setattr(server.store, "read_committed", self._ask)

    async def _ask(self, question: Any) -> Any:
        happen, self._happen = self._happen, lambda: None
        if (coming := happen()) is not None:
            await coming
        answer = await self._read(question)
        self.answers += 1
        return answer


async def opened(*people: Somebody, seats: int, **fields: Any) -> str:
    """A table with so many seats, where these people sit and which they follow."""
    host, *others = people
    wanted = {"game": "ugo", "chairs": [ME, *[SOMEBODY] * (seats - 1)], "starts_when_full": True, **fields}
    table = str((await host.ask("create", **wanted))["table"])
    for other in others:
        await other.ask("join", table=table)
        await other.ask("follow", table=table)
    return table


async def said(person: Somebody, table: str) -> list[str]:
    """What was said at a table, as somebody reads it who comes now."""
    return [line["text"] for line in (await person.ask("follow", table=table)).get("chat", [])]


def test_what_is_said_while_somebody_comes_is_said_once(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_server(tmp_path, database=address) as server:
            ada, zoe = Somebody(server, "Ada"), Somebody(server, "Zoé")
            table = await opened(ada, seats=2)
            numbers: list[int] = []
            async with writing_slowly(server):
                Reading(server, monkeypatch, lambda: numbers.append(ada.say("chat", table=table, text="ahoy")))
                number = zoe.say("follow", table=table)
                await come_to(lambda: table not in server.tables or is_followed(server, table, zoe))
            assert (await zoe.answer_to(number))["chat"][0]["text"] == "ahoy"
            assert await said(ada, table) == ["ahoy"]

    asyncio.run(play())


def is_followed(server: GameServer, table: str, person: Somebody) -> bool:
    """Whether somebody follows a table that memory holds."""
    return table in server.tables and person.connection in server.tables[table].followers


def test_who_sits_down_while_somebody_comes_is_told_so(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_server(tmp_path, database=address) as server:
            ada, ben, zoe = Somebody(server, "Ada"), Somebody(server, "Ben"), Somebody(server, "Zoé")
            table = await opened(ada, seats=3)
            numbers: list[int] = []
            async with writing_slowly(server):
                Reading(server, monkeypatch, lambda: numbers.append(ben.say("join", table=table)))
                zoe.say("follow", table=table)
                await come_to(lambda: table not in server.tables or is_followed(server, table, zoe))
            assert (await ben.answer_to(numbers[0]))["type"] == "done"

    asyncio.run(play())


def test_nothing_is_entered_on_what_another_server_did_not_let_in(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody gives up at a server that was overtaken; what others decide there afterwards must not stand alone."""

    async def play() -> None:
        async with (
            open_server(tmp_path / "one", database=address) as one,
            open_server(tmp_path / "other", database=address) as other,
        ):
            people = [Somebody(one, name) for name in ("Ada", "Ben", "Cem")]
            elsewhere = Somebody(other, "Ada")
            table = await opened(*people, seats=3, options={"rounds": 1, "hand_size": 4})
            await come_to(lambda: one.tables[table].match is not None)
            await elsewhere.ask("follow", table=table)
            match = one.tables[table].playing()
            (seat,) = match.awaited()
            leaver = people[(seat + 1) % 3]
            numbers: list[tuple[Somebody, int]] = []

            async def give_up_there_and_speak_elsewhere() -> None:
                await elsewhere.ask("chat", table=table, text="ahoy")
                numbers.append((leaver, leaver.say("resign", table=table)))

            async with writing_slowly(one):
                reading = Reading(one, monkeypatch, give_up_there_and_speak_elsewhere)
                looking = asyncio.create_task(one.sharing.refresh(one.tables[table]))
                await come_to(lambda: reading.answers == 2)
                decision = {"question": match.question, "action": match.legal(seat)[0]}
                numbers.append((people[seat], people[seat].say("decide", table=table, **decision)))
            for person, number in numbers:
                assert (await person.answer_to(number))["type"] != "refused"
            await looking
            fresh = (await other.tables.load_fresh(table)).playing()
            rows = await other.store.read(log_of(table))
            assert [(row.seq, unpacked(row.entry)) for row in rows] == list(enumerate(fresh.log))[-2:]

    asyncio.run(play())


def log_of(table: str) -> Callable[[Connection], list[Row[Any]]]:
    """What the disk has of a match."""
    asked = select(log).where(log.c.table_id == table).order_by(log.c.seq)
    return lambda connection: list(connection.execute(asked))


def test_who_comes_before_a_match_begins_is_answered_where_another_server_was_first(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with (
            open_server(tmp_path / "one", database=address) as one,
            open_server(tmp_path / "other", database=address) as other,
        ):
            ada, zoe, elsewhere = Somebody(one, "Ada"), Somebody(one, "Zoé"), Somebody(other, "Ada")
            table = await opened(ada, seats=2)
            await elsewhere.ask("follow", table=table)
            numbers: list[int] = []
            async with writing_slowly(one):
                Reading(one, monkeypatch, lambda: numbers.append(ada.say("chat", table=table, text="ahoy")))
                number = zoe.say("follow", table=table)
                await come_to(lambda: is_followed(one, table, zoe))
                await elsewhere.ask("chat", table=table, text="aye")
                one.tables[table].follow(zoe.connection, None, None)  # as when a match begins
            assert (await zoe.answer_to(number))["type"] == "table"
            assert await said(zoe, table) == ["aye", "ahoy"]

    asyncio.run(play())


def test_who_asks_for_a_rematch_sits_down_though_somebody_elsewhere_was_first(tmp_path: Path, address: str) -> None:
    async def play() -> None:
        async with (
            open_server(tmp_path / "one", database=address) as one,
            open_server(tmp_path / "other", database=address) as other,
        ):
            people = [Somebody(one, name) for name in ("Ada", "Ben", "Cem")]
            table = await opened(*people, seats=3)
            await come_to(lambda: one.tables[table].match is not None)
            for person in people:
                await person.ask("agree", table=table)
            again = (await people[0].ask("rematch", table=table))["table"]
            for person in (Somebody(other, "Cem"), people[1]):
                assert (await person.ask("rematch", table=table)).get("table") == again
            await come_to(lambda: one.tables[again].match is not None)

    asyncio.run(play())


@asynccontextmanager
async def overtaken(folder: Path, address: str) -> AsyncIterator[tuple[GameServer, str, Somebody, Somebody]]:
    """A server that does not know of a move at another one; the table, whoever waits for that move, and a stranger."""
    async with (
        open_server(folder / "one", database=address) as one,
        open_server(folder / "other", database=address) as other,
    ):
        zoe, names = Somebody(one, "Zoé"), ("Ada", "Ben")
        table = await opened(*[Somebody(one, name) for name in names], seats=2)
        await come_to(lambda: one.tables[table].match is not None)
        match = one.tables[table].playing()
        (seat,) = match.awaited()
        waiting, mover = Somebody(one, names[1 - seat]), Somebody(other, names[seat])
        await mover.ask("follow", table=table)
        await mover.ask("decide", table=table, question=match.question, action=match.legal(seat)[0])
        yield one, table, waiting, zoe


def test_whose_turn_it_is_is_told_where_another_server_was_first(tmp_path: Path, address: str) -> None:
    async def play() -> None:
        async with overtaken(tmp_path, address) as (_, table, waiting, zoe):
            assert (await zoe.ask("chat", table=table, text="ahoy"))["type"] != "refused"
            assert (await waiting.hear("mine"))["game"]["is_my_turn"]

    asyncio.run(play())


def test_who_asked_for_something_is_answered_though_the_database_goes_away(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_question: object) -> None:
        raise DatabaseAway

    async def play() -> None:
        async with overtaken(tmp_path, address) as (one, table, _, zoe):
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(one.store, "read", away)
                assert (await zoe.ask("chat", table=table, text="ahoy"))["key"] == "not-stored"

    asyncio.run(play())
