"""A run: rounds of play and of learning in turns, looks at what was learned, and checkpoints."""

from collections.abc import Callable, Sequence
from time import monotonic

import jax
import numpy as np

from tablee.learn.checkpoint import Folder, Progress
from tablee.learn.config import Config
from tablee.learn.curve import curve_svg
from tablee.learn.evaluation import look
from tablee.learn.imitation import imitated
from tablee.learn.inputs import View
from tablee.learn.network import Parameters, apply_of, begin, playable
from tablee.learn.ppo import Samples, learn_of, learning_of
from tablee.learn.workers import Workers
from tablee.texts import Texts

IMITATED_SHARE = 0.5  # of the rounds
Told = Callable[[Progress, float], None]
"""Is told after each round how far the run is, and the entropy of the policy in nats."""


class Trainer:
    """Learns, from the beginning or from a checkpoint, and writes into a folder."""

    def __init__(self, config: Config, view: View, workers: Workers, folder: Folder, texts: Texts) -> None:
        self.config, self.view, self.workers, self.folder, self.texts = config, view, workers, folder, texts
        learning, weights = learning_of(config), begin(config, view)
        self.progress = Progress(weights, learning.optimizer.init(weights))
        self.looking_seconds = 0.0  # that looks took, and not learning
        self._learn = learn_of(apply_of(view), learning)

    def resume(self) -> None:
        """Go on from the checkpoint; the numbers are those of a run that was never interrupted."""
        self.progress, tables = self.folder.load(self.config, self.progress)
        self.workers.restore(tables)

    def run(self, told: Told = lambda _progress, _entropy: None) -> None:
        """Learn until enough decisions were learned from."""
        if self.config.imitated and not self.progress.imitated:
            self.imitate()
        while self.progress.samples < self.config.steps:
            if self.progress.rounds % self.config.every == 0:
                self.look()
            told(self.progress, self.round())
        self.look()

    def imitate(self) -> None:
        """Keep a network that plays as another level does as an opponent; who begins as no other begins as that."""
        weights = imitated(self.config, self.view, self.progress.weights)
        self.progress.imitated = self.folder.keep(self.config.imitated, playable(self.config, self.view, weights))
        if not self.config.begins_as:
            self.progress.weights = weights

    def round(self) -> float:
        """Play, then learn. Returns the entropy of the policy."""
        progress, config = self.progress, self.config
        played = joined(self.workers.play(progress.weights, self._past(), config.shaping_after(progress.samples)))
        batches = minibatches(np.flatnonzero(played.is_known), len(played.choice), config, progress.rounds)
        worth, rate = config.entropy_after(progress.samples), config.rate_after(progress.samples)
        progress.weights, progress.optimizer, stats = self._learn(
            progress.weights, progress.optimizer, played, batches, worth, rate
        )
        progress.rounds += 1
        progress.samples += int(played.is_known.sum())
        return float(stats.entropy)

    def look(self) -> None:
        """Measure the network, keep it among past ones, and write everything; only once after each round."""
        progress = self.progress
        if progress.looks and progress.looks[-1].round_number == progress.rounds:
            return
        begun, weights = monotonic(), playable(self.config, self.view, progress.weights)
        progress.looks += look(self.config, weights, progress.rounds, progress.samples)
        progress.past.append(self.folder.keep(progress.samples, weights))
        weights.save(self.folder.weights)
        self.folder.curve.write_text(curve_svg(self.config, progress.looks, self.texts), encoding="utf-8")
        self.folder.save(self.config, progress, self.workers.states())
        self.looking_seconds += monotonic() - begun

    def _past(self) -> Parameters:
        """A network of the past, each as likely as the others; or in half of the rounds the level that is imitated.

        Who studies a network meets only that: the first of the past.
        """
        if self.config.is_study:
            return self.folder.past(self.progress.past[0])
        random = np.random.default_rng([self.config.seed, self.progress.rounds])
        if self.progress.imitated and random.random() < IMITATED_SHARE:
            return self.folder.past(self.progress.imitated)
        return self.folder.past(self.progress.past[random.integers(len(self.progress.past))])


def minibatches(known: np.ndarray, samples: int, config: Config, round_number: int) -> np.ndarray:
    """Places of samples that are known, each about once an epoch; always as many, so that one loop is compiled."""
    random = np.random.default_rng([config.seed, round_number, 1])
    count = max(1, samples // config.minibatch)
    epochs = [np.resize(random.permutation(known), (count, config.minibatch)) for _ in range(config.epochs)]
    return np.concatenate(epochs).astype(np.int32)


def joined(parts: Sequence[Samples]) -> Samples:
    """Samples of several workers, one after the other."""
    if len(parts) == 1:
        return parts[0]
    return jax.tree.map(lambda *arrays: np.concatenate(arrays), *parts)  # type: ignore[no-any-return]
