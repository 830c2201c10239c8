"""Real programs in real terminals: what people see there, what they type, and how such a program can end."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

PATIENCE = 600.0  # seconds, for a machine that is busy, or compiles first: a test waits for a fact, never for a time
WIDE, USUAL = (50, 250), (24, 80)  # rows and columns
UP, LEFT, HOME = "\x1b[A", "\x1b[D", "\x01"
ENTER, TAB, CTRL_C, CTRL_D = "\r", "\t", "\x03", "\x04"
# The terminal becomes that of the program, so that Ctrl-C, and the end of the terminal, reach it.
IN_ITS_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("tablee", run_name="__main__")
"""
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Terminal:
    """A terminal with `tablee` in it."""

    def __init__(self, words: list[str], environment: Mapping[str, str], size: tuple[int, int]) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        own = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.shown = ""
        self.program = subprocess.Popen(
            [sys.executable, "-c", IN_ITS_TERMINAL, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**own, "TERM": "xterm", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def wait_for(self, words: str) -> str:
        """Read until the screen has shown these words; returns what it showed up to them, and leaves the rest."""
        assert self.shows(words), f"{words!r} is not in: {self.shown}"
        before, found, self.shown = self.shown.partition(words)
        return before + found

    def shows(self, words: str) -> bool:
        """Whether the screen shows these words before the program ends."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.shown:
            if not self._read(deadline):
                return False
        return True

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.press(line, ENTER)

    def press(self, *keys: str) -> None:
        """Press keys; after a prompt was waited for, since only there a line is edited key by key."""
        os.write(self._master, "".join(keys).encode())

    def close(self) -> None:
        """Close the window while the program runs."""
        os.close(self._master)
        self._master = -1

    def end(self) -> str:
        """Wait for the program to end by itself; returns what it showed last."""
        deadline = time.monotonic() + PATIENCE
        while self._master >= 0 and self._read(deadline):
            pass
        self.program.wait(PATIENCE)
        return self.shown

    def _read(self, deadline: float) -> bool:
        """Read what there is; False where the program has ended, or nothing comes."""
        ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
        try:
            found = os.read(self._master, 65536) if ready else b""
        except OSError:
            return False
        self.shown = ESCAPE.sub("", self.shown + found.decode("utf-8", "replace").replace("\r", ""))
        return bool(found)

    def tear_down(self) -> None:
        """Leave nothing behind."""
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
        self.program.wait()
        if self._master >= 0:
            os.close(self._master)


@contextmanager
def terminal(*words: str, size: tuple[int, int] = WIDE, **environment: str) -> Iterator[Terminal]:
    """`tablee` with these words in a terminal, until the test has seen enough."""
    opened = Terminal(list(words), environment, size)
    try:
        yield opened
    finally:
        opened.tear_down()
