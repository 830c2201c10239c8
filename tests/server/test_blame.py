"""A bot that does not answer with a legal action: the table goes on, the log blames it, and no player hears of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import FOR_EVERY_GAME
from tablee.bots.asking import Nonsense
from tablee.bots.levels import Level
from tablee.games import GAMES
from tablee.games.words import Text
from tablee.server.tables.bot_pool import think
from tests.server.inside import open_server
from tests.server.test_failing_disk import begun
from tests.server.test_scheduler import come_to

UGO = GAMES["ugo"]


async def says_nothing(*_: Any) -> int:
    raise Nonsense(Text("bot-answered", {"answer": "None"}))


@pytest.mark.parametrize("given", [None, "1", 1.0, True, 10_000], ids=repr)
def test_nonsense_is_not_taken_for_an_action(monkeypatch: pytest.MonkeyPatch, given: Any) -> None:
    """`int()` made actions of texts, of fractions and of yes."""
    monkeypatch.setitem(FOR_EVERY_GAME, "random", Level("random", lambda *_: given))
    with pytest.raises(Nonsense):
        think("ugo", "random", None, [0, 1], 1, 1.0)


def test_the_log_blames_a_bot_by_name_and_shows_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server:
            monkeypatch.setattr(server.bot_pool, "_answer", says_nothing)
            game = await begun(server, tmp_path, "pillage", "greedy")
            await come_to(lambda: server.tables[game.table].awaited() == [0, 1])
            position = GAMES["pillage"].notation.position(server.tables[game.table].playing().table)
            (*_, blame) = (one.getMessage() for one in caplog.records if "failed" in one.getMessage())
            assert blame.startswith(
                f"the bot greedy of pillage failed at table {game.table}, seat 3, position pillage "
            )
            assert blame.endswith("bot-answered(answer=None)")
            assert " legal " in blame
            for somebody in (game.north, game.east):
                heard = b"".join(somebody.ear.frames).decode()
                assert "bot-answered" not in heard
                assert position not in heard

    asyncio.run(test())


def test_a_hint_of_a_bot_that_fails_is_blamed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server:
            monkeypatch.setattr(server.bot_pool, "_answer", says_nothing)
            game = await begun(server, tmp_path)
            match = server.tables[game.table].playing()
            (seat,) = match.awaited()
            answer = await game.seated(seat).ask("hint", table=game.table, level="greedy")
            assert answer["hint"]["action"] in match.legal(seat)
            position = UGO.notation.position(match.table)
            where = f"the bot greedy of ugo failed at table {game.table}, seat {seat + 1}, position {position}"
            assert any(where in record.getMessage() for record in caplog.records)

    asyncio.run(test())
