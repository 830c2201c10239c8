"""How much room the disk has left, and a warning before there is none."""

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tablee.server.ops.metrics import DISK_FREE

logger = logging.getLogger(__name__)

MEGABYTE = 1_000_000
LOOK_SECONDS = 60.0  # between two looks
REMIND_SECONDS = 6 * 3600.0  # until the log complains of the same once more


class Room(StrEnum):
    """Whether there is room: enough, little, or so little that games will soon be refused."""

    ENOUGH = "enough"
    LOW = "low"
    CRITICAL = "critical"


class DiskSpace(NamedTuple):
    """What the fullest of our disks has left, in bytes."""

    free: int
    total: int
    room: Room


class DiskWatch:
    """Looks at the disks of some folders now and then. Lives on the event loop; a look runs in a thread."""

    def __init__(
        self, folders: Iterable[Path], low: float, critical: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._folders, self._now = list(folders), now
        self._least = {Room.CRITICAL: critical * MEGABYTE, Room.LOW: low * MEGABYTE}
        self._complained: tuple[Room, float] = (Room.ENOUGH, now())

    async def run(self) -> None:
        """Look, and complain where that is due, until this task is cancelled."""
        while True:
            self.complain(await self.look())
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> DiskSpace:
        """The fullest disk, now: one that the network brings may keep a look waiting."""
        return await asyncio.to_thread(self._fullest)

    def _fullest(self) -> DiskSpace:
        found = [usage for folder in self._folders if (usage := usage_of(folder))]
        free, total = min(found, default=(0, 0))
        DISK_FREE.set(free)
        return DiskSpace(free, total, self._room(free))

    def _room(self, free: int) -> Room:
        return next((room for room, least in self._least.items() if free < least), Room.ENOUGH)

    def complain(self, space: DiskSpace) -> None:
        """Say in the log that room runs out: at once when it gets worse, and otherwise now and then."""
        (before, since), ranks = self._complained, list(Room)
        is_worse = ranks.index(space.room) > ranks.index(before)
        if space.room != Room.ENOUGH and not is_worse and self._now() - since < REMIND_SECONDS:
            return
        self._complained = space.room, self._now()
        if space.room != Room.ENOUGH:
            level = logging.ERROR if space.room == Room.CRITICAL else logging.WARNING
            logger.log(level, "the disk is nearly full: %d MB are left", space.free // MEGABYTE)


def usage_of(folder: Path) -> tuple[int, int] | None:
    """What the disk of a folder has left, and in all; nothing where we may not look, or the disk is not there now."""
    try:
        usage = shutil.disk_usage(existing(folder))
    except OSError:
        return None
    return usage.free, usage.total


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there already."""
    return next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
