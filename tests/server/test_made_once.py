"""What takes long to make, of finished games and of long stories, is made once, beside the loop, and not for floods."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import Request

from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tablee.server import dispatch
from tablee.server.intents import Follow
from tablee.server.net import rate_limits
from tablee.server.net.rate_limits import Rate
from tablee.server.tables import replays
from tablee.server.tables.finished import MOST_CACHED, FinishedGames
from tablee.texts import Texts
from tests.server.inside import Somebody, open_server, table_routes
from tests.server.test_asked import begun

SELDOM = Rate(a_second=0.0001, at_once=2)


def counted(made: list[str]) -> Callable[[], int]:
    """Something that notes in which thread it is made, and is the number of times it was."""

    def make() -> int:
        made.append(threading.current_thread().name)
        return len(made)

    return make


def request_for(table: str, query: bytes = b"") -> Request:
    """A request for something of a table."""
    return Request({"type": "http", "headers": [], "query_string": query, "path_params": {"table": table}})


def test_what_many_ask_for_is_made_once_and_not_by_the_loop() -> None:
    made: list[str] = []

    async def ask() -> None:
        shelf = FinishedGames()
        assert await asyncio.gather(*(shelf.bring("a", counted(made)) for _ in range(3))) == [1, 1, 1]
        assert await shelf.bring("a", counted(made)) == 1
        assert await shelf.bring("b", counted(made)) == 2
        shelf.close()

    asyncio.run(ask())
    assert threading.current_thread().name not in made


def test_what_nobody_asked_for_lately_makes_room() -> None:
    made: list[str] = []

    async def ask() -> None:
        shelf = FinishedGames()
        for name in (*range(MOST_CACHED), 0, MOST_CACHED):
            await shelf.bring(name, counted(made))
        assert await shelf.bring(0, counted(made)) == 1
        assert await shelf.bring(1, counted(made)) == MOST_CACHED + 2
        shelf.close()

    asyncio.run(ask())


def test_what_could_not_be_made_is_tried_again() -> None:
    def fail() -> int:
        raise RuntimeError("not today")

    async def ask() -> None:
        shelf = FinishedGames()
        with pytest.raises(RuntimeError):
            await shelf.bring("a", fail)
        assert await shelf.bring("a", lambda: 3) == 3
        shelf.close()

    asyncio.run(ask())


def test_a_replay_is_written_once_for_each_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []

    def replay(_table: object, _course: object, seat: int) -> bytes:
        seats.append(seat)
        return b"{}"

    monkeypatch.setattr(replays, "replay", replay)

    async def ask() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            name = (await north.ask("create", game="ugo", chairs=chairs, starts_when_full=True))["table"]
            while server.tables[name].status != "playing":
                await asyncio.sleep(0.01)
            await north.ask("resign", table=name)
            for query in (b"", b"seat=0", b"seat=0", b""):
                assert (await table_routes(server).replay(request_for(name, query))).body == b"{}"
            with pytest.raises(Refused, match="no-such-seat"):
                await table_routes(server).replay(request_for(name, b"seat=2"))

    asyncio.run(ask())
    assert seats == [SPECTATOR, 0]


def test_one_address_asks_only_so_often_for_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "FINISHED", SELDOM)

    async def ask() -> None:
        async with open_server(tmp_path, limits=True) as server:
            routes = table_routes(server)
            for handler, why in ((routes.result, "table"), (routes.record, "table"), (routes.replay, "too-often")):
                with pytest.raises(Refused, match=why):
                    await handler(request_for("nowhere"))

    asyncio.run(ask())


def test_a_person_looks_at_tables_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "RATES", {Follow: SELDOM})

    async def look() -> None:
        async with open_server(tmp_path, limits=True) as server:
            north = Somebody(server, "North")
            chairs = [{"kind": "me"}, {"kind": "person"}]
            table = (await north.ask("create", game="ugo", chairs=chairs))["table"]
            answers = [await north.ask("follow", table=table) for _ in range(3)]
            assert [answer.get("key") for answer in answers] == [None, None, "too-often"]

    asyncio.run(look())


def test_a_line_is_put_into_words_once_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table, match = begun("ugo", 2)
    told = match.moments[-1].told
    stories = [[*table.lines(match.story(0), words), *table.story(told, words).told_to(0)] for words in ("en", "fr")]
    assert stories[0] != stories[1]
    monkeypatch.setattr(Texts, "say", None)
    again = [[*table.lines(match.story(0), words), *table.story(told, words).told_to(0)] for words in ("en", "fr")]
    assert again == stories
