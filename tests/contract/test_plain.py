"""Compiled or not, the same files play the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.digests import digests

ROOT = Path(__file__).parents[2]


def test_plain_python_plays_the_same_games() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.contract.digests"]
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    is_compiled, *lines = done.stdout.splitlines()
    assert is_compiled == "compiled: False"
    assert lines == list(digests())
