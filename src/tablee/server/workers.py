"""Several processes that serve at one address, on one PostgreSQL: each takes whoever comes when it is free.

One process listens and hands its socket to all of them; it starts anew who dies, and ends them when it is asked to end.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from msgspec import Struct

from tablee.games.words import Refused, Text
from tablee.server.main import Announce, Handler, listening, serve_at
from tablee.server.ops import logs
from tablee.server.ops.settings import Settings

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 1.0  # before a process that died is started anew
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Opened(Struct):
    """What a process says when people can come in: the address, and the code that makes somebody host."""

    address: str
    code: str


def serve_together(settings: Settings, announce: Announce) -> None:
    """Serve in several processes until somebody stops it; `Refused` where they cannot share the database."""
    if not settings.database:
        raise Refused("workers-need-postgres")
    logs.set_up(settings.log_format, settings.least_level)
    own = replace(settings, bot_processes=max(1, settings.bot_processes // settings.workers))
    with listening(settings.host, settings.port) as listener:
        Workers(own, listener, announce).run()


class Workers:
    """The processes, seen from the one that started them."""

    def __init__(self, settings: Settings, listener: socket.socket, announce: Announce) -> None:
        self._settings, self._listener, self._announce = settings, listener, announce
        self._processes: dict[Connection, SpawnProcess] = {}
        self._is_announced = self._is_ending = False

    def run(self) -> None:
        """Keep so many processes alive until we are asked to end, and wait for their ends."""
        with hearing(self._end):
            try:
                for _ in range(self._settings.workers):
                    self._start()
                while self._processes:
                    for ready in wait(list(self._processes)):
                        assert isinstance(ready, Connection)
                        self._hear(ready)
            finally:
                self._end_all()

    def _start(self) -> None:
        ours, theirs = multiprocessing.get_context("spawn").Pipe(duplex=False)
        arguments = (self._listener, self._settings, theirs)
        process = multiprocessing.get_context("spawn").Process(target=work, args=arguments, name="tablee-worker")
        process.start()
        theirs.close()
        self._processes[ours] = process
        if self._is_ending:  # we were asked to while it started, and it was not among those that heard of it
            process.terminate()

    def _hear(self, line: Connection) -> None:
        """A process says something, or its line ends with it."""
        try:
            said = line.recv()
        except EOFError:
            self._bury(line)
            return
        if isinstance(said, Text):
            self._hear_refused(Refused.of(said))
        elif not self._is_announced:
            self._is_announced = True
            self._announce(said.address, said.code)

    def _hear_refused(self, refused: Refused) -> None:
        """What nobody can serve ends all; but once people came in, as where PostgreSQL is away, it is tried again."""
        if not self._is_announced:
            raise refused
        logger.error("a worker cannot serve: %s", refused)

    def _bury(self, line: Connection) -> None:
        process = self._processes.pop(line)
        line.close()
        process.join()
        if not self._is_ending:
            logger.error("a worker died, with code %s: another one takes its place", process.exitcode)
            time.sleep(PAUSE_SECONDS)
        if not self._is_ending:  # by now
            self._start()

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True
        for process in self._processes.values():
            process.terminate()

    def _end_all(self) -> None:
        """Whatever happened, nobody is left behind."""
        self._is_ending = True
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join()


@contextmanager
def hearing(handler: Handler) -> Iterator[None]:
    """Meanwhile what asks us to end is handled."""
    before = {number: signal.signal(number, handler) for number in ENDINGS}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)


# In a process


def work(listener: socket.socket, settings: Settings, line: Connection) -> None:
    """Serve whoever comes, until we are asked to end or who started us is gone; what is refused is said there."""
    threading.Thread(target=end_with_the_others, daemon=True).start()
    try:
        serve_at(listener, settings, lambda address, code: line.send(Opened(address, code)))
    except Refused as refused:
        line.send(refused.text)


def end_with_the_others() -> None:
    """Whoever started us may have been killed: then we end as if we were asked to."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
