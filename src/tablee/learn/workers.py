"""Who plays the rounds: workers in this process, one after the other, or on a Ray cluster. Neither changes a number."""

from collections.abc import Sequence
from typing import Protocol

from tablee.learn.config import Config
from tablee.learn.inputs import View
from tablee.learn.network import Parameters
from tablee.learn.ppo import Samples
from tablee.learn.selfplay import SelfPlay, State


class Workers(Protocol):
    """Play a round, each at its own tables; the learner has what they return in the order of their numbers."""

    def play(self, weights: Parameters, past: Parameters, shaping: float) -> list[Samples]:
        """A round of each."""

    def states(self) -> list[State]:
        """Everybody's tables."""

    def restore(self, states: Sequence[State]) -> None:
        """Go on from what `states` returned."""

    def close(self) -> None:
        """Let them go."""


class InThisProcess:
    """Workers without processes of their own."""

    def __init__(self, config: Config, view: View) -> None:
        self.workers = [SelfPlay(config, view, number) for number in range(config.workers)]

    def play(self, weights: Parameters, past: Parameters, shaping: float) -> list[Samples]:
        """A round of each, one after the other."""
        return [worker.play(weights, past, shaping) for worker in self.workers]

    def states(self) -> list[State]:
        """Everybody's tables."""
        return [worker.state() for worker in self.workers]

    def restore(self, states: Sequence[State]) -> None:
        """Go on from what `states` returned."""
        for worker, state in zip(self.workers, states, strict=True):
            worker.restore(state)

    def close(self) -> None:
        """Nothing is held."""
