"""Players on an existing Ray cluster: an actor for each processor, each with a process of its own to play in."""

from typing import Any

from tablee.arena.batch import Batch
from tablee.arena.crew import Crew
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.worker import Worker
from tablee.games.words import Refused

MOST_LOST = 3  # actors of one player that may be lost with their machines


class RayWorker:
    """What runs in the cluster: a worker, spoken to in plain data."""

    def __init__(self, experiment: dict[str, Any]) -> None:
        self.worker = Worker(Experiment.from_json(experiment))

    def play(self, pair: tuple[int, int], number: int) -> list[Any]:
        """Play a batch."""
        return [game.as_json() for game in self.worker.play(Batch(pair, number))]

    def close(self) -> None:
        """End the process."""
        self.worker.close()


class RayPlayer:
    """A player in the cluster. A machine that is lost takes no batch along: another one plays it."""

    def __init__(self, ray: Any, experiment: Experiment) -> None:
        self._ray, self._experiment, self._lost = ray, experiment, 0
        self._actor = self._started()

    def play(self, batch: Batch) -> list[Played]:
        """Play a batch."""
        while True:
            try:
                games = self._ray.get(self._actor.play.remote(batch.pair, batch.number))
                return [Played.from_json(game) for game in games]
            except self._ray.exceptions.RayActorError:
                self._lost += 1
                if self._lost > MOST_LOST:
                    raise
                self._actor = self._started()

    def close(self) -> None:
        """Give the processor back."""
        self._ray.kill(self._actor)

    def kill(self) -> None:
        """Stop what is played: its process ends when its input does."""
        self._lost = MOST_LOST
        self._ray.kill(self._actor)

    def _started(self) -> Any:
        actor = self._ray.remote(num_cpus=1, max_restarts=0)(RayWorker)
        return actor.remote(self._experiment.as_json())


def ray_crew(experiment: Experiment, processes: int | None = None) -> Crew:
    """So many players, or all there is room for; raises as `connected` does."""
    ray = connected()
    room = int(ray.cluster_resources().get("CPU", 1))
    return Crew([RayPlayer(ray, experiment) for _ in range(processes or room)])


def connected() -> Any:
    """Ray, with the cluster that `RAY_ADDRESS` names or that runs on this machine.

    Raises `Refused` where Ray is not installed, or no cluster answers.
    """
    try:
        import ray
    except ImportError:
        raise Refused("arena-ray-missing") from None
    try:
        ray.init(address="auto", ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, RuntimeError) as error:
        raise Refused("arena-ray-cluster", error=str(error).splitlines()[0]) from None
    return ray
