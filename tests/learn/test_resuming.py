"""A run that was interrupted goes on as if it had not been."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tablee.games.words import Refused
from tablee.learn.checkpoint import Folder, Progress
from tests.learn.runs import TINY, trainer_in


def stop_after_three_rounds(progress: Progress, _entropy: float) -> None:
    if progress.rounds == 3:
        raise KeyboardInterrupt


def test_an_interrupted_run_has_the_numbers_of_one_that_was_not(tmp_path: Path) -> None:
    config = replace(TINY, workers=2, steps=1800)
    with trainer_in(tmp_path / "whole", config) as whole:
        whole.run()
    with trainer_in(tmp_path / "parts", config) as stopped, pytest.raises(KeyboardInterrupt):
        stopped.run(stop_after_three_rounds)
    with trainer_in(tmp_path / "parts", config) as resumed:
        resumed.resume()
        assert resumed.progress.rounds == 2
        resumed.run()
    assert resumed.progress.looks == whole.progress.looks
    assert resumed.progress.past == whole.progress.past
    assert resumed.progress.rounds > 3
    for name, array in whole.progress.weights.items():
        assert np.array_equal(array, resumed.progress.weights[name]), name


def test_a_folder_is_for_one_run_at_a_time(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    with pytest.raises(Refused, match="learn-elsewhere"):
        Folder(tmp_path)
    folder.close()
    Folder(tmp_path).close()


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    with trainer_in(tmp_path, TINY) as begun:
        with pytest.raises(Refused, match="learn-no-checkpoint"):
            begun.resume()
        begun.look()
    with trainer_in(tmp_path, replace(TINY, steps=10_000)) as longer:
        longer.resume()
    refused = pytest.raises(Refused, match=r"learn-other\(.*seed, rate")
    with trainer_in(tmp_path, replace(TINY, seed=2, rate=0.1)) as other, refused:
        other.resume()
