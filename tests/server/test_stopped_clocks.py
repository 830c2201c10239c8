"""With a clock below an hour, clocks and bots stand still while no player is there; longer clocks run on."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Somebody, come_to, whole_server
from tests.server.playing import BOT, SOMEBODY, begin, mover
from tests.server.serving import Guest, serving
from tests.server.test_sleeping import all_leave, begun, rows

QUICK = {"kind": "bank", "seconds": 60}


def entries(folder: Path) -> int:
    return int(rows(folder, "SELECT count(*) FROM log")[0][0])


def left(shown: dict[str, Any]) -> list[int]:
    """How long each seat that is asked may still think."""
    clocks = shown["clocks"]
    return [deadline - clocks["now"] for deadline in clocks["deadlines"] if deadline is not None]


def test_two_people_who_left_are_not_played_out_by_bots(tmp_path: Path) -> None:
    """A clock of five seconds would have run out for both of them, and a bot would play on for each."""
    flags = "--pace", "0", "--no-rate-limits", "--sleep-after", "0.5", "--grace", "0.2"
    with serving(tmp_path, *flags) as server:
        zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
        with zoe.page() as one, yann.page() as other:
            table = begin(one, other, bots=1, options={"rounds": 3}, clock={"kind": "move", "seconds": 5})
            slow = mover(table, one, other)
            seat = slow.tables[table]["seat"]
        time.sleep(0.5)
        before = entries(tmp_path)
        time.sleep(6)
        assert entries(tmp_path) == before
        with (zoe, yann)[seat].page() as back:
            shown = back.done("follow", table=table)
            assert "sits_in" not in shown["seats"][seat]
            assert 0 < left(shown)[0] <= 5_000
            while not back.until("seats")["seats"][seat].get("sits_in"):  # and then it runs on
                pass
        assert server.errors() == []


@pytest.mark.parametrize("is_read_anew", [False, True])
def test_time_stands_still_from_the_last_who_leaves_to_the_first_who_comes(tmp_path: Path, is_read_anew: bool) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, sleep_seconds=0.2 if is_read_anew else 60) as server:
            table, north, others = await begun(server, clock=QUICK)
            await asyncio.sleep(1.0)
            others[0].leave()
            await asyncio.sleep(0.5)
            north.leave()
            if is_read_anew:
                await come_to(lambda: not server.tables)
            await asyncio.sleep(2.0)
            spectator = Somebody(server, "Wim")
            assert left(await spectator.ask("follow", table=table)) == []
            await asyncio.sleep(0.5)
            shown = await Somebody(server, "North").ask("follow", table=table)
            assert 57_500 < left(shown)[0] <= 58_500
            update = await spectator.hear("update")
            assert left(update)[0] == pytest.approx(left(shown)[0], abs=200)

    asyncio.run(play())


def test_time_stands_still_across_a_restart_until_somebody_comes(tmp_path: Path) -> None:
    async def play() -> str:
        async with whole_server(tmp_path) as server:
            table, *_ = await begun(server, clock=QUICK)
            await asyncio.sleep(0.7)
            return table

    async def look_on() -> None:
        async with whole_server(tmp_path):
            await asyncio.sleep(1.5)

    async def come_back(table: str) -> None:
        async with whole_server(tmp_path) as server:
            await asyncio.sleep(0.5)
            shown = await Somebody(server, "North").ask("follow", table=table)
            assert 58_900 < left(shown)[0] <= 59_400

    table = asyncio.run(play())
    asyncio.run(look_on())
    asyncio.run(come_back(table))


def test_bots_wait_for_somebody_with_a_short_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with whole_server(tmp_path, pace_seconds=0.3) as server:
            table, north, _ = await begun(server, BOT, BOT, clock=QUICK, options={"rounds": 3})
            match = server.tables[table].playing()
            while match.awaited() == [0]:
                await north.ask("decide", table=table, question=match.question, action=match.legal(0)[0])
            before = entries(tmp_path)
            await all_leave(server, north)
            await asyncio.sleep(0.5)
            assert entries(tmp_path) == before
            north = Somebody(server, "North")
            await north.ask("follow", table=table)
            await come_to(lambda: entries(tmp_path) > before)

    asyncio.run(play())


def test_bots_play_on_for_people_who_left_without_a_clock(tmp_path: Path) -> None:
    """Until a person is asked: whoever comes next finds the table waiting for somebody."""

    async def play() -> None:
        async with whole_server(tmp_path, pace_seconds=0.2) as server:
            table, north, others = await begun(server, SOMEBODY, BOT, options={"rounds": 3})
            match, pair = server.tables[table].playing(), (north, *others)
            while match.awaited() != [2]:
                seat = match.awaited()[0]
                action = match.legal(seat)[0]
                await pair[seat].ask("decide", table=table, question=match.question, action=action)
            before = entries(tmp_path)
            await all_leave(server, *pair)
            assert entries(tmp_path) > before

    asyncio.run(play())
