"""A run: rounds of play and of learning in turns, looks at what was learned, and checkpoints."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

import jax
import numpy as np

from tablee.learn.checkpoint import Folder, Progress
from tablee.learn.config import Config
from tablee.learn.curve import curve_svg
from tablee.learn.evaluation import Look, look
from tablee.learn.inputs import View
from tablee.learn.network import NETWORKS, Parameters, playable
from tablee.learn.ppo import Samples, Stats, learning_of, update_of
from tablee.learn.workers import Workers
from tablee.texts import Texts

Told = Callable[[Progress, float], None]
"""Is told after each round how far the run is, and the entropy of the policy in nats."""


class Trainer:
    """Learns, from the beginning or from a checkpoint, and writes into a folder."""

    def __init__(self, config: Config, view: View, workers: Workers, folder: Folder, texts: Texts) -> None:
        self.config, self.view, self.workers, self.folder, self.texts = config, view, workers, folder, texts
        network, learning = NETWORKS[view.kind], learning_of(config)
        weights = network.begin(config, view)
        self.progress = Progress(weights, learning.optimizer.init(weights))
        self.looking_seconds = 0.0  # that looks took, and not learning
        self._update = update_of(network.apply, learning)

    def resume(self) -> None:
        """Go on from the checkpoint; the numbers are those of a run that was never interrupted."""
        self.progress, tables = self.folder.load(self.config, self.progress)
        self.workers.restore(tables)

    def run(self, told: Told = lambda _progress, _entropy: None) -> None:
        """Learn until enough decisions were learned from."""
        while self.progress.samples < self.config.steps:
            if self.progress.rounds % self.config.every == 0:
                self.look()
            told(self.progress, self.round())
        self.look()

    def round(self) -> float:
        """Play, then learn. Returns the entropy of the policy."""
        progress, config = self.progress, self.config
        played = joined(self.workers.play(progress.weights, self._past(), progress.rounds))
        worth = config.entropy_after(progress.samples)
        entropies = [stats.entropy for stats in self._learn(played, worth)]
        progress.rounds += 1
        progress.samples += len(played.choice)
        return float(np.mean(entropies))

    def look(self) -> Look:
        """Measure the network, keep it among past ones, and write everything; only once after each round."""
        progress = self.progress
        if progress.looks and progress.looks[-1].round_number == progress.rounds:
            return progress.looks[-1]
        begun, weights = monotonic(), playable(self.config, self.view, progress.weights)
        progress.looks.append(look(self.config, weights, progress.rounds, progress.samples))
        progress.past.append(self.folder.keep(progress.samples, weights))
        weights.save(self.folder.weights)
        self.folder.curve.write_text(curve_svg(self.config, progress.looks, self.texts), encoding="utf-8")
        self.folder.save(self.config, progress, self.workers.states())
        self.looking_seconds += monotonic() - begun
        return progress.looks[-1]

    def _past(self) -> Parameters:
        """A network of the past, each as likely as the others."""
        random = np.random.default_rng([self.config.seed, self.progress.rounds])
        return self.folder.past(self.progress.past[random.integers(len(self.progress.past))])

    def _learn(self, samples: Samples, worth: float) -> Iterator[Stats]:
        """Go through all decisions some times, in minibatches."""
        progress = self.progress
        random = np.random.default_rng([self.config.seed, progress.rounds, 1])
        for places in minibatches(len(samples.choice), self.config, random):
            few = chosen_of(samples, places)
            progress.weights, progress.optimizer, stats = self._update(progress.weights, progress.optimizer, few, worth)
            yield stats


def minibatches(samples: int, config: Config, random: np.random.Generator) -> Iterator[np.ndarray]:
    """Places of samples, each about once an epoch; all minibatches have the same size, so that one is compiled."""
    count = max(1, samples // config.minibatch)
    for _ in range(config.epochs):
        yield from np.resize(random.permutation(samples), (count, config.minibatch))


def joined(parts: Sequence[Samples]) -> Samples:
    """Samples of several workers, one after the other."""
    return jax.tree.map(lambda *arrays: np.concatenate(arrays), *parts)  # type: ignore[no-any-return]


def chosen_of(samples: Samples, places: np.ndarray) -> Samples:
    """Some of the samples."""
    return jax.tree.map(lambda array: array[places], samples)  # type: ignore[no-any-return]
