"""A long story comes in pieces: frames are bounded, nobody is held up, and nothing comes before the last of them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tablee.server.game_server import GameServer
from tablee.server.ops import slices
from tablee.server.tables import long_stories
from tests.server.inside import Somebody, come_to, open_server
from tests.server.playing import ME, SOMEBODY
from tests.server.serving import story_after

FEW = 7


@pytest.fixture(autouse=True)
def _short_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_stories, "PIECE", FEW)
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0)


async def played(server: GameServer, game: str, moves: int) -> tuple[str, list[Somebody]]:
    """A table where two people have played for some moves; neither follows it any more."""
    pair = [Somebody(server, "North"), Somebody(server, "East")]
    wanted = {"game": game, "chairs": [ME, SOMEBODY], "starts_when_full": True}
    table = str((await pair[0].ask("create", **wanted))["table"])
    await pair[1].ask("join", table=table)
    while server.tables[table].match is None:
        await asyncio.sleep(0.005)
    for _ in range(moves):
        await decide(server, table, pair)
    await pair[0].ask("unfollow", table=table)
    return table, pair


async def decide(server: GameServer, table: str, pair: list[Somebody]) -> None:
    """Somebody who is asked takes what comes first."""
    match = server.tables[table].playing()
    seat = match.awaited()[0]
    await pair[seat].ask("decide", table=table, question=match.question, action=match.legal(seat)[0])


def put_together(messages: list[dict[str, Any]]) -> list[Any]:
    """The story as a client has it, which is whole whenever anything else is heard of the table."""
    story: list[Any] = []
    has_more = False
    for message in messages:
        if message["type"] == "table":
            known = story[: message.get("story_from", 0)]
            story, has_more = known + message.get("story", []), message.get("has_more", False)
        elif message["type"] == "story":
            assert has_more
            assert message["story_from"] == len(story)
            assert len(message["story"]) <= FEW
            story, has_more = story + message["story"], message.get("has_more", False)
        elif message["type"] in ("update", "seats", "chat"):
            assert not has_more
            story = story_after(story, message)
    assert not has_more
    return story


def whole(server: GameServer, table: str, seat: int) -> list[Any]:
    """The story of a seat as it reads now, as it would come in one message."""
    match, at = server.tables[table].playing(), server.tables[table]
    return [json.decode(line) for line in at.lines(match.story(seat), None)]


@pytest.mark.parametrize("game", ["ugo", "vigo", "pillage"])
def test_a_newcomer_hears_the_whole_story_in_pieces_and_what_happens_meanwhile_after_it(
    game: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            table, pair = await played(server, game, moves=30)
            assert len(whole(server, table, 0)) > 3 * FEW
            begin = len(pair[0].ear.frames)
            number = pair[0].say("follow", table=table)
            for _ in range(3):
                await decide(server, table, pair)
            await pair[0].answer_to(number)
            await asyncio.sleep(0.3)
            heard = pair[0].heard(begin)
            assert sum(message["type"] == "story" for message in heard) >= 3
            assert [message["type"] for message in heard].index("story") == 1
            assert put_together(heard) == whole(server, table, 0)

    asyncio.run(play())


def test_whoever_looks_away_hears_no_more_of_it_and_whoever_looks_again_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            table, (north, _) = await played(server, "ugo", moves=30)
            north.say("follow", table=table)
            await north.ask("unfollow", table=table)
            begin = len(north.ear.frames)
            await asyncio.sleep(0.2)
            assert north.heard(begin) == []
            north.say("follow", table=table)
            await asyncio.sleep(0.01)
            begin = len(north.ear.frames)
            await north.ask("follow", table=table)
            await asyncio.sleep(0.3)
            heard = [message["type"] for message in north.heard(begin)]
            assert put_together(north.heard(begin + heard.index("table"))) == whole(server, table, 0)

    asyncio.run(play())


def test_whoever_looks_away_before_a_last_line_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            table, (north, east) = await played(server, "ugo", moves=30)
            monkeypatch.setattr(long_stories, "PIECE", len(whole(server, table, 0)) - 1)
            await east.ask("follow", table=table)
            north.say("follow", table=table)
            await north.ask("unfollow", table=table)
            await asyncio.sleep(0.05)
            assert east.ear.closed is None
            assert not server.tables[table].is_lost

    asyncio.run(play())


def test_whoever_comes_back_hears_only_what_is_new(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            table, pair = await played(server, "ugo", moves=20)
            before = whole(server, table, 0)
            since = len(server.tables[table].playing().log)
            for _ in range(4):
                await decide(server, table, pair)
            now = await pair[0].ask("follow", table=table, since=since)
            assert now["story_from"] == len(before)
            begin = pair[0].heard().index(now)
            await asyncio.sleep(0.3)
            rest = [message for message in pair[0].heard(begin) if message["type"] == "story"]
            story = before + now["story"] + [line for message in rest for line in message["story"]]
            assert story == whole(server, table, 0)

    asyncio.run(play())


@pytest.mark.parametrize("pieces", [0, 2])
def test_whoever_still_hears_it_hears_all_of_it_from_a_table_that_is_read_anew(pieces: int, tmp_path: Path) -> None:
    """Where another server was first: they know no more of the story than they were told."""

    async def play() -> None:
        async with open_server(tmp_path) as server:
            table, pair = await played(server, "ugo", moves=30)
            begin = len(pair[0].ear.frames)
            await pair[0].answer_to(pair[0].say("follow", table=table))
            while sum(message["type"] == "story" for message in pair[0].heard(begin)) < pieces:
                await asyncio.sleep(0)
            server.tables.read_anew(server.tables[table])
            await pair[1].ask("follow", table=table)
            await decide(server, table, pair)
            await come_to(lambda: pair[0].heard()[-1]["type"] == "update")
            assert put_together(pair[0].heard(begin)) == whole(server, table, 0)

    asyncio.run(play())
