"""How long a disk takes to keep something for good: no durable commit can be faster."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

WRITES, BYTES = 200, 4096


@dataclass(frozen=True)
class Syncs:
    """Milliseconds of one small write that is on the disk for good: the median, and the 99th of a hundred."""

    p50_ms: float
    p99_ms: float


def syncs(folder: Path) -> Syncs:
    """Write and sync a file in a folder, again and again."""
    with tempfile.TemporaryFile(dir=folder) as file:
        times = sorted(_write(file.fileno()) for _ in range(WRITES))
    return Syncs(times[WRITES // 2], times[WRITES * 99 // 100])


def _write(file: int) -> float:
    begin = perf_counter()
    os.write(file, bytes(BYTES))
    os.fsync(file)
    return (perf_counter() - begin) * 1000
