"""The tools that keep the style find nothing to say."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECKS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check", "--diff"],
    "types": ["mypy"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_nothing_to_say(check: str) -> None:
    command = [sys.executable, "-m", *CHECKS[check]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"{' '.join(CHECKS[check])}\n{done.stdout}{done.stderr}", pytrace=False)
