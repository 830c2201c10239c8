"""Real processes: who started whom, and waiting for what they do."""

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0  # seconds, on a busy machine


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for a fact."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def children_of(process: int) -> list[int]:
    """The processes that a process has started, where the system has a list of all."""
    parents = {int(status.parent.name): parent_in(status) for status in Path("/proc").glob("[0-9]*/status")}
    return [child for child, parent in parents.items() if parent == process]


def parent_in(status: Path) -> int:
    """The process that started one; 0 for one that has ended meanwhile."""
    try:
        lines = status.read_text("utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("PPid:")), 0)


def is_running(process: int) -> bool:
    """Whether a process has not ended; one that nobody has looked after yet, on a busy machine, has."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("ascii", errors="replace").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"
