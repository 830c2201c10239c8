"""Workers on an existing Ray cluster: an actor for each plays, and this process learns."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.arena.ray_crew import connected
from tablee.learn.config import Config
from tablee.learn.inputs import View
from tablee.learn.network import Parameters, as_parameters
from tablee.learn.ppo import Samples
from tablee.learn.selfplay import SelfPlay, State


class RayWorker:
    """What runs in the cluster: tables, spoken to in plain arrays."""

    def __init__(self, config: dict[str, Any], view: View, number: int) -> None:
        self.tables = SelfPlay(Config.from_json(config), view, number)

    def play(self, weights: State, past: State, shaping: float) -> Samples:
        """A round."""
        return self.tables.play(as_parameters(weights), as_parameters(past), shaping)

    def state(self) -> State:
        """The tables."""
        return self.tables.state()

    def restore(self, state: State) -> None:
        """Go on from there. Arrays of the cluster's memory cannot be written: they are copied."""
        self.tables.restore(state)


class OnRay:
    """Actors of the cluster that `RAY_ADDRESS` names, or that runs on this machine.

    Raises `Refused` where Ray is not installed, or no cluster answers. A worker that is lost ends the run, which goes
    on from its checkpoint.
    """

    def __init__(self, config: Config, view: View) -> None:
        self._ray = connected()
        actor = self._ray.remote(num_cpus=1)(RayWorker)
        self._actors = [actor.remote(config.as_json(), view, number) for number in range(config.workers)]

    def play(self, weights: Parameters, past: Parameters, shaping: float) -> list[Samples]:
        """A round of each, all at once."""
        sent, sent_past = (self._ray.put(plain(parameters)) for parameters in (weights, past))
        rounds = self._ray.get([actor.play.remote(sent, sent_past, shaping) for actor in self._actors])
        return list(rounds)

    def states(self) -> list[State]:
        """Everybody's tables."""
        return list(self._ray.get([actor.state.remote() for actor in self._actors]))

    def restore(self, states: Sequence[State]) -> None:
        """Go on from what `states` returned."""
        self._ray.get([actor.restore.remote(state) for actor, state in zip(self._actors, states, strict=True)])

    def close(self) -> None:
        """Give the processors back."""
        for actor in self._actors:
            self._ray.kill(actor)


def plain(parameters: Parameters) -> State:
    """Weights as arrays of NumPy."""
    return {name: np.asarray(array) for name, array in parameters.items()}
