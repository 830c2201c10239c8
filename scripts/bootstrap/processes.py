"""Running other programs and telling how far it is."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

IS_WINDOWS = os.name == "nt"


@contextmanager
def ending_politely() -> Iterator[None]:
    """Whoever asks this program to end, or closes its terminal, lets it end what it started."""
    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) != signal.SIG_IGN:
            before[number] = signal.signal(number, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def is_locked_for_us(file: int) -> bool:
    """Whether the file is ours now; the system gives it back when this process ends, however it ends."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def say(sentence: str, end: str = "\n") -> None:
    """Tell the person; standard output belongs to the command that is run."""
    print(sentence, end=end, file=sys.stderr, flush=True)


def succeeds(command: Sequence[object]) -> bool:
    words = [str(word) for word in command]
    try:
        return subprocess.call(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except FileNotFoundError:
        return False


def hand_over(command: list[str]) -> int:
    """Become the command: it hears Ctrl-C and stop signals itself, and its exit code is ours."""
    if not IS_WINDOWS:
        replace_this_process(command)
    with subprocess.Popen(command) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue


def replace_this_process(command: list[str]) -> NoReturn:
    os.execv(command[0], command)
