"""Tables of former rules: those that mean the same go on, the others are refused with the reason, and stay on disk."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.server.store.sqlite_file import FILE
from tests.server.inside import Somebody, come_to, open_server, whole_server
from tests.server.test_abandoned import pass_days
from tests.server.test_sleeping import rows

PILLAGE = GAMES["pillage"]
CHAIRS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
ONLY_A_RELIC = "ZAA:Abbot:Abbé:merchant:buy_a_relic"
RELIC_OR_ELSE = "ZAB:Bailiff:Bailli:merchant:buy_a_relic,else_gain_1"


def make_former(folder: Path, version: int) -> None:
    """Let all tables on disk be of another version of the rules."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("UPDATE tables SET version = ?", (version,))


async def begin(folder: Path, deck: str) -> dict[str, Any]:
    """A duel in which Zoé has planned a card; how she sees it then."""
    async with open_server(folder) as server:
        zoe = Somebody(server, "Zoé")
        made = await zoe.ask("create", game="pillage", options={"deck": deck}, chairs=CHAIRS)
        table = made["table"]
        await zoe.ask("start", table=table)
        question = (await zoe.ask("follow", table=table))["question"]
        await zoe.ask("decide", table=table, question=question, move="FAR")
        return await zoe.ask("follow", table=table)


async def follow(folder: Path, table: str) -> dict[str, Any]:
    """What Zoé is answered when she comes back after a restart."""
    async with open_server(folder) as server:
        return await Somebody(server, "Zoé").ask("follow", table=table)


def test_a_table_that_means_the_same_goes_on_by_the_rules_of_today(tmp_path: Path) -> None:
    left = asyncio.run(begin(tmp_path, RELIC_OR_ELSE))
    make_former(tmp_path, 1)
    found = asyncio.run(follow(tmp_path, left["table"]))
    assert found["version"] == left["version"] == PILLAGE.version
    assert [found[part] for part in ("picture", "seq", "asked")] == [left[part] for part in ("picture", "seq", "asked")]


def test_a_table_with_a_card_that_does_something_else_now_is_refused_by_its_name(tmp_path: Path) -> None:
    left = asyncio.run(begin(tmp_path, ONLY_A_RELIC))
    make_former(tmp_path, 1)
    answer = asyncio.run(follow(tmp_path, left["table"]))
    assert (answer["type"], answer["key"]) == ("refused", "table-former")
    assert "played by former rules, with the card “Abbot”" in answer["words"]
    make_former(tmp_path, PILLAGE.version)
    assert asyncio.run(follow(tmp_path, left["table"]))["picture"] == left["picture"]


def test_a_host_ends_a_table_that_the_rules_of_today_cannot_play(tmp_path: Path) -> None:
    async def end(table: str) -> list[str]:
        async with open_server(tmp_path) as server:
            await server.host_tables.end(table)
            with pytest.raises(Refused, match="table-over"):
                await server.host_tables.end(table)
            with pytest.raises(Refused, match="no-such-table"):
                await server.host_tables.end("nowhere")
            return [one.table for one in await server.games.running("zoé")]

    left = asyncio.run(begin(tmp_path, RELIC_OR_ELSE))
    make_former(tmp_path, PILLAGE.version + 1)
    assert asyncio.run(end(left["table"])) == []
    assert rows(tmp_path, "SELECT status, (SELECT count(*) FROM due) FROM tables") == [("closed", 0)]


def test_nobody_plays_on_what_cannot_be_played_so_it_is_ended_too(tmp_path: Path) -> None:
    async def look(status: str) -> None:
        async with whole_server(tmp_path):
            await come_to(lambda: rows(tmp_path, "SELECT status FROM tables") == [(status,)])

    asyncio.run(begin(tmp_path, RELIC_OR_ELSE))
    make_former(tmp_path, PILLAGE.version + 1)
    pass_days(tmp_path, 13)
    asyncio.run(look("playing"))
    pass_days(tmp_path, 2)
    asyncio.run(look("closed"))


def test_a_table_of_rules_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    left = asyncio.run(begin(tmp_path, RELIC_OR_ELSE))
    make_former(tmp_path, PILLAGE.version + 1)
    assert asyncio.run(follow(tmp_path, left["table"]))["key"] == "table-outdated"
