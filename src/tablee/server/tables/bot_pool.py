"""Bots think in a few processes of their own, so that the server never waits for one.

`BotPool` lives on the event loop; `get_ready` and `think` run in the processes.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, cast

from tablee.bots import Budget, Considered, Explanation, bot_of
from tablee.bots.asking import answer, described
from tablee.bots.warm_up import warm_up_calls
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Sight
from tablee.games.record import copied
from tablee.match import Match
from tablee.match.players import parse_bot
from tablee.server.ops.metrics import BOT_SECONDS

logger = logging.getLogger(__name__)
START_SECONDS = 60  # after which processes that do not start are given up
MARGIN_SECONDS = 20  # for a machine that is busy with something else
PAUSE_SECONDS = 1.0  # before a bot is asked again: what was short may be there by then

FROM_TERMINALS = [getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)]


class Lost(Exception):
    """No process is there to think, through no fault of the bot."""


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    level: str
    sight: Sight
    legal: Sequence[int]
    seed: int | None = None  # the same seed, the same answer: no clock ends its thoughts


def get_ready() -> None:
    """What a process does first: only the server ends it, and the rules are there before anybody asks."""
    for number in FROM_TERMINALS:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()
    for game in GAMES.values():
        for _, call in warm_up_calls(game):
            call()


@contextmanager
def deaf_to_terminals() -> Iterator[None]:
    """A process that is started meanwhile does not hear what a terminal sends to all, even at first.

    The server itself hears later of a terminal that was closed meanwhile: that comes only once.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def leave_with_the_server() -> None:
    """A server that was killed cannot end its processes: each of them sees to that itself."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


def think(game: str, level: str, sight: Sight, legal: Sequence[int], seed: int, seconds: float | None) -> int:
    """What a bot decides, in a process of its own; `Nonsense` where it does not answer with a legal action."""
    return answer(bot_of(game, level), sight, legal, Random.seeded(seed), Budget(seconds=seconds))


def weigh(game: str, level: str, sight: Sight, legal: Sequence[int], seed: int, seconds: float) -> Explanation:
    """What a bot thinks of the legal moves, the one it would play first; one that cannot say has only that one."""
    bot, budget = bot_of(game, level), Budget(seconds=seconds)
    explained = bot.explain(sight, legal, Random.seeded(seed), budget)
    return explained or only_move(answer(bot, sight, legal, Random.seeded(seed), budget))


def only_move(action: int) -> Explanation:
    """What is thought of a move of which nothing is known."""
    return Explanation("", [Considered(action, value=0.0, spread=0.0, weight=1.0)])


Place = Callable[[], str]


def place_of(table: str, match: Match, seat: int) -> Place:
    """Where a bot is asked: as it is now, and written only if the log needs it. It shows what is hidden."""
    asked = copied(match.table_for(seat))
    return lambda: f"table {table}, seat {seat + 1}, position {match.game.notation.position(asked)}"


class BotPool:
    """A bounded pool of processes. One that loses a process works no more, and the next question makes a new one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes, self._seconds = processes, seconds
        self._free = asyncio.Semaphore(processes)  # questions wait here: time in a queue is not time to think
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Task[None] | None = None
        self._is_closed = False

    async def move(self, question: Question, place: Place) -> int:
        """What a bot decides; one that fails or takes far too long plays anything, and the log blames it."""
        decided = await self._answer_or_blame(think, question, place)
        return secrets.choice(question.legal) if decided is None else cast(int, decided)

    async def explanation(self, game: str, level: str, sight: Sight, legal: Sequence[int], place: Place) -> Explanation:
        """What a bot thinks of the legal moves, under the same conditions."""
        weighed = await self._answer_or_blame(weigh, Question(game, level, sight, legal), place)
        return only_move(secrets.choice(legal)) if weighed is None else cast(Explanation, weighed)

    async def _answer_or_blame(self, work: Callable[..., Any], question: Question, place: Place) -> Any:
        """What comes of a question, in its turn; None where nothing does."""
        try:
            async with self._free:
                return await self._answer(work, question)
        except Exception as error:
            game, level, _, legal, _ = question
            legal_here = ", ".join(map(str, legal))
            logger.exception(
                "the bot %s of %s failed at %s, legal %s: %s", level, game, place(), legal_here, described(error)
            )
            return None

    async def _answer(self, work: Callable[..., Any], question: Question) -> Any:
        """Ask, and once more where the process was lost: another bot may have taken it along."""
        try:
            return await self._ask(work, question)
        except Lost:
            logger.exception("a process of the bots is lost: %s at %s", question.level, question.game)
            await asyncio.sleep(PAUSE_SECONDS)
            return await self._ask(work, question)

    async def _ask(self, work: Callable[..., Any], question: Question) -> Any:
        begin = time.perf_counter()
        *asked, seed = question
        seed, seconds = (secrets.randbits(63), self._seconds) if seed is None else (seed, None)
        found = await self._run(work, *asked, seed, seconds)
        BOT_SECONDS.labels(question.game, parse_bot(question.level).level).observe(time.perf_counter() - begin)
        return found

    async def run_slice(self, work: Callable[..., Any], *details: Any) -> Any:
        """Do something else than a move, short enough for moves to wait for; raises what it raises, and `Lost`."""
        async with self._free:
            return await self._run(work, *details)

    async def _run(self, work: Callable[..., Any], *details: Any) -> Any:
        pool = await self._ready()
        try:
            (found,) = await answers([submitted(pool, work, *details)], 10 * self._seconds + MARGIN_SECONDS)
        except TimeoutError:
            self._drop(pool)
            raise
        except (BrokenExecutor, Lost) as error:
            self._drop(pool)
            raise Lost from error
        return found

    async def warm_up(self) -> None:
        """Start the processes, once: how long that takes is not counted as thinking."""
        with suppress(Lost):
            await self._ready()

    async def _ready(self) -> ProcessPoolExecutor:
        """The pool, as soon as its processes are there; a start that failed is not kept, and tried again when asked."""
        if self._starting is None and not self._is_closed:
            self._starting = asyncio.create_task(self._start())
        if self._starting:
            await asyncio.shield(self._starting)
        if self._pool is None:
            raise Lost
        return self._pool

    async def _start(self) -> None:
        try:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=get_ready)
            with deaf_to_terminals():
                asked = [submitted(self._pool, abs, -1) for _ in range(self._processes)]
            await answers(asked, START_SECONDS)
        except Exception:
            if not self._is_closed:
                logger.exception("the processes of the bots do not start")
            self._drop(self._pool)

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End a pool; whoever hears late that it is lost leaves alone the one that came after it."""
        if pool is self._pool:
            self._pool = self._starting = None
        if pool:
            end(pool)

    def close(self) -> None:
        """End the processes; a bot in thought is not waited for."""
        self._is_closed = True
        if self._pool:
            end(self._pool, wait=True)


def submitted(pool: ProcessPoolExecutor, work: Callable[..., Any], *details: Any) -> Future[Any]:
    """Hand work to a pool; one that cannot take it, as it has ended or cannot start a process, raises `Lost`."""
    try:
        return pool.submit(work, *details)
    except Exception as error:
        raise Lost from error


async def answers(asked: Sequence[Future[Any]], seconds: float) -> list[Any]:
    """Wait for answers, not for ever.

    A question is never called off: a pool that breaks would stumble over that, and not tell the others who wait.
    """
    awaited = [asyncio.wrap_future(one) for one in asked]
    for one in awaited:
        one.add_done_callback(asyncio.Future.exception)  # what fails when nobody waits any more is no news
    _, late = await asyncio.wait(awaited, timeout=seconds)
    if late:
        raise TimeoutError
    return [one.result() for one in awaited]


def end(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """End the processes of a pool, also those that are stopped or busy and would hear nothing less.

    Whoever still waits for one of them is told that it is lost.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait)
