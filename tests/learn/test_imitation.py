"""A run that begins as another level plays: what that level decides becomes likely, and it stays as an opponent."""

from dataclasses import replace
from pathlib import Path

import jax
import numpy as np

from tablee.learn.imitation import watched_decisions
from tablee.learn.inputs import view_of
from tablee.learn.network import Parameters, apply_of
from tests.learn.runs import TINY, trainer_in

RUN = replace(TINY, imitated="greedy", watched=2100)
VIEW = view_of(RUN)


def likelihood(weights: Parameters) -> float:
    """How likely the decisions of the level are, in the mean of their logarithms."""
    watched = watched_decisions(replace(RUN, seed=9, watched=300), VIEW)
    scores, _ = apply_of(VIEW)(weights, watched.situation)
    return float(np.take_along_axis(np.asarray(jax.nn.log_softmax(scores)), watched.choice[:, None], axis=1).mean())


def test_a_run_begins_as_the_level_that_it_imitates_and_keeps_it(tmp_path: Path) -> None:
    with trainer_in(tmp_path, RUN) as trainer:
        before = likelihood(trainer.progress.weights)
        trainer.imitate()
        assert likelihood(trainer.progress.weights) > before
        trainer.run()
        assert trainer.progress.imitated == "greedy.npz"
        assert (tmp_path / "past" / "greedy.npz").exists()
