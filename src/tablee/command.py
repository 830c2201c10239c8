"""The command that starts this program, as the reader has it."""

import os
from pathlib import Path

VARIABLE = "TABLEE_COMMAND"  # set by `run.py`, and by the service
INSTALLED, CHECKED_OUT = "tablee", "python3 run.py"
ROOT = Path(__file__).parents[2]  # of a checkout; where Tablée is installed, some folder without a `run.py`


def command(words: str = "") -> str:
    """What to type for a command of ours: `tablee serve` where it is installed, `python3 run.py serve` in a checkout.

    >>> command("serve --lan").removeprefix(command())
    ' serve --lan'
    """
    usual = CHECKED_OUT if (ROOT / "run.py").is_file() else INSTALLED
    return f"{os.environ.get(VARIABLE, usual)} {words}".rstrip()
