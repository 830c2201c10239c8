"""Memory follows who is there: tables sleep on disk, and are woken when somebody asks for them or something is due."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from tablee.server.game_server import GameServer
from tablee.server.ops import slices
from tablee.server.store.migrations import migrate
from tablee.server.store.sqlite_file import FILE, engine_of
from tablee.server.tables import clocks
from tests.server.inside import Somebody, come_to, whole_server
from tests.server.playing import BOT, ME, SOMEBODY, TWO_TRICKS, begin, catch_up, decide, mover, pages, play_out
from tests.server.serving import Guest, Server, browser, serving

LONG = {"kind": "move", "seconds": 3600}


def rows(folder: Path, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the disk says."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return list(database.execute(question, values))


def due(folder: Path) -> list[tuple[Any, ...]]:
    """The turns that are due, and who sees to them."""
    return rows(folder, "SELECT table_id, claimed_by IS NULL FROM due WHERE kind = 'turn'")


def in_memory(server: Server) -> int:
    """How many tables a server holds."""
    found = re.search(r"^tablee_tables_in_memory ([\d.]+)$", browser(server).get("/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


async def begun(server: GameServer, *others: dict[str, Any], **fields: Any) -> tuple[str, Somebody, list[Somebody]]:
    """A table of UGO! that has begun, its maker, and who else sits there."""
    north = Somebody(server, "North")
    wanted = {"game": "ugo", "chairs": [ME, *(others or [SOMEBODY])], "starts_when_full": True, **fields}
    table = (await north.ask("create", **wanted))["table"]
    people = [Somebody(server, f"Guest {number}") for number, other in enumerate(others or [SOMEBODY]) if other != BOT]
    for one in people:
        await one.ask("join", table=table)
        await one.ask("follow", table=table)
    await come_to(lambda: bool(server.tables[table].match))
    await north.ask("follow", table=table)
    return table, north, people


async def all_leave(server: GameServer, *people: Somebody) -> None:
    """Everybody closes the page, and the tables fall asleep."""
    for one in people:
        one.leave()
    await come_to(lambda: not server.tables)


# With a real server


def test_tables_that_nobody_follows_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--no-rate-limits", "--sleep-after", "0.3") as server:
        zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
        with zoe.page() as one, yann.page() as other:
            table = begin(one, other, options={"rounds": 1, "hand_size": 4})
            catch_up(one, table, decide(mover(table, one, other), table)["seq"])
            before = dict(one.tables[table])
            with pages(server, "Wim") as (wim,):
                over = begin(wim, bots=1, options=TWO_TRICKS)
                play_out(over, wim)
            assert in_memory(server) > 0
        for _ in range(200):
            if in_memory(server) == 0:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert in_memory(server) == 0
        assert browser(server).get(f"/api/tables/{over}/result").json()["result"]["how"] == "finished"
        with zoe.page() as one, yann.page() as other:
            other.done("follow", table=table)
            after = one.done("follow", table=table)
            same = ("seq", "question", "awaited", "story", "picture", "scores")
            assert {name: after[name] for name in same} == {name: before[name] for name in same}
            assert play_out(table, one, other)["how"] == "finished"
        assert server.errors() == []


def test_after_a_crash_a_bot_plays_though_nobody_comes_back_and_nothing_else_is_read(tmp_path: Path) -> None:
    flags = "--no-rate-limits", "--sleep-after", "0.3"
    server = Server(tmp_path, "--pace", "30", *flags).start()
    try:
        with pages(server, "Zoé", "Yann") as (zoe, yann):
            begin(zoe, yann)
            waiting = begin(yann, bots=2, options={"rounds": 2, "hand_size": 4})
            while yann.tables[waiting]["seat"] in yann.tables[waiting]["awaited"]:
                decide(yann, waiting)
            server.kill()
        (before,) = rows(tmp_path, "SELECT count(*) FROM log WHERE table_id = ?", waiting)[0]
        server.flags = ("--pace", "0", *flags)
        server.start()
        for _ in range(400):
            if rows(tmp_path, "SELECT count(*) FROM log WHERE table_id = ?", waiting)[0][0] > before:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert rows(tmp_path, "SELECT count(*) FROM log WHERE table_id = ?", waiting)[0][0] > before
        assert in_memory(server) <= 1
        for _ in range(200):
            if in_memory(server) == 0:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert in_memory(server) == 0
        assert due(tmp_path) == []
        assert server.errors() == []
    finally:
        server.stop()


# What is due


def test_a_table_of_people_without_a_clock_has_nothing_due(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            _, north, others = await begun(server)
            await all_leave(server, north, *others)
            assert due(tmp_path) == []

    asyncio.run(play())


def test_while_bots_play_the_disk_says_that_the_table_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, _ = await begun(server, BOT)
            assert due(tmp_path) == [(table, 0)]
            await all_leave(server, north)
            assert due(tmp_path) == []
            north = Somebody(server, "North")
            await north.ask("follow", table=table)
            now = server.tables[table].playing()
            assert due(tmp_path) == []
            await north.ask("decide", table=table, question=now.question, action=now.legal(0)[0])
            assert due(tmp_path) == [(table, 0)]

    asyncio.run(play())


def test_a_long_clock_runs_on_while_a_table_sleeps_and_wakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "LONG_SECONDS", 5)

    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server, clock={"kind": "move", "seconds": 5}, options=TWO_TRICKS)
            late = server.tables[table].awaited()[0]
            await all_leave(server, north, *others)
            assert due(tmp_path) == [(table, 1)]
            await come_to(lambda: table in server.tables and late in server.tables[table].playing().absent)
            assert due(tmp_path) == [(table, 0)]

    asyncio.run(play())


def test_the_time_while_no_server_lives_is_nobodys(tmp_path: Path) -> None:
    """What is due in an hour of the server is due in an hour of it, however long it was away."""

    async def play() -> str:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server, clock=LONG)
            await all_leave(server, north, *others)
            return table

    async def come_back(table: str) -> None:
        async with whole_server(tmp_path) as server:
            ((at,),) = rows(tmp_path, "SELECT at FROM due WHERE kind = 'turn'")
            assert 3_590_000 < at - server.life.lived() <= 3_600_000
            await asyncio.sleep(0.3)
            assert not server.tables
            zoe = Somebody(server, "North")
            shown = (await zoe.ask("follow", table=table))["clocks"]
            (deadline,) = [moment for moment in shown["deadlines"] if moment]
            assert abs(deadline - shown["now"] - (at - server.life.lived())) < 2_000

    table = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:  # the server was away for a day
        day = 24 * 3_600_000
        for column, of in (("begun", "lives"), ("last", "lives"), ("at", "log"), ("started", "tables")):
            database.execute(f"UPDATE {of} SET {column} = {column} - {day}")
        database.commit()
    asyncio.run(come_back(table))


def test_a_server_that_is_stopped_leaves_nothing_to_be_read_at_the_next_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, sleep_seconds=60) as server:
            await begun(server, BOT)
            await begun(server, SOMEBODY, BOT)
            await come_to(lambda: not any(map(server.schedulers.is_at_work, server.tables.values())))

    async def come_back() -> None:
        async with whole_server(tmp_path, sleep_seconds=60) as server:
            await asyncio.sleep(0.3)
            assert not server.tables

    asyncio.run(play())
    asyncio.run(come_back())


def downgrade(file: Path, form: str) -> None:
    """Bring a database to an earlier form, as far as it matters here: what came later is copied no more."""
    old = file.with_suffix(".old")
    engine = engine_of(old)
    migrate(engine, form)
    with engine.begin() as connection:
        names = inspect(connection).get_table_names()
        connection.exec_driver_sql(f"ATTACH '{file}' AS newer")
        for name in sorted(set(names) - {"alembic_version"}, key=lambda name: name not in ("people", "tables")):
            columns = ", ".join(f'"{column["name"]}"' for column in inspect(connection).get_columns(name))
            connection.exec_driver_sql(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM newer.{name}")
    engine.dispose()
    for beside in ("", "-wal", "-shm"):
        file.with_name(file.name + beside).unlink(missing_ok=True)
    old.rename(file)


def test_tables_of_an_older_database_are_looked_at_once(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with whole_server(tmp_path) as server:
            one, north, _ = await begun(server, BOT)
            other, south, guests = await begun(server, clock=LONG)
            await all_leave(server, north, south, *guests)
            return [one, other]

    tables = asyncio.run(play())
    downgrade(tmp_path / FILE, "0004")

    async def come_back() -> None:
        async with whole_server(tmp_path) as server:
            assert dict(due(tmp_path)).keys() == {*tables}
            await come_to(lambda: due(tmp_path) == [(tables[1], 1)])
            await come_to(lambda: not server.tables)

    asyncio.run(come_back())


# What people see of tables that sleep


def test_games_are_listed_without_being_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server)
            waiting = (await north.ask("create", game="ugo", chairs=[ME, SOMEBODY]))["table"]
            turns = {one.connection.person.id: one for one in (north, *others)}
            seated = [chair.person for chair in server.tables[table].chairs]
            asked = seated[server.tables[table].awaited()[0]]
            await all_leave(server, north, *others)
            for person, one in turns.items():
                again = Somebody(server, one.connection.person.name, person)
                games = {game["table"]: game for game in (await again.ask("my-games"))["games"]}
                assert games[table].get("is_my_turn", False) == (person == asked)
                assert (games[table]["status"], waiting in games) == ("playing", person == "north")
                again.leave()
            assert not server.tables

    asyncio.run(play())


def test_a_list_is_right_where_a_table_went_on_and_the_server_crashed(tmp_path: Path) -> None:
    """What was noted when it slept is not believed then."""

    async def play() -> int:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server)
            await all_leave(server, north, *others)
            north, east = Somebody(server, "North"), Somebody(server, "Guest 0")
            pair = (north, east)
            for one in pair:
                await one.ask("follow", table=table)
            match = server.tables[table].playing()
            before = match.awaited()[0]
            while match.awaited() == [before]:
                seat = match.awaited()[0]
                action = match.legal(seat)[0]
                await pair[seat].ask("decide", table=table, question=match.question, action=action)
            server.sleeping.last_rows = list  # type: ignore[method-assign]  # it goes away without a word
            return match.awaited()[0]

    async def come_back(asked: int) -> None:
        async with whole_server(tmp_path) as server:
            for seat, name in enumerate(("North", "Guest 0")):
                (game,) = (await Somebody(server, name).ask("my-games"))["games"]
                assert game.get("is_my_turn", False) == (seat == asked)

    asyncio.run(come_back(asyncio.run(play())))


def test_the_lobby_lists_tables_that_sleep(tmp_path: Path) -> None:
    async def look() -> list[str]:
        async with whole_server(tmp_path) as server:
            await asyncio.sleep(0.1)
            await come_to(lambda: not server.tables)  # the full one was looked at: it might have been about to begin
            east = Somebody(server, "East")
            east.say("watch-lobby")
            return [table["table"] for table in (await east.hear("lobby"))["tables"]]

    async def play() -> list[str]:
        async with whole_server(tmp_path) as server:
            north = Somebody(server, "North")
            wanted = {"game": "ugo", "chairs": [ME, SOMEBODY]}
            made = [(await north.ask("create", is_public=True, **wanted))["table"] for _ in range(2)]
            await north.ask("create", **wanted)
            await all_leave(server, north)
            east = Somebody(server, "East")
            east.say("watch-lobby")
            assert {table["table"] for table in (await east.hear("lobby"))["tables"]} == {*made}
            await east.ask("join", table=made[0])
            await come_to(lambda: any(message["type"] == "lobby-table" for message in east.heard()))
            return made

    made = asyncio.run(play())
    assert {*asyncio.run(look())} == {*made}


def test_nobody_is_told_twice_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server)
            await all_leave(server, north, *others)
            elsewhere = [Somebody(server, "North"), Somebody(server, "Guest 0")]
            spectator = Somebody(server, "Wim")
            await spectator.ask("follow", table=table)
            await spectator.ask("chat", table=table, text="Anybody?")
            assert not [message for one in elsewhere for message in one.heard() if message["type"] == "mine"]

    asyncio.run(play())


def test_nothing_but_the_disk_is_left_of_a_table_that_sleeps(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            for chairs in ([BOT], [SOMEBODY, BOT]):
                _, north, others = await begun(server, *chairs)
                await all_leave(server, north, *others)
            assert not server.schedulers._by_table
            assert not server.tables.lost
            assert not server.tables._turns._told
            assert not server.tables._starts._openings

    asyncio.run(play())


def test_a_table_whose_sleep_cannot_be_written_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server)
            with closing(sqlite3.connect(tmp_path / FILE)) as database:
                database.execute(
                    "CREATE TRIGGER disk BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'the disk fails'); END"
                )
            for one in (north, *others):
                one.leave()
            await asyncio.sleep(0.5)
            assert table in server.tables
            with closing(sqlite3.connect(tmp_path / FILE)) as database:
                database.execute("DROP TRIGGER disk")
            await come_to(lambda: not server.tables)

    asyncio.run(play())


# Reading a table holds nobody up


def test_a_long_game_is_read_in_slices_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it, and though the first of them goes away meanwhile."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0)

    async def play() -> None:
        async with whole_server(tmp_path) as server:
            table, north, others = await begun(server, options={"rounds": 3})
            match, pair = server.tables[table].playing(), (north, *others)
            while len(match.log) < 120:
                seat = match.awaited()[0]
                action = match.legal(seat)[0]
                await pair[seat].ask("decide", table=table, question=match.question, action=action)
            log = match.log
            await all_leave(server, *pair)
            turns = 0
            first = asyncio.create_task(server.tables.load(table))
            loading = [asyncio.create_task(server.tables.load(table)) for _ in range(3)]
            while not all(one.done() for one in loading):
                turns += 1
                if turns == 20:
                    first.cancel()
                    loading.append(asyncio.create_task(server.tables.load(table)))
                await asyncio.sleep(0)
            assert len({id(await one) for one in loading}) == 1
            assert turns > 50
            assert server.tables[table].playing().log == log

    asyncio.run(play())


def test_work_in_slices_takes_turns() -> None:
    async def work() -> None:
        done: list[str] = []

        def steps(name: str) -> Iterator[None]:
            for _ in range(3):
                time.sleep(slices.SLICE_SECONDS)
                done.append(name)
                yield

        turns = slices.Slices()
        await asyncio.gather(turns.run(steps("a")), turns.run(steps("b")))
        assert done == ["a", "b"] * 3

    asyncio.run(work())
