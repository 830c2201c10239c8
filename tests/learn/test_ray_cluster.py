"""A Ray cluster of two workers learns the same numbers as this process."""

import time
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from tablee.games.words import Refused
from tablee.learn.checkpoint import Folder
from tablee.learn.inputs import view_of
from tablee.learn.network import Parameters
from tablee.learn.ray_workers import OnRay
from tablee.learn.trainer import Trainer
from tablee.learn.workers import InThisProcess, Workers
from tablee.texts import Texts
from tests.arena.test_ray import START_SECONDS, cluster
from tests.learn.test_ray_workers import CONFIG

__all__ = ["cluster"]


def learned(path: Path, workers: Workers) -> Parameters:
    with closing(Folder(path)) as folder, closing(workers):
        trainer = Trainer(CONFIG, view_of(CONFIG), workers, folder, Texts("en"))
        trainer.run()
    return trainer.progress.weights


def workers_at(address: str, monkeypatch: pytest.MonkeyPatch) -> OnRay:
    """The cluster's workers, once it answers."""
    monkeypatch.setenv("RAY_ADDRESS", address)
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            return OnRay(CONFIG, view_of(CONFIG))
        except Refused:
            if time.monotonic() > until:
                raise
            time.sleep(1)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("cluster")
def test_a_cluster_learns_the_same(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = learned(tmp_path / "there", workers_at(request.getfixturevalue("cluster"), monkeypatch))
    here = learned(tmp_path / "here", InThisProcess(CONFIG, view_of(CONFIG)))
    for name, array in here.items():
        assert np.array_equal(array, there[name]), name
