"""Processes that start in a moment: one imports everything once, and every start is a fork of it.

What runs after the fork is `tablee`, as the command line runs it; it is killed and waited for like any other process.
"""

import atexit
import gc
import os
import signal
import subprocess
import sys
import time
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from msgspec import Struct, json

LOOK_SECONDS = 0.005


class Start(Struct):
    """A command that is to run, and where it says what it says."""

    words: list[str]
    log: str
    folder: str
    variables: dict[str, str]
    bots_log: bool = False  # each process of a bot has a log of its own


class Stable:
    """The process that has imported everything."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.stable"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._one_by_one = Lock()

    def start(self, log: Path, *words: str, bots_log: bool = False) -> "Forked":
        """Start a command in the folder and with the variables of this moment."""
        return Forked(self, self.ask(Start(list(words), str(log), str(Path.cwd()), {**os.environ}, bots_log)))

    def ask(self, what: Start | int) -> Any:
        """Start something, or ask how a process ended; nothing while it runs."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        with self._one_by_one:
            stdin.write(json.encode(what) + b"\n")
            stdin.flush()
            return json.decode(stdout.readline())

    def close(self) -> None:
        """Let go of it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@cache
def stable() -> Stable:
    """The one of these tests, which ends with them."""
    one = Stable()
    atexit.register(one.close)
    return one


class Forked:
    """A process out of the stable: what tests use of a `Popen`."""

    def __init__(self, stable: Stable, pid: int) -> None:
        self._stable, self.pid = stable, pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; nothing while it runs."""
        if self.returncode is None:
            self.returncode = self._stable.ask(self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it ends; how it ended."""
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("tablee", timeout)
            time.sleep(LOOK_SECONDS)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it without a word."""
        self.send_signal(signal.SIGKILL)


# In the process that has imported everything


def main() -> None:
    """Fork for every command that is to start, and say how those ended that are asked about."""
    import_module("tablee.server.main").rehearse()
    import_module("tablee.cli.serve")
    gc.freeze()  # nobody looks at it again in every fork
    while line := sys.stdin.buffer.readline():
        asked = json.decode(line, type=Start | int)
        answer = ended(asked) if isinstance(asked, int) else fork(asked)
        sys.stdout.buffer.write(json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def ended(pid: int) -> int | None:
    """How a process ended; nothing while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def fork(start: Start) -> int:
    """Start a process; its id."""
    pid = os.fork()
    if pid == 0:
        os._exit(run(start))
    return pid


def run(start: Start) -> int:
    """Run a command as if it had just been started; its exit code."""
    try:
        leave_the_stable(start)
        import_module("tests.server.bot_processes").start_when_asked(start.log if start.bots_log else None)
        import_module("tablee.cli").main()
    except SystemExit as end:
        return code_of(end)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


def leave_the_stable(start: Start) -> None:
    """Leave everything of the stable behind but what was imported."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    said = os.open(start.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for target, source in ((0, nothing), (1, said), (2, said)):
        os.dup2(source, target)
    os.chdir(start.folder)
    os.environ.clear()
    os.environ.update(start.variables)
    sys.argv = ["tablee", *start.words]


def code_of(end: SystemExit) -> int:
    """The exit code, as Python makes it of what a program ends with."""
    if end.code is None or isinstance(end.code, int):
        return end.code or 0
    print(end.code, file=sys.stderr)
    return 1


if __name__ == "__main__":
    main()
