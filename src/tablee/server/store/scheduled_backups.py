"""Backups that a running server makes by itself: one every so often, of which the newest are kept.

Each is made by the command `tablee backup` in a process of its own: a long one keeps neither the event loop nor the
end of the server waiting.
"""

import asyncio
import logging
import os
import shutil
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from tablee.file_lock import ReplacedFileLock
from tablee.games.words import Refused
from tablee.server.ops import logs
from tablee.server.ops.disk_space import existing
from tablee.server.store.database import Database

logger = logging.getLogger(__name__)

NAME = "tablee-backup-%Y-%m-%d-%H%M%S.sqlite3"
OURS = "tablee-backup-????-??-??-??????.sqlite3"  # what we made, and may remove
DRAFTS = f"{OURS}.*.new*"  # what a backup leaves that was killed
MINUTE, HOUR = 60.0, 3600.0


class Backup(Struct, frozen=True):
    """A backup that is there, and whole."""

    file: str
    at: int  # milliseconds since 1970
    bytes: int


class ScheduledBackups:
    """Makes a backup whenever one is due. Lives on the event loop.

    `problem` says why the last one failed; it is tried again within the hour, and the older ones stay meanwhile.
    """

    def __init__(
        self,
        database: Database,
        folder: Path,
        every: float | None,
        keep: int,
        spare: float = 0,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.folder, self.every, self.keep = folder, every, keep
        self._database, self._spare, self._now = database, spare, now
        self._tried = 0.0
        self.problem: Refused | None = None

    async def run(self) -> None:
        """Make backups until this task is cancelled; without an interval, none."""
        while self.every is not None:
            await self.make_in_turn()
            await asyncio.sleep(min(MINUTE, self.every))

    async def make_in_turn(self) -> None:
        """Make a backup if one is due. Workers share a folder: one at a time, and who comes second finds it made."""
        turn = ReplacedFileLock()
        try:
            if self.is_due() and await asyncio.to_thread(self._is_ours, turn) and self.is_due():
                await self.make()
        finally:
            turn.release()
        if not self._is_old():  # whoever made the newest: what went wrong here before is mended
            self.problem = None

    def _is_ours(self, turn: ReplacedFileLock) -> bool:
        """Whether nobody else makes one now; where the folder cannot be used, making one will say why."""
        try:
            self._make_folder()
            return turn.take(self.folder)
        except OSError:
            return True

    def is_due(self) -> bool:
        """Whether the newest backup is old enough, and the last one that failed long enough ago."""
        has_waited = not self.problem or self._now() - self._tried >= min(self.every or 0.0, HOUR)
        return self._is_old() and has_waited

    def _is_old(self) -> bool:
        """Whether the newest backup is old enough, however often the server was started since."""
        newest = self.newest()
        return self._now() - (newest.at / 1000 if newest else 0.0) >= (self.every or 0.0)

    async def make(self) -> None:
        """Make a backup; when it is whole, remove those that are too many. What goes wrong is logged and kept."""
        self._tried = self._now()
        try:
            file = self.folder / time.strftime(NAME, time.localtime(self._tried))
            await asyncio.to_thread(self._make_room)
            await self._back_up(file)
            self._remove_old()
        except OSError as error:
            self._fail(Refused("backup-failed", reason=error.strerror or str(error)))
        except Refused as refused:
            self._fail(refused)
        else:
            self.problem = None
            logs.note(logger, "backup made", file=file.name)

    def _fail(self, refused: Refused) -> None:
        self.problem = refused
        logger.error("no backup was made: %s", refused)

    def _make_folder(self) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _make_room(self) -> None:
        """A folder for it, without what is left of backups that were killed; `Refused` where it would fill the disk."""
        self._make_folder()
        for draft in self.folder.glob(DRAFTS):
            draft.unlink(missing_ok=True)
        if shutil.disk_usage(existing(self.folder)).free < self._database.size() + self._spare:
            raise Refused("backup-no-room", folder=str(self.folder))

    async def _back_up(self, file: Path) -> None:
        """Let the command make it; what it says goes with the refusal where it fails."""
        words, variables = ("-m", "tablee", "backup", str(file)), {**os.environ, **self._database.environment()}
        process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=PIPE, stderr=PIPE, env=variables)
        try:
            _, said = await process.communicate()
        finally:
            await end(process)
        if process.returncode != 0:
            lines = said.decode(errors="replace").split("\n")
            raise Refused("backup-failed", reason=next((line for line in reversed(lines) if line.strip()), ""))

    def _remove_old(self) -> None:
        for old in self._made_by_now()[self.keep :]:
            (self.folder / old.file).unlink(missing_ok=True)

    def newest(self) -> Backup | None:
        """The backup that was made last."""
        return next(iter(self._made_by_now()), None)

    def _made_by_now(self) -> list[Backup]:
        """The backups but for those of a clock that was wrong: what is dated in the future puts nothing off."""
        return [backup for backup in self.kept() if backup.at / 1000 <= self._now() + MINUTE]

    def kept(self) -> list[Backup]:
        """The backups that are there, the newest first; none where we may not look: the next one says why."""
        found = []
        with suppress(OSError):
            found = [backup for file in self.folder.glob(OURS) if (backup := backup_in(file))]
        return sorted(found, key=lambda backup: (backup.at, backup.file), reverse=True)


def backup_in(file: Path) -> Backup | None:
    """The backup of a file; none where somebody took it away meanwhile."""
    try:
        stat = file.stat()
    except OSError:
        return None
    return Backup(file.name, int(stat.st_mtime * 1000), stat.st_size)


async def end(process: Process) -> None:
    """End a process that is not needed any more, if it goes on, and let go of what it says."""
    if process.returncode is None:
        process.kill()
        await process.communicate()
