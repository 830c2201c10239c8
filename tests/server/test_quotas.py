"""How many games somebody, or one address, may have that are not over."""

import asyncio
from pathlib import Path

from tablee.server.game_server import GameServer
from tests.server.inside import Somebody, whole_server
from tests.server.playing import BOT, ME, SOMEBODY, begin, play_out
from tests.server.serving import Page, serving
from tests.server.test_limits import from_address, guest
from tests.server.test_sleeping import all_leave, rows

FEW = {"limits": True, "games_a_person": 3, "games_an_address": 5}
PRACTICE = {"game": "ugo", "chairs": [ME, BOT]}


def somebody(server: GameServer, name: str, address: str = "192.0.2.1") -> Somebody:
    one = Somebody(server, name)
    one.connection.address = address
    return one


async def made(*people: Somebody) -> list[str]:
    """What those are answered who ask for another game, all at once."""
    asked = [(one, one.say("create", **PRACTICE)) for one in people]
    answers = [await one.answer_to(number) for one, number in asked]
    return sorted(answer.get("key", answer["type"]) for answer in answers)


def test_one_person_has_so_many_games_and_no_more_though_they_sleep(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, **FEW) as server:
            north = somebody(server, "North")
            assert await made(*[north] * 5) == ["done"] * 3 + ["too-many-games"] * 2
            await all_leave(server, north)
            north = somebody(server, "North")
            assert await made(north) == ["too-many-games"]
            games = (await north.ask("my-games"))["games"]
            await north.ask("close", table=games[0]["table"])
            assert await made(north, north) == ["done", "too-many-games"]

    asyncio.run(play())


def test_a_seat_at_the_table_of_somebody_else_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, **FEW) as server:
            north, east = somebody(server, "North"), somebody(server, "East")
            table = (await north.ask("create", game="ugo", chairs=[ME, SOMEBODY]))["table"]
            await east.ask("join", table=table)
            assert await made(*[east] * 3) == ["done", "done", "too-many-games"]

    asyncio.run(play())


def test_one_address_has_so_many_games_and_others_have_theirs(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, **FEW) as server:
            crowd = [somebody(server, f"Guest {number}") for number in range(4)]
            assert await made(*crowd, *crowd) == ["done"] * 5 + ["too-many-games-here"] * 3
            assert await made(somebody(server, "East", "192.0.2.2")) == ["done"]
            assert await made(somebody(server, "Here", "127.0.0.1")) == ["done"]
            hashes = {row[0] for row in rows(tmp_path, "SELECT made_from FROM tables")}
            assert len(hashes) == 3
            assert not any("192" in kept for kept in hashes if kept)

    asyncio.run(play())


def test_where_a_game_came_from_is_forgotten_with_its_end(tmp_path: Path) -> None:
    flags = "--pace", "0", "--games-per-person", "1", "--games-per-address", "2"
    with serving(tmp_path, *flags) as server:
        zoe = guest(server, "192.0.2.7")
        cookie = {"Cookie": f"tablee={zoe.http.cookies['tablee']}", **from_address("192.0.2.7")}
        with Page(server, cookie) as page:
            table = begin(page, bots=1)
            assert page.refused("create", **PRACTICE) == "too-many-games"
            assert rows(tmp_path, "SELECT made_from IS NULL FROM tables") == [(0,)]
            play_out(table, page)
            assert rows(tmp_path, "SELECT made_from IS NULL FROM tables") == [(1,)]
            page.done("create", **PRACTICE)
        assert server.errors() == []


def test_a_rematch_counts_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, **FEW) as server:
            north, east = somebody(server, "North"), somebody(server, "East")
            wanted = {"game": "ugo", "chairs": [ME, SOMEBODY], "starts_when_full": True}
            table = (await north.ask("create", **wanted))["table"]
            await east.ask("join", table=table)
            while (await north.ask("follow", table=table))["status"] != "playing":
                await asyncio.sleep(0.01)
            for one in (north, east):
                await one.ask("agree", table=table)
            assert await made(*[north] * 3) == ["done"] * 3
            assert (await north.ask("rematch", table=table))["key"] == "too-many-games"
            again = await east.ask("rematch", table=table)
            assert again["type"] == "done"
            assert (await north.ask("rematch", table=table))["table"] == again["table"]

    asyncio.run(play())
