"""Workers on a cluster play the rounds that workers here would: what runs there is spoken to in plain, pickled data."""

import pickle
import sys
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tablee.games.words import Refused
from tablee.learn.inputs import view_of
from tablee.learn.network import begin
from tablee.learn.ray_workers import OnRay, RayWorker, plain
from tablee.learn.workers import InThisProcess
from tests.learn.runs import TINY

CONFIG = replace(TINY, workers=2)


def sent(data: Any) -> Any:
    """Data as it arrives in another process."""
    return pickle.loads(pickle.dumps(data))


def test_what_runs_in_the_cluster_plays_the_same_rounds() -> None:
    view = view_of(CONFIG)
    weights = begin(CONFIG, view)
    here = InThisProcess(CONFIG, view)
    there = [RayWorker(*sent((CONFIG.as_json(), view, number))) for number in range(CONFIG.workers)]
    first = here.play(weights, weights, 0.0)
    states = [worker.state() for worker in here.workers]
    for worker, state in zip(there, states, strict=True):
        worker.restore(sent(state))
    second = here.play(weights, weights, 0.0)
    again = [sent(worker.play(sent(plain(weights)), sent(plain(weights)), 0.0)) for worker in there]
    assert all(map(np.array_equal, jax.tree.leaves(second), jax.tree.leaves(again)))
    assert not all(map(np.array_equal, jax.tree.leaves(first[0]), jax.tree.leaves(first[1])))


def test_where_ray_is_not_installed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match="arena-ray-missing"):
        OnRay(CONFIG, view_of(CONFIG))
