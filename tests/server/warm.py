"""A server that is killed again and again: what it and the processes of its bots say is told apart."""

import random
from pathlib import Path

from tests.server.serving import Server
from tests.server.stable import Forked, Stable

TROUBLE = ("ERROR", "Traceback", "Exception")
ALONE = ("EOFError", "BrokenPipeError", "ConnectionResetError", "FileNotFoundError")  # the server is not there any more


class WarmServer(Server):
    """`tablee serve` out of a stable; the processes of its bots have logs named after the server and themselves."""

    def __init__(self, stable: Stable, folder: Path, *flags: str) -> None:
        super().__init__(folder, *flags)
        self.killed: set[int] = set()
        self._stable = stable

    @property
    def pid(self) -> int:
        """The process id of the server that runs, or ran last."""
        assert self.process
        return self.process.pid

    def _spawn(self, *words: str) -> Forked:
        return self._stable.start(self.log, *words, bots_log=True)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.killed.add(self.pid)
        super().kill()

    def restart_all(self) -> None:
        """Let nothing be known but what is on disk."""
        self.kill()
        self.start()

    def disturb(self, _chance: random.Random) -> str:
        """Kill it and start it again."""
        self.restart_all()
        return "kill"

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


def server_of(log: Path) -> int:
    """Whose bot wrote a log, by the server's process id."""
    return int(log.suffixes[-2].removeprefix("."))


def is_orphaned(text: str) -> bool:
    """Whether a process says that its server is gone, before or after anything of ours has run in it."""
    lines = text.strip().splitlines()
    return bool(lines) and lines[-1].startswith(ALONE) and not any("tablee" in line for line in lines)
