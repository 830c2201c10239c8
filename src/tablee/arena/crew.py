"""Who plays the batches: processes of this machine, or those of a Ray cluster. Neither changes any result."""

import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Protocol, Self

from tablee.arena.batch import Batch, Job, play_batch
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.table import TableForBots
from tablee.arena.worker import Worker


class Player(Protocol):
    """Plays batches, one at a time."""

    def play(self, batch: Batch) -> list[Played]:
        """Play a batch."""

    def close(self) -> None:
        """Leave, when nothing is played."""

    def kill(self) -> None:
        """Leave at once, from another thread."""


class Crew:
    """Players that share out batches, a thread for each to wait in."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self._free: SimpleQueue[Player] = SimpleQueue()
        for player in players:
            self._free.put(player)
        self._threads = ThreadPoolExecutor(len(players), thread_name_prefix="arena")

    def submit(self, batch: Batch) -> "Future[list[Played]]":
        """Let the next player that is free play a batch."""
        return self._threads.submit(self._play, batch)

    def _play(self, batch: Batch) -> list[Played]:
        player = self._free.get()
        try:
            return player.play(batch)
        finally:
            self._free.put(player)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Drop what is not begun, and end what is played: whoever leaves has all that it wanted."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for player in self.players:
            player.kill()
        self._threads.shutdown(wait=True)
        for player in self.players:
            player.close()


class InThisProcess:
    """A player without a process of its own: for bots that have no name to find them by, and for tests."""

    def __init__(self, experiment: Experiment) -> None:
        self.table = TableForBots(experiment, experiment.sitting())

    def play(self, batch: Batch) -> list[Played]:
        """Play a batch."""
        return play_batch(self.table, Job(batch))

    def close(self) -> None:
        """Nothing is held."""

    def kill(self) -> None:
        """Nothing can be stopped."""


def local_crew(experiment: Experiment, processes: int | None = None) -> Crew:
    """So many processes of this machine; otherwise as many as it has processors for us."""
    return Crew([Worker(experiment) for _ in range(processes or usable_processors())])


def usable_processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
