"""A network learns Olives from nothing, and another one what it does wrong."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from tablee.learn.best_response import response_run
from tablee.learn.network import Parameters
from tests.learn.runs import SHORT, TINY, trainer_in

CLEARLY_BETTER = 0.65  # of the games against random: nobody who has learned nothing wins so much of these deals


def test_a_short_run_learns_to_beat_random(tmp_path: Path) -> None:
    with trainer_in(tmp_path, SHORT) as trainer:
        trainer.run()
    before, after = trainer.progress.looks
    assert before.share < 0.6, "these deals say nothing: a network that has learned nothing wins them"
    assert after.share > CLEARLY_BETTER
    assert after.low > 0.5
    assert "<svg" in trainer.folder.curve.read_text("utf-8")


def are_equal(some: Parameters, others: Parameters) -> bool:
    return all(np.array_equal(array, others[name]) for name, array in some.items())


def test_who_studies_a_network_begins_as_it_and_meets_it_alone(tmp_path: Path) -> None:
    with trainer_in(tmp_path / "studied", TINY) as trainer:
        trainer.run()
    network = trainer.folder.weights
    study = replace(response_run("olives", 2, network), steps=4_000, lanes=32, horizon=16, minibatch=256, deals=10)
    with trainer_in(tmp_path / "response", study) as student:
        assert are_equal(student.progress.weights, trainer.progress.weights)
        student.run()
        assert not are_equal(student.progress.weights, trainer.progress.weights)
        assert are_equal(student.folder.past(student.progress.past[0]), trainer.progress.weights)
    assert [look.games for look in student.progress.looks] == [20, 20]
    with trainer_in(tmp_path / "response", study) as again:
        again.resume()
        assert again.progress.samples == student.progress.samples
