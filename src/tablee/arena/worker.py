"""A process that plays batches, and who looks after it: `python -m tablee.arena.worker NOTES` is the process.

It is spoken to in lines of JSON. Before it asks a bot it notes whom in a small file that both have in memory: so a bot
that ends its process, or never returns, is known by name, loses that game, and the rest of the batch is played anew.
"""

import json
import mmap
import os
import struct
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from tablee.arena.batch import NOBODY, Batch, Job, Note, play_batch
from tablee.arena.experiment import Experiment
from tablee.arena.played import Forfeit, Played
from tablee.arena.table import TableForBots
from tablee.bots.line_process import Ended, Late, LineProcess
from tablee.games.words import Refused, Text

ASKED = struct.Struct("<qqqd")  # the game of the batch, its decisions, the seat; since when (time.monotonic)
LOOK_SECONDS = 0.5  # between two looks at a process that plays
GRACE_SECONDS = 2.0  # beyond a bot's time, in which it should return by itself
START_SECONDS = 300.0  # to load, or to compile, rules and bots
QUIT = {"type": "quit"}


class Worker:
    """A process that plays batches of an experiment, one at a time. It is started when it is first needed."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self._notes = mmap.mmap(-1, ASKED.size)  # of no process yet
        self._process: LineProcess | None = None
        self._is_killed = False

    def play(self, batch: Batch) -> list[Played]:
        """Play a batch. `Refused` where that cannot be; `Ended` where this worker was killed."""
        job = Job(batch)
        while True:
            try:
                return self._played(job)
            except Ended as ended:
                if self._is_killed:
                    raise
                self._blame(job, Text("bot-ended-us", {"code": ended.code}), ended.last_words)
            except Late:
                self._blame(job, Text("bot-slow", {"seconds": self.experiment.timeout_seconds}), "")

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.quit(QUIT)
        self._process = None
        self._notes.close()

    def kill(self) -> None:
        """End the process now, also from another thread, and start no other."""
        self._is_killed = True
        if self._process:
            self._process.kill()

    def _played(self, job: Job) -> list[Played]:
        process = self._process or self._started()
        self._note(NOBODY, 0, 0)
        process.send({"type": "play", **job.as_json()})
        answer = self._awaited(process)
        return [Played.from_json(game) for game in answer["games"]]

    def _awaited(self, process: LineProcess) -> Mapping[str, Any]:
        """The next line of the process; `Late` when a bot holds it up."""
        while True:
            try:
                return process.receive(LOOK_SECONDS)  # type: ignore[no-any-return]
            except Late:
                game, _, _, since = ASKED.unpack_from(self._notes)
                allowed = self.experiment.timeout_seconds + GRACE_SECONDS if game != NOBODY else START_SECONDS
                if time.monotonic() - since > allowed:
                    process.kill()
                    raise

    def _started(self) -> LineProcess:
        with notes_file() as path:
            self._notes = mapped(path)
            self._note(NOBODY, 0, 0)
            process = self._process = LineProcess([sys.executable, "-P", "-m", "tablee.arena.worker", str(path)])
            process.send({"type": "experiment", "experiment": self.experiment.as_json()})
            ready = self._awaited(process)
        if "refused" in ready:
            raise Refused("arena-worker", reason=ready["refused"])
        return process

    def _blame(self, job: Job, deed: Text, last_words: str) -> None:
        """Whoever was being asked forfeits that game."""
        game, decisions, seat, _ = ASKED.unpack_from(self._notes)
        self._process = None
        if game == NOBODY or game in job.blamed:
            raise Refused("arena-worker", reason=last_words or str(deed))
        job.blamed[game] = (decisions, Forfeit(seat, deed))

    def _note(self, game: int, decisions: int, seat: int) -> None:
        ASKED.pack_into(self._notes, 0, game, decisions, seat, time.monotonic())


@contextmanager
def notes_file() -> Iterator[Path]:
    """A small file that two processes take into memory; nothing is left of it on disk when both have."""
    opened, path = tempfile.mkstemp(prefix="tablee-arena-")
    os.ftruncate(opened, ASKED.size)
    os.close(opened)
    try:
        yield Path(path)
    finally:
        with suppress(OSError):  # Windows keeps what is open
            Path(path).unlink()


def mapped(path: Path) -> mmap.mmap:
    """Such a file in memory."""
    with path.open("r+b") as notes:
        return mmap.mmap(notes.fileno(), ASKED.size)


# The process itself


def serve(path: str) -> None:
    """Answer lines until the input ends. What bots print goes to the error output: the other one is ours."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with mapped(Path(path)) as asked:
        experiment = Experiment.from_json(json.loads(sys.stdin.buffer.readline())["experiment"])
        try:
            table = TableForBots(experiment, experiment.sitting())
        except Refused as refused:
            tell(answers, {"refused": str(refused)})
            return
        tell(answers, {"ready": True})
        for line in iter(sys.stdin.buffer.readline, b""):
            message = json.loads(line)
            if message["type"] == "quit":
                break
            games = play_batch(table, Job.from_json(message), noting(asked))
            tell(answers, {"games": [game.as_json() for game in games]})


def noting(asked: mmap.mmap) -> Note:
    """Notes whom the process asks."""

    def note(game: int, decisions: int, seat: int) -> None:
        ASKED.pack_into(asked, 0, game, decisions, seat, time.monotonic())

    return note


def tell(answers: IO[bytes], message: Mapping[str, Any]) -> None:
    """Write a line."""
    answers.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    serve(sys.argv[1])
