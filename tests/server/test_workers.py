"""Who starts workers and sees to it that there are enough: when they die, when they are refused, and at the end."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tablee.games.words import Refused, Text
from tablee.server import workers
from tablee.server.main import listening
from tablee.server.ops.settings import Settings
from tablee.server.workers import Opened, Workers

AWAY = Text("database-unreachable", {"database": "ours", "reason": "away"})
OPENED = Opened("http://127.0.0.1:1/", "")
Body = Callable[[int, Connection], None]


class Worker:
    """A process that has done what it does, and is dead, when it has been started."""

    exitcode = 0

    def __init__(self, begin: Callable[[Connection], None], line: Connection) -> None:
        self._begin, self._line = begin, line
        self.was_told_to_end = False

    def start(self) -> None:
        """Do it."""
        self._begin(self._line)

    def terminate(self) -> None:
        """Be told to end."""
        self.was_told_to_end = True

    def join(self) -> None:
        """It is dead."""


class Started:
    """One worker at a time in the place of a real one: the number of each and its line go to what it is to do."""

    def __init__(self, body: Body) -> None:
        self._body = body
        self.workers: list[Worker] = []
        self.Pipe = multiprocessing.Pipe

    def Process(self, args: tuple[Any, ...], **_: object) -> Worker:  # noqa: N802, as multiprocessing calls it
        """Another one."""
        number = len(self.workers) + 1
        self.workers.append(Worker(lambda line: self._body(number, line), args[-1]))
        return self.workers[-1]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Body], tuple[list[str], list[Worker]]]:
    """Let workers do something in the place of serving; what was announced, and who was started."""
    monkeypatch.setattr(workers, "PAUSE_SECONDS", 0)

    def run_with(body: Body) -> tuple[list[str], list[Worker]]:
        announced: list[str] = []
        started = Started(body)
        monkeypatch.setattr(multiprocessing, "get_context", lambda _kind: started)
        with listening("127.0.0.1", 0) as listener:
            settings = Settings(folder=tmp_path, workers=1)
            Workers(settings, listener, lambda address, _code: announced.append(address)).run()
        return announced, started.workers

    return run_with


Run = Callable[[Body], tuple[list[str], list[Worker]]]


def be_asked_to_end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def test_who_ends_while_a_worker_is_replaced_starts_no_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that would have been started was told nothing, and both went on for ever."""
    monkeypatch.setattr("tablee.server.workers.time.sleep", lambda _seconds: be_asked_to_end())
    _, started = run(lambda _number, line: line.send(OPENED))
    assert len(started) == 1


def test_a_worker_that_is_just_being_started_is_told_to_end(run: Run) -> None:
    _, started = run(lambda _number, _line: be_asked_to_end())
    assert [worker.was_told_to_end for worker in started] == [True]


def test_a_worker_that_starts_while_the_database_is_away_is_tried_again(run: Run) -> None:
    """Otherwise all of them ended with it, though the others would have gone on when PostgreSQL came back."""

    def begin(number: int, line: Connection) -> None:
        line.send(AWAY if number == 2 else OPENED)
        if number == 3:
            be_asked_to_end()

    announced, started = run(begin)
    assert (announced, len(started)) == ([OPENED.address], 3)


def test_where_nobody_can_serve_the_reason_is_told(run: Run) -> None:
    with pytest.raises(Refused, match="database-unreachable"):
        run(lambda _number, line: line.send(AWAY))
