"""Bots think in a few processes of their own, so that the server never waits for one."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager

from tablee.bots import Budget, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Sight
from tablee.server.metrics import BOT_SECONDS

logger = logging.getLogger(__name__)


def get_ready() -> None:
    """What a process does first: only the server ends it, and the rules are there before anybody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()
    for game in GAMES.values():
        game.new(game.seats[0])


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile does not hear the Ctrl-C that a terminal sends to all, even at first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_with_the_server() -> None:
    """A server that was killed cannot end its processes: each of them sees to that itself."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


def think(game: str, level: str, sight: Sight, legal: Sequence[int], seed: int, seconds: float) -> int:
    """What a bot decides, in a process of its own."""
    return bot_of(game, level)(sight, legal, Random.seeded(seed), Budget(seconds=seconds))


class Robots:
    """A bounded pool of processes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes, self._seconds = processes, seconds
        self._pool: ProcessPoolExecutor | None = None
        self._started: asyncio.Task[None] | None = None

    async def move(self, game: str, level: str, sight: Sight, legal: Sequence[int]) -> int:
        """What a bot decides; a bot that fails or takes far too long plays anything."""
        await self.warm_up()
        begin = time.perf_counter()
        try:
            asked = self._running().submit(think, game, level, sight, legal, secrets.randbits(63), self._seconds)
            action = await asyncio.wait_for(asyncio.wrap_future(asked), timeout=10 * self._seconds + 20)
        except (BrokenExecutor, TimeoutError):
            logger.exception("a process of the bots is lost: %s at %s", level, game)
            self._drop_broken_pool()
            return secrets.choice(legal)
        except Exception:
            logger.exception("a bot failed: %s at %s", level, game)
            return secrets.choice(legal)
        BOT_SECONDS.labels(game, level).observe(time.perf_counter() - begin)
        return action if action in legal else secrets.choice(legal)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=get_ready)
        return self._pool

    def _drop_broken_pool(self) -> None:
        """A pool that lost a process works no more: the next question makes a new one."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._started = None

    async def warm_up(self) -> None:
        """Start the processes, once: how long that takes is not counted as thinking."""
        if self._started is None:
            self._started = asyncio.create_task(self._start())
        await asyncio.shield(self._started)

    async def _start(self) -> None:
        with deaf_to_ctrl_c():
            started = [asyncio.wrap_future(self._running().submit(abs, -1)) for _ in range(self._processes)]
        await asyncio.gather(*started, return_exceptions=True)

    def close(self) -> None:
        """End the processes; a bot in thought is not waited for."""
        if self._pool:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
