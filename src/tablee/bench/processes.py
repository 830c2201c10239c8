"""Programs that are measured: each on its core, and none left behind."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
PATIENCE = 120.0  # seconds for a server to open or to close, and for people to sit down, on a busy machine
SERVER, LOAD = 0, 1  # the first core of those we may use, and the second


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    process: int
    port: int


class Failed(Exception):
    """A program that did not do its part, with what it said."""


class Missing(Failed):
    """A program that is not on this machine, or that could not be fetched."""


def cores() -> list[int]:
    """The cores that programs can be kept on; none where the system has no way to do so, or only one."""
    if sys.platform != "linux":
        return []
    found = sorted(os.sched_getaffinity(0))
    return found if len(found) > 1 else []


def busy() -> float | None:
    """How many programs wanted a core during the last minute, where the system tells."""
    return os.getloadavg()[0] if sys.platform != "win32" else None


@contextmanager
def on_core(place: int, is_wanted: bool = True) -> Iterator[None]:
    """Programs that are started meanwhile stay on one core, if that is wanted."""
    found = cores() if is_wanted else []
    if sys.platform != "linux" or not found:
        yield
        return
    os.sched_setaffinity(0, {found[place]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, found)


@contextmanager
def serving(
    command: Sequence[str], log: Path, variables: Mapping[str, str], is_pinned: bool = True
) -> Iterator[Running]:
    """A server in a process of its own, until it is not needed any more."""
    with log.open("wb") as said, on_core(SERVER, is_pinned):
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=said, stderr=said, env={**os.environ, **variables}
        )
    try:
        yield Running(process.pid, port_of(process, log))
    finally:
        end(process)


def port_of(process: "subprocess.Popen[bytes]", log: Path) -> int:
    """Wait until a server tells its port."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        found = re.search(rb"http://127\.0\.0\.1:(\d+)/", log.read_bytes())
        if found:
            return int(found[1])
        time.sleep(0.05)
    raise Failed(f"The server did not open:\n{log.read_text('utf-8', errors='replace')}")


def end(process: "subprocess.Popen[bytes]") -> None:
    """Stop a server as Ctrl-C does, or at once if it does not listen."""
    if process.stdin:
        process.stdin.close()
    try:
        if sys.platform == "win32":
            process.terminate()
        else:
            process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()


def output_of(command: Sequence[str], seconds: float, is_pinned: bool = True) -> bytes:
    """What a program prints, on the core for the load; it may take so long and the usual patience."""
    try:
        with on_core(LOAD, is_pinned):
            done = subprocess.run(command, capture_output=True, timeout=seconds + PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise Failed("The load took too long.") from None
    if done.returncode != 0:
        raise Failed(f"The load failed:\n{done.stderr.decode(errors='replace')}")
    return done.stdout
