"""The lobby hears of what is on disk, and of no more than it needs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.server.net import rate_limits
from tablee.server.net.rate_limits import Rate
from tablee.server.store.sqlite_file import FILE
from tablee.server.tables import lobby
from tablee.server.tables.quotas import MOST_PUBLIC
from tests.games.pillage_lab import UNUSUAL_DECK
from tests.server.inside import Somebody, open_server

ME, SOMEBODY = {"kind": "me"}, {"kind": "person"}
PUBLIC = {"game": "ugo", "chairs": [ME, SOMEBODY], "is_public": True}


def test_nobody_in_the_lobby_hears_of_what_is_not_on_disk(tmp_path: Path) -> None:
    async def watch() -> None:
        async with open_server(tmp_path) as server:
            north, east, watcher, late = (Somebody(server, name) for name in ("North", "East", "Watcher", "Late"))
            made = await north.ask("create", **{**PUBLIC, "chairs": [ME, SOMEBODY, SOMEBODY]})
            await watcher.ask("watch-lobby")
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                joined = east.say("join", table=made["table"])
                watched = late.say("watch-lobby")
                strangers = asyncio.create_task(server.lobby.for_strangers(server.tables.values()))
                await asyncio.sleep(0.05)
                assert "lobby-table" not in [message["type"] for message in watcher.heard()]
                assert [message["type"] for message in late.heard()] == ["welcome"]
                assert not strangers.done()
                other.execute("ROLLBACK")
            await east.answer_to(joined)
            await late.answer_to(watched)
            news, (shown,) = (await watcher.hear("lobby-table"))["table"], (await late.hear("lobby"))["tables"]
            assert news["seats"][1]["name"] == shown["seats"][1]["name"] == "East"
            assert (await strangers)[0].seats[1].name == "East"

    asyncio.run(watch())


def test_the_lobby_says_that_a_deck_is_the_hosts_own_and_not_which(tmp_path: Path) -> None:
    async def watch() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            options = {"deck": UNUSUAL_DECK, "relic_costs": "7,8"}
            fields = {"game": "pillage", "chairs": [ME, SOMEBODY], "options": options, "is_public": True}
            made = await north.ask("create", **fields)
            await north.ask("watch-lobby")
            (shown,) = (await north.hear("lobby"))["tables"]
            assert (shown["options"]["deck"], shown["options"]["relic_costs"]) == ("own", "7,8")
            assert (await north.ask("follow", table=made["table"]))["options"]["deck"] == UNUSUAL_DECK

    asyncio.run(watch())


def test_the_lobby_lists_the_newest_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 2)

    async def watch() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            tables = [(await north.ask("create", **PUBLIC))["table"] for _ in range(3)]
            for age, table in enumerate(reversed(tables)):
                server.tables[table].created -= age * 1000
            await north.ask("watch-lobby")
            assert [shown["table"] for shown in (await north.hear("lobby"))["tables"]] == tables[:0:-1]

    asyncio.run(watch())


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def create() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            answers = [await north.ask("create", **PUBLIC) for _ in range(MOST_PUBLIC + 1)]
            assert [answer["type"] for answer in answers] == ["done"] * MOST_PUBLIC + ["refused"]
            assert answers[-1]["key"] == "too-many-public-tables"
            assert (await north.ask("create", **{**PUBLIC, "is_public": False}))["type"] == "done"

    asyncio.run(create())


def test_no_address_fills_the_lobby_under_many_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "PUBLIC_TABLES", Rate(a_second=0.0001, at_once=2))

    async def create() -> None:
        async with open_server(tmp_path, limits=True) as server:
            answers = [await Somebody(server, name).ask("create", **PUBLIC) for name in ("North", "East", "West")]
            assert [answer.get("key") for answer in answers] == [None, None, "too-often"]

    asyncio.run(create())
