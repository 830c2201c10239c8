"""A short form of the fault campaign; `python -m tests.server.faults` is the long one."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.fault_people import Habits
from tests.server.faults import QUIET, Plan, run_wave
from tests.server.warm import Stable

QUITTING = Habits(resigns=5, goes_away=8)
TABLES = [
    Plan("ugo", 2, 0, {"rounds": 1, "hand_size": 6}, "bank", [QUIET, QUIET], True, True),
    Plan("vigo", 2, 0, {}, "none", [QUIET, QUITTING], False, False),
    Plan("pillage", 3, 0, {"round_limit": 3}, "move", [QUIET, QUIET, QUIET], True, True),
    Plan("ugo", 1, 1, {"rounds": 1, "hand_size": 3}, "none", [QUIET], True, False),
]


@pytest.fixture
def stable() -> Iterator[Stable]:
    stable = Stable()
    yield stable
    stable.close()


def test_every_promise_is_kept_by_a_server_that_is_killed(stable: Stable, tmp_path: Path) -> None:
    seen = run_wave(stable, tmp_path, TABLES, random.Random(1), most_kills=2)
    assert seen["games"] == len(TABLES)
    assert seen["kills"] >= 2
    assert seen["acknowledged"] > 50
