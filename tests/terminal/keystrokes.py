"""A terminal as people have it: a process on a pseudo-terminal of 80 columns and 24 rows, typed at key by key."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

ROWS, COLUMNS = 24, 80
PATIENCE_SECONDS = 600  # for a machine that is busy, or compiles the rules first
SHOWN = 2000  # letters of what came in the place of what was waited for
STEERING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
UP, LEFT, HOME = "\x1b[A", "\x1b[D", "\x01"
ENTER, TAB, CTRL_C, CTRL_D = "\r", "\t", "\x03", "\x04"


class Terminal:
    """What a process shows, and what is typed to it."""

    def __init__(self, master: int, process: "subprocess.Popen[bytes]") -> None:
        self.master, self.process, self.raw, self.read_to = master, process, b"", 0

    @property
    def text(self) -> str:
        """Everything that was shown, without what steers the cursor."""
        return STEERING.sub("", self.raw.decode("utf-8", "replace"))

    def wait_for(self, words: str) -> str:
        """What is shown until these words come up after those waited for before; fails if they do not."""
        end = time.monotonic() + PATIENCE_SECONDS
        while words not in self.text[self.read_to :]:
            assert time.monotonic() < end, f"no “{words}” in:\n{self.text[self.read_to :][-SHOWN:]}"
            assert self._take_in(), f"no “{words}” before the end, in:\n{self.text[self.read_to :][-SHOWN:]}"
        place = self.text.index(words, self.read_to) + len(words)
        news, self.read_to = self.text[self.read_to : place], place
        return news

    def type(self, *keys: str) -> None:
        """Press keys; after a prompt was waited for, since only there a line is edited key by key."""
        os.write(self.master, "".join(keys).encode())

    def ended(self) -> int:
        """Wait for the end; the exit code."""
        while self._take_in():
            pass
        return self.process.wait(PATIENCE_SECONDS)

    def _take_in(self) -> bool:
        if not select.select([self.master], [], [], 1)[0]:
            return True
        try:
            news = os.read(self.master, 65536)
        except OSError:  # closed on the other side
            return False
        self.raw += news
        return bool(news)


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    """`tablee terminal` with these words, ended when the test is."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", "terminal", *words, "--pace", "0"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**environment, "TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)
