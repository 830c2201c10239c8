"""Games that nobody plays on are ended, after people were told; tables that nobody starts are closed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.match.record import read
from tablee.server.ops.server_time import DAY, HOUR, milliseconds
from tablee.server.store.sqlite_file import FILE
from tests.server.inside import Somebody, come_to, whole_server
from tests.server.playing import BOT, ME, SOMEBODY, begin, pages
from tests.server.serving import browser, serving
from tests.server.test_sleeping import all_leave, begun, rows

SECOND = 1 / 24 / 3600  # of a day


def pass_days(folder: Path, days: float) -> None:
    """Let a server have lived for days since all that is on disk happened; it must not run meanwhile."""
    gone = int(days * DAY)
    with closing(sqlite3.connect(folder / FILE)) as database:
        lives = ("begun", "lives"), ("last", "lives")
        for column, of in (("at", "log"), ("started", "tables"), ("created", "tables"), *lives):
            database.execute(f"UPDATE {of} SET {column} = {column} - {gone}")
        database.execute(f"UPDATE lives SET last = last + {gone} WHERE begun = (SELECT max(begun) FROM lives)")
        database.commit()


def how_it_is(folder: Path, table: str) -> str:
    return str(rows(folder, "SELECT status FROM tables WHERE id = ?", table)[0][0])


def test_a_game_with_bots_that_nobody_touches_is_ended_and_its_record_says_so(tmp_path: Path) -> None:
    flags = "--pace", "0", "--no-rate-limits", "--sleep-after", "0.3", "--end-bot-games-after", str(3 * SECOND)
    with serving(tmp_path, *flags) as server:
        with pages(server, "Zoé", "Yann") as (zoe, yann):
            table, other = begin(zoe, bots=2), begin(zoe, yann)
        text = ""
        for _ in range(200):
            answer = browser(server).get(f"/api/tables/{table}/record")
            if answer.status_code == 200:
                text = answer.text
                break
            asyncio.run(asyncio.sleep(0.1))
        match = read(text, GAMES)
        assert match.result
        assert (match.result.how, match.result.winners) == ("abandoned", ())
        assert "\nended abandoned\nend abandoned\n" in text
        assert how_it_is(tmp_path, other) == "playing"
        assert rows(tmp_path, "SELECT kind FROM due WHERE table_id = ?", table) == []
        assert server.errors() == []


@pytest.mark.parametrize(("others", "days"), [([BOT], 14), ([SOMEBODY], 60), ([SOMEBODY, BOT], 60)])
def test_people_are_told_a_week_before_and_then_it_is_ended(
    tmp_path: Path, others: list[dict[str, str]], days: int
) -> None:
    async def play() -> str:
        async with whole_server(tmp_path) as server:
            table, north, people = await begun(server, *others)
            await all_leave(server, north, *people)
            return table

    async def told() -> int | None:
        async with whole_server(tmp_path) as server:
            await asyncio.sleep(0.3)
            assert not server.tables
            (game,) = (await Somebody(server, "North").ask("my-games"))["games"]
            ends = game.get("ends")
            return None if ends is None else round((ends - milliseconds()) / DAY)

    async def come_back(table: str) -> None:
        async with whole_server(tmp_path):
            await come_to(lambda: how_it_is(tmp_path, table) == "finished")

    table = asyncio.run(play())
    assert asyncio.run(told()) is None
    pass_days(tmp_path, days - 8)
    assert asyncio.run(told()) is None
    pass_days(tmp_path, 5)
    assert asyncio.run(told()) == 3
    assert how_it_is(tmp_path, table) == "playing"
    pass_days(tmp_path, 4)
    asyncio.run(come_back(table))
    assert rows(tmp_path, "SELECT result FROM tables")[0][0].startswith(b'{"how":"abandoned"')


def test_whoever_plays_on_has_the_whole_time_again(tmp_path: Path) -> None:
    async def play() -> tuple[str, Somebody]:
        async with whole_server(tmp_path) as server:
            table, north, _ = await begun(server, BOT)
            await all_leave(server, north)
            return table, north

    async def play_on(table: str) -> None:
        async with whole_server(tmp_path) as server:
            north = Somebody(server, "North")
            await north.ask("follow", table=table)
            match = server.tables[table].playing()
            await north.ask("decide", table=table, question=match.question, action=match.legal(0)[0])

    async def look(table: str) -> None:
        async with whole_server(tmp_path) as server:
            await asyncio.sleep(0.5)
            ((at,),) = rows(tmp_path, "SELECT at FROM due WHERE kind = 'abandoned'")
            assert 8.9 < (at - server.life.lived()) / DAY < 9.1
            assert how_it_is(tmp_path, table) == "playing"

    table, _ = asyncio.run(play())
    pass_days(tmp_path, 13)
    asyncio.run(play_on(table))
    pass_days(tmp_path, 5)
    asyncio.run(look(table))


def test_nothing_is_ended_before_the_eyes_of_somebody(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, bot_game_days=SECOND / 2) as server:
            table, north, _ = await begun(server, BOT)
            later = "SELECT at FROM due WHERE kind = 'abandoned'"
            await come_to(lambda: rows(tmp_path, later)[0][0] > HOUR / 2)
            assert how_it_is(tmp_path, table) == "playing"
            north.leave()

    asyncio.run(play())


def test_a_table_that_nobody_starts_is_closed_after_a_day(tmp_path: Path) -> None:
    async def make() -> str:
        async with whole_server(tmp_path) as server:
            north = Somebody(server, "North")
            made = await north.ask("create", game="ugo", chairs=[ME, SOMEBODY], is_public=True)
            await all_leave(server, north)
            return str(made["table"])

    async def look(table: str, status: str) -> list[str]:
        async with whole_server(tmp_path) as server:
            await asyncio.sleep(0.3)
            await come_to(lambda: how_it_is(tmp_path, table) == status)
            listed = await server.lobby.for_strangers(server.tables.values())
            return [one.table for one in listed]

    table = asyncio.run(make())
    assert asyncio.run(look(table, "open")) == [table]
    pass_days(tmp_path, 1.1)
    assert asyncio.run(look(table, "closed")) == []


def test_a_server_that_was_away_ends_nothing(tmp_path: Path) -> None:
    async def play() -> str:
        async with whole_server(tmp_path) as server:
            table, north, _ = await begun(server, BOT)
            await all_leave(server, north)
            return table

    async def look(table: str) -> None:
        async with whole_server(tmp_path):
            await asyncio.sleep(0.5)
            assert how_it_is(tmp_path, table) == "playing"

    table = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        year = 365 * DAY
        for column, of in (("at", "log"), ("started", "tables"), ("begun", "lives"), ("last", "lives")):
            database.execute(f"UPDATE {of} SET {column} = {column} - {year}")
        database.execute("UPDATE due SET at = 0")
        database.commit()
    asyncio.run(look(table))
