"""The record of a match on disk: replaced as a whole, so that whoever reads it, whenever, finds all of it."""

import errno
import os
import shlex
import stat
from pathlib import Path

from tablee.command import command
from tablee.file_lock import ReplacedFileLock
from tablee.games.words import Refused, Text

REASONS = {
    errno.ENOENT: Text("unwritable-no-folder"),
    errno.ENOTDIR: Text("unwritable-no-folder"),
    errno.EACCES: Text("unwritable-not-allowed"),
    errno.EPERM: Text("unwritable-not-allowed"),
    errno.EROFS: Text("unwritable-not-allowed"),
    errno.EISDIR: Text("unwritable-folder"),
    errno.ENOSPC: Text("unwritable-full"),
    errno.EEXIST: Text("unwritable-changed"),
}
Version = tuple[int, int, int]  # of a file: other bytes have another one


class RecordFile:
    """A file that holds one match.

    While its match is played here, no other terminal takes it; and what another program wrote there is not replaced.
    """

    def __init__(self, path: Path, name: str | None = None) -> None:
        self.path = path.resolve()  # a link stays a link: what it leads to is replaced
        self.name = name or shlex.quote(str(path))  # as it is typed in a command
        self._version: Version | None = None  # what this program knows of the file
        self._lock = ReplacedFileLock()

    @property
    def is_new(self) -> bool:
        """Whether it was neither read nor written yet."""
        return self._version is None

    def check_free(self) -> None:
        """Refuse to take the place of anything that is there already; an empty file has nothing to lose."""
        found = stat_of(self.path)
        if found and stat.S_ISDIR(found.st_mode):
            raise unwritable(self.path, IsADirectoryError(errno.EISDIR, ""))
        if found and is_running_record(self.path):
            go_on = command(f"terminal --continue {self.name}")
            raise Refused("record-exists-running", file=str(self.path), command=go_on)
        if found and (found.st_size or not stat.S_ISREG(found.st_mode)):
            raise Refused("record-exists", file=str(self.path))
        self._version = version_of(self.path)

    def check_writable(self) -> None:
        """Refuse a file that cannot be replaced, and leave it as it is."""
        try:
            write_through(self._draft, "")
            self._draft.unlink()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def read(self) -> str:
        """What the file holds; refused where it is no text."""
        try:
            self._version = version_of(self.path)
            return self.path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise Refused("record-file", file=str(self.path)) from None

    def take(self) -> None:
        """Let no other terminal play the match of this file; refused where one does."""
        if not self._lock.take(self.path):
            raise Refused("match-elsewhere", file=str(self.path))

    def release(self) -> None:
        """Let others have the file."""
        self._lock.release()

    def write(self, text: str) -> None:
        """Replace what the file holds, once all of the new text is on the disk; `OSError` where that fails."""
        if version_of(self.path) not in (None, self._version):
            raise FileExistsError(errno.EEXIST, "changed by another program")
        try:
            write_through(self._draft, text)
            self._lock.take(self._draft)  # before it stands in the place of the file that was ours
            self._draft.replace(self.path)
        except OSError:
            self._draft.unlink(missing_ok=True)
            raise
        self._version = version_of(self.path)
        settle_folder(self.path.parent)

    @property
    def _draft(self) -> Path:
        return self.path.with_name(f".{self.path.name}.tablee-draft")


def version_of(path: Path) -> Version | None:
    """What tells a file from any other that was there before or comes after; None where there is none."""
    found = stat_of(path)
    return (found.st_ino, found.st_mtime_ns, found.st_size) if found else None


def stat_of(path: Path) -> os.stat_result | None:
    """What the system says of a file; None where there is none that we may know of."""
    try:
        return path.stat()
    except OSError:
        return None


def write_through(path: Path, text: str) -> None:
    """Write a file down to the disk."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def is_running_record(path: Path) -> bool:
    """Whether a file ends as the record of a match that is not over."""
    try:
        return path.is_file() and path.read_text(encoding="utf-8").rstrip().endswith("\nrunning")
    except (OSError, UnicodeDecodeError):
        return False


def settle_folder(folder: Path) -> None:
    """Let a new name in a folder outlast a power cut, where the system can do that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def unwritable(path: Path, error: OSError) -> Refused:
    """Why a file cannot be written, and what to do."""
    reason = REASONS.get(error.errno or 0) or error.strerror or str(error)
    return Refused("record-unwritable", file=str(path), reason=reason)
