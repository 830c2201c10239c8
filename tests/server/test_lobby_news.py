"""The lobby hears of what is on disk, and of no more than it needs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.server.store.store import FILE
from tests.server.inside import Somebody, open_house

ME, SOMEBODY = {"kind": "me"}, {"kind": "person"}


def test_nobody_in_the_lobby_hears_of_what_is_not_on_disk(tmp_path: Path) -> None:
    async def watch() -> None:
        async with open_house(tmp_path) as house:
            north, east, watcher, late = (Somebody(house, name) for name in ("North", "East", "Watcher", "Late"))
            made = await north.ask("create", game="ugo", chairs=[ME, SOMEBODY, SOMEBODY], is_public=True)
            await watcher.ask("watch-lobby")
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                joined = east.say("join", table=made["table"])
                watched = late.say("watch-lobby")
                strangers = asyncio.create_task(house.reception.listed_for_strangers())
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
