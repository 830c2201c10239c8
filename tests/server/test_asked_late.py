"""What is asked in one moment and answered in another: the page may be closed by then, the table gone on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import Explanation
from tablee.games.contract import Sight
from tablee.server.game_server import GameServer
from tablee.server.store.due import nothing_due_row
from tablee.server.tables.bot_pool import only_move
from tests.server.inside import Somebody, come_to, open_server

ME, SOMEBODY = {"kind": "me"}, {"kind": "person"}


def test_who_closes_the_page_while_the_table_is_written_does_not_follow_it(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            north.say("create", game="ugo", chairs=[ME, SOMEBODY])
            north.leave()
            await come_to(lambda: bool(server.tables))
            (table,) = server.tables.values()
            assert not table.followers
            assert not table.seats()[0].is_here

    asyncio.run(come_and_go())


async def begun(*people: Somebody) -> str:
    """A table of UGO! where all of them sit and follow, and the match has begun."""
    host, *others = people
    chairs = [ME, *[SOMEBODY] * len(others)]
    table = str((await host.ask("create", game="ugo", chairs=chairs, starts_when_full=True))["table"])
    for other in others:
        await other.ask("join", table=table)
    while (await host.ask("follow", table=table))["status"] != "playing":
        await asyncio.sleep(0.01)
    return table


def asked_at(server: GameServer, table: str) -> dict[str, Any]:
    """What the one who is asked can decide."""
    match = server.tables[table].playing()
    return {"table": table, "question": match.question, "action": match.legal(match.awaited()[0])[0]}


async def order_of_answers(one: Somebody, *numbers: int) -> list[int]:
    """The numbers of intents in the order in which they were answered."""
    for number in numbers:
        await one.answer_to(number)
    return [message["id"] for message in one.heard() if message.get("id") in numbers]


def test_answers_of_a_table_keep_the_order_of_what_was_asked(tmp_path: Path) -> None:
    """A refusal speaks of what was done before: it does not overtake the news of that, which waits for the disk."""

    async def play() -> None:
        async with open_server(tmp_path) as server:
            pair = Somebody(server, "North"), Somebody(server, "East")
            table = await begun(*pair)
            (seat,) = server.tables[table].awaited()
            decision, one = asked_at(server, table), pair[seat]
            for other in pair:
                await other.ask("follow", table=table)
            decided = [one.say("decide", **decision) for _ in range(2)]
            later = [one.say("hint", table=table), one.say("mute", table=table, person="nobody")]
            numbers = [*decided, *later, one.say("unfollow", table=table)]
            assert await order_of_answers(one, *numbers) == numbers
            assert [(await one.answer_to(number)).get("key") for number in decided] == [None, "stale-question"]

    asyncio.run(play())


def test_a_table_too_many_is_refused_after_the_others_are_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            numbers = [
                north.say("create", game="ugo", chairs=[ME, SOMEBODY]),
                north.say("create", game="ugo", chairs=[ME]),
            ]
            assert await order_of_answers(north, *numbers) == numbers

    asyncio.run(play())


def test_what_is_refused_because_of_what_could_not_be_written_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            north, east = Somebody(server, "North"), Somebody(server, "East")
            table = str((await north.ask("create", game="ugo", chairs=[ME, SOMEBODY]))["table"])
            passer_by = Somebody(server, "West")

            def fail(_rows: object) -> None:
                raise OSError("the disk fails")

            monkeypatch.setattr(server.store.ledger, "_write", fail)
            east.say("join", table=table)
            assert (await passer_by.ask("join", table=table))["key"] == "not-stored"

    asyncio.run(play())


def test_a_hint_and_a_decision_in_one_moment_are_both_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:

            async def explanation(
                _game: str, _level: str, _sight: Sight, legal: Sequence[int], _place: object
            ) -> Explanation:
                return only_move(legal[-1])

            monkeypatch.setattr(server.bot_pool, "explanation", explanation)
            pair = Somebody(server, "North"), Somebody(server, "East")
            table = await begun(*pair)
            decision = asked_at(server, table)
            match = server.tables[table].playing()
            (seat,) = match.awaited()
            legal = match.legal(seat)
            hint = pair[seat].say("hint", table=table)
            await pair[seat].ask("decide", **decision)
            answer = await pair[seat].answer_to(hint)
            assert answer["hint"]["action"] == legal[-1]

    asyncio.run(play())


def test_a_hint_that_fails_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:

            async def explanation(*_question: object) -> Explanation:
                raise RuntimeError("no bot is there")

            monkeypatch.setattr(server.bot_pool, "explanation", explanation)
            pair = Somebody(server, "North"), Somebody(server, "East")
            table = await begun(*pair)
            (seat,) = server.tables[table].awaited()
            assert (await pair[seat].ask("hint", table=table))["key"] == "server-error"

    asyncio.run(play())


async def over_with_a_rematch_given_up(server: GameServer, *pair: Somebody) -> tuple[str, str]:
    """A table that is over, and the one that went on from it: closed, and on disk only."""
    table = await begun(*pair)
    for one in pair:
        await one.ask("agree", table=table)
    given_up = (await pair[0].ask("rematch", table=table))["table"]
    await pair[0].ask("leave", table=given_up)
    server.tables.evict(server.tables[given_up])
    return table, given_up


def test_a_rematch_that_two_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            pair = Somebody(server, "North"), Somebody(server, "East")
            table, given_up = await over_with_a_rematch_given_up(server, *pair)
            asked = [one.say("rematch", table=table) for one in pair]
            made = {(await one.answer_to(number))["table"] for one, number in zip(pair, asked, strict=True)}
            assert len(made) == 1
            assert given_up not in made
            assert server.tables[table].successor in made

    asyncio.run(play())


def test_a_rematch_of_a_table_that_was_lost_meanwhile_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            pair = Somebody(server, "North"), Somebody(server, "East")
            table, _ = await over_with_a_rematch_given_up(server, *pair)
            north = Somebody(server, "North")
            number = north.say("rematch", table=table)
            server.tables.table_lost(server.tables[table])
            assert (await north.answer_to(number))["type"] == "done"

    asyncio.run(play())


def test_who_comes_to_a_table_that_is_read_anew_meanwhile_is_shown_it_and_answered(tmp_path: Path) -> None:
    """What others there were told before is not known to who has just come."""

    async def come() -> dict[str, Any]:
        async with open_server(tmp_path) as server:
            made = await Somebody(server, "Ada").ask("create", game="ugo", chairs=[ME, SOMEBODY])
            table, ben = server.tables[made["table"]], Somebody(server, "Ben")
            server.store.ledger.write([nothing_due_row("another")], lambda _: None)
            number = ben.say("follow", table=table.id)
            server.tables.read_anew(table)
            return await ben.answer_to(number)

    assert asyncio.run(come())["type"] == "table"
