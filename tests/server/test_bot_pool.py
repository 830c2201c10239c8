"""Bots' processes that do not start, are lost or do not answer: whoever can be given a thought gets one."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from tablee.games.contract import Sight
from tablee.server.tables import bot_pool
from tablee.server.tables.bot_pool import BotPool, Question
from tests.server.thinking import THOUGHT, at_once, never, say_nothing, think

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such signals and limits")

ANYTHING = 0  # what a bot plays that could not be asked
LEGAL = [ANYTHING, THOUGHT]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes start at once, and nothing is left to chance."""
    monkeypatch.setattr(bot_pool, "think", think)
    monkeypatch.setattr(bot_pool, "get_ready", at_once)
    monkeypatch.setattr(bot_pool, "PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(secrets, "choice", lambda _legal: ANYTHING)


def run(test: Callable[[BotPool], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    """Ask bots in processes that end with the test."""

    async def ask() -> None:
        asked = BotPool(processes, seconds=0.01)
        try:
            await asyncio.wait_for(test(asked), timeout=60)
        finally:
            asked.close()

    asyncio.run(ask())


async def move(asked: BotPool, game: str = "", sight: object = None) -> int:
    return await asked.move(Question(game, "", cast(Sight, sight), LEGAL), lambda: "a place")


@contextmanager
def no_more_files() -> Iterator[None]:
    """Nothing can be opened, as under a flood of connections."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def worker() -> int:
    """The one process of the bots."""
    (process,) = multiprocessing.active_children()
    assert process.pid
    return process.pid


# Starting


def test_processes_that_could_not_start_are_started_later() -> None:
    async def test(asked: BotPool) -> None:
        with no_more_files():
            await asked.warm_up()
            assert await move(asked) == ANYTHING
        assert await move(asked) == THOUGHT

    run(test)


def test_a_process_that_hangs_while_starting_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(asked: BotPool) -> None:
        monkeypatch.setattr(bot_pool, "START_SECONDS", 0.1)
        monkeypatch.setattr(bot_pool, "get_ready", never)
        assert await move(asked) == ANYTHING
        monkeypatch.setattr(bot_pool, "START_SECONDS", 60)
        monkeypatch.setattr(bot_pool, "get_ready", at_once)
        assert await move(asked) == THOUGHT

    run(test)


# Thinking


def test_a_bot_that_takes_far_too_long_takes_nothing_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(asked: BotPool) -> None:
        await asked.warm_up()
        monkeypatch.setattr(bot_pool, "MARGIN_SECONDS", 0.2)
        stuck = asyncio.create_task(move(asked, "stuck"))
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_pool, "MARGIN_SECONDS", 60)
        waiting = [asyncio.create_task(move(asked)) for _ in range(10)]
        assert await stuck == ANYTHING
        assert await asyncio.gather(*waiting) == [THOUGHT] * 10

    run(test)


def test_whoever_thinks_beside_a_lost_process_is_asked_once_more(tmp_path: Path) -> None:
    async def test(asked: BotPool) -> None:
        await asked.warm_up()
        others = [asyncio.create_task(move(asked)) for _ in range(10)]
        assert await move(asked, "dies once", tmp_path / "died") == THOUGHT
        assert await asyncio.gather(*others) == [THOUGHT] * 10

    run(test, processes=2)


def test_a_pool_is_dropped_once_however_many_hear_that_it_is_lost() -> None:
    async def test(asked: BotPool) -> None:
        await asked.warm_up()
        lost = asked._pool
        asked._drop(lost)
        assert await move(asked) == THOUGHT
        healthy = asked._pool
        asked._drop(lost)
        assert asked._pool is healthy
        assert await move(asked) == THOUGHT

    run(test)


def test_a_bot_that_answers_nothing_is_blamed_across_processes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(asked: BotPool) -> None:
        monkeypatch.setattr(bot_pool, "think", say_nothing)
        assert await asked.move(Question("ugo", "deep", cast(Sight, None), LEGAL), lambda: "table X") == ANYTHING
        assert "the bot deep of ugo failed at table X, legal 0, 1: Nonsense: bot-answered(answer=None)" in caplog.text
        monkeypatch.setattr(bot_pool, "think", think)
        assert await move(asked) == THOUGHT, "its process works on"

    run(test)


# Ending


def test_a_stopped_process_ends_with_the_others() -> None:
    async def test(asked: BotPool) -> None:
        await asked.warm_up()
        os.kill(worker(), signal.SIGSTOP)
        thinking = asyncio.create_task(move(asked))
        await asyncio.sleep(0.01)
        thinking.cancel()
        asked.close()
        assert multiprocessing.active_children() == []

    run(test)


def test_when_all_is_closed_no_process_is_started_any_more() -> None:
    async def test(asked: BotPool) -> None:
        await asked.warm_up()
        asked.close()
        assert await move(asked) == ANYTHING
        assert multiprocessing.active_children() == []

    run(test)
