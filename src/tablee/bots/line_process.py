"""A program that is spoken to in lines of JSON over its standard input and output.

Whatever becomes of it is said in one of three ways: `Ended`, `Late`, or a line that is no JSON and comes as a text.

>>> import sys
>>> echo = LineProcess([sys.executable, "-c", "print(input())"])
>>> echo.send({"type": "hello"})
>>> echo.receive(seconds=20)
{'type': 'hello'}
>>> try:
...     echo.receive(seconds=20)
... except Ended as ended:
...     print(ended.code)
0
"""

import json
import os
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

LONGEST_LINE = 1 << 24  # bytes; a longer one is cut, and is then no JSON
LINES_KEPT = 5  # of what it printed to its error output,
LONGEST_QUOTE = 300  # letters each
GOODBYE_SECONDS = 2.0  # to end by itself, when it is asked to
IS_POSIX = sys.platform != "win32"


class Late(Exception):
    """The program did not answer in time."""


class Ended(Exception):
    """The program has ended: with a code, below zero for a signal, and its last line on the error output."""

    def __init__(self, code: int, last_words: str) -> None:
        super().__init__(code, last_words)
        self.code, self.last_words = code, last_words


class LineProcess:
    """A running program. It is ended with this object, and when Python ends. For one thread at a time.

    Raises `OSError` where the program cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # A session of its own: Ctrl-C reaches us alone, and what the program has started ends with it.
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=IS_POSIX)
        self._lines: Queue[bytes | None] = Queue()
        self._errors: deque[str] = deque(maxlen=LINES_KEPT)
        self._threads = [
            Thread(target=queue_lines, args=(self._process.stdout, self._lines), daemon=True),
            Thread(target=keep_lines, args=(self._process.stderr, self._errors), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._end = weakref.finalize(self, kill, self._process)

    def send(self, message: Mapping[str, Any]) -> None:
        """Write a line; `Ended` where nobody reads any more."""
        stdin: IO[bytes] = self._process.stdin  # type: ignore[assignment]
        try:
            stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def receive(self, seconds: float | None) -> Any:
        """The next line, read as JSON, or as a text where it is none; `Late` or `Ended` where there is none."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise Late from None
        if line is None:
            self._lines.put(None)  # for whoever asks again
            raise self._ended()
        try:
            return json.loads(line)
        except ValueError:
            return line.decode("utf-8", "replace").rstrip()

    def quit(self, message: Mapping[str, Any]) -> None:
        """Say goodbye with a last line; a program that does not end then is killed."""
        with suppress(Ended, subprocess.TimeoutExpired):
            self.send(message)
            self._process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it now, with all that it has started."""
        self._end()

    def _ended(self) -> Ended:
        """What is known of its end, once it has ended by itself or was killed."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self.kill()
        self._threads[1].join(GOODBYE_SECONDS)  # reads what it said last
        return Ended(self._process.returncode, self._errors[-1] if self._errors else "")


def kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program, and what it has started; one that has ended keeps its code."""
    with suppress(ProcessLookupError, PermissionError):
        if IS_POSIX:
            os.killpg(process.pid, signal.SIGKILL)  # the leader of its session
        else:
            process.kill()
    process.wait()
    with suppress(OSError):
        process.stdin.close()  # type: ignore[union-attr]


def queue_lines(pipe: IO[bytes], lines: "Queue[bytes | None]") -> None:
    """Pass lines on as they come, and None at the end."""
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(None)


def keep_lines(pipe: IO[bytes], lines: deque[str]) -> None:
    """Keep the last lines that are not empty."""
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            if text := line.decode("utf-8", "replace").strip():
                lines.append(text[:LONGEST_QUOTE])
