"""The file of finished batches: an experiment goes on from it after an interruption, and with more games.

The first line is the experiment, each further one a batch; a line is on disk before the next one begins. A line that
was cut off by the interruption is dropped, and its batch played again.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.arena.batch import Batch
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.file_lock import is_locked_for_us
from tablee.games.words import Refused

FORMAT = 1


class SaveFile:
    """Finished batches on disk, for one arena at a time.

    Raises `Refused` for a file of another experiment, one that another arena writes, and one that cannot be written.
    """

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path, self.header = path, header_of(experiment)
        self.batches: dict[Batch, list[Played]] = {}
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise Refused("arena-save-file", file=str(path), reason=error.strerror or str(error)) from None
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def add(self, batch: Batch, games: Sequence[Played]) -> None:
        """Write a batch; it is on disk when this returns."""
        self._write({"pair": batch.pair, "number": batch.number, "games": [game.as_json() for game in games]})

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    def _begin(self) -> None:
        if not is_locked_for_us(self._file.fileno()):
            raise Refused("arena-save-elsewhere", file=str(self.path))
        self._file.seek(0)
        content = self._file.read()
        whole, _, cut_off = content.rpartition(b"\n")
        if not whole and line_of(self.header).startswith(cut_off):
            self._file.truncate(0)
            self._write(self.header)
            return
        for line in self._lines(whole):
            first, second = line["pair"]
            self.batches[Batch((first, second), line["number"])] = [Played.from_json(game) for game in line["games"]]
        self._file.truncate(len(content) - len(cut_off))

    def _lines(self, whole: bytes) -> list[dict[str, Any]]:
        """The lines below the header; `Refused` for a file that is not of this experiment."""
        try:
            header, *lines = map(json.loads, whole.split(b"\n"))
        except ValueError:
            header, lines = None, []
        if header != self.header:
            raise Refused("arena-save-other", file=str(self.path), differs=", ".join(differing(header, self.header)))
        return lines

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(line_of(line))
        self._file.flush()
        os.fsync(self._file.fileno())


def header_of(experiment: Experiment) -> dict[str, Any]:
    """What must be the same for batches to be of one experiment."""
    header = {"arena": FORMAT, "rules": experiment.rules.version, **experiment.as_json()}
    return json.loads(json.dumps(header))  # type: ignore[no-any-return]


def line_of(data: dict[str, Any]) -> bytes:
    """Plain data on a line."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def differing(one: Any, other: dict[str, Any]) -> list[str]:
    """The names of what differs between two headers."""
    if not isinstance(one, dict):
        return ["arena"]
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]
