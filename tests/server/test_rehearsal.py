"""No player waits for machine code: what moves call was loaded before the first connection."""

import subprocess
import sys

import pytest

from tablee.games.kernel_cache import IS_COMPILED


@pytest.mark.skipif(not IS_COMPILED, reason="plain Python loads nothing")
def test_a_rehearsed_server_loads_nothing_during_a_game() -> None:
    play = [sys.executable, "-m", "tests.server.rehearsed"]
    assert subprocess.run(play, capture_output=True, text=True, check=True).stdout == ""
