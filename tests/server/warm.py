"""A server that starts in a moment: a process imports everything once, and every start is a fork of it.

What runs after the fork is `tablee serve`, as the command line runs it; it can be killed like any other process.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from importlib import import_module
from multiprocessing import spawn
from pathlib import Path

from tests.server.serving import PATIENCE, Server

TROUBLE = ("ERROR", "Traceback", "Exception")
ALONE = ("EOFError", "BrokenPipeError", "ConnectionResetError", "FileNotFoundError")  # the server is not there any more


class Stable:
    """The process that has imported everything."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.warm"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def fork(self, log: Path, *arguments: str) -> int:
        """Start a server; its process id."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write("\t".join([str(log), *arguments]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Let go of it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class WarmServer(Server):
    """`tablee serve` out of the stable."""

    def __init__(self, stable: Stable, folder: Path, *flags: str) -> None:
        super().__init__(folder, *flags)
        self.pid = 0
        self.killed: set[int] = set()
        self._stable = stable

    def start(self) -> "WarmServer":
        """Start, and wait until people can come in."""
        self.folder.mkdir(parents=True, exist_ok=True)
        said = self.log.stat().st_size if self.log.exists() else 0
        arguments = ["serve", "--data", str(self.folder), "--port", str(self.port), *self.flags]
        self.pid = self._stable.fork(self.log, *arguments)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            log = self.log.read_bytes()[said:] if self.log.exists() else b""
            found = re.search(rb"http://127\.0\.0\.1:(\d+)/", log)
            if found:
                self.port = int(found[1])
                return self
            time.sleep(0.01)
        raise AssertionError(f"the server did not start:\n{self.log.read_text('utf-8')}")

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.killed.add(self.pid)
        os.kill(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """Ask it to stop."""
        if self._is_alive():
            os.kill(self.pid, signal.SIGTERM)
        self._wait()
        return 0

    def errors(self) -> list[str]:
        """The lines of its log, and of its bots' own, that tell of something wrong.

        A bot's process that is born while its server is killed cannot but complain that nobody is there.
        """
        return [*super().errors(), *(line for text in self._told_by_bots() for line in text.splitlines())]

    def orphans(self) -> int:
        """How many processes of bots found that their server had been killed."""
        return sum(is_orphaned(log.read_text("utf-8")) for log in self._logs_of_bots())

    def _told_by_bots(self) -> list[str]:
        texts = [(server_of(log), log.read_text("utf-8")) for log in self._logs_of_bots()]
        troubled = [(server, text) for server, text in texts if any(word in text for word in TROUBLE)]
        return [text for server, text in troubled if server not in self.killed or not is_orphaned(text)]

    def _logs_of_bots(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.log.name}.*"))

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self._is_alive():
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.002)

    def _is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


def server_of(log: Path) -> int:
    """Whose bot wrote a log, by the server's process id."""
    return int(log.suffixes[-2].removeprefix("."))


def is_orphaned(text: str) -> bool:
    """Whether a process says that its server is gone, before or after anything of ours has run in it."""
    lines = text.strip().splitlines()
    return bool(lines) and lines[-1].startswith(ALONE) and not any("tablee" in line for line in lines)


def main() -> None:
    """Fork a server for every line: its log and its arguments."""
    import_module("tablee.server.main")
    from tablee.cli import main as run

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for those that end
    while line := sys.stdin.readline():
        log, *arguments = line.rstrip("\n").split("\t")
        pid = os.fork()
        if pid == 0:
            become_server(log)
            start_bots_when_asked(log)
            sys.argv = ["tablee", *arguments]
            run()
            os._exit(0)
        print(pid, flush=True)


def become_server(log: str) -> None:
    """Leave everything of the stable behind but what was imported."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for target, source in ((0, nothing), (1, said), (2, said)):
        os.dup2(source, target)


def start_bots_when_asked(log: str) -> None:
    """The processes of bots import everything again: they are started where a bot plays, and not before.

    Each of them has a log of its own, named after the server and itself, so that what it says is told apart.
    """
    from tablee.server.tables.bot_pool import BotPool

    python = Path(f"{log}-python")
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@" 2>>{shlex.quote(log)}.{os.getpid()}.$$\n')
    python.chmod(0o755)
    spawn.set_executable(str(python))

    async def rest(_robots: BotPool) -> None:
        pass

    BotPool.warm_up = rest  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    main()
