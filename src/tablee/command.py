"""The command that starts this program, as the reader has it."""

import os

VARIABLE = "TABLEE_COMMAND"  # set by `run.py`
INSTALLED = "tablee"


def command(words: str = "") -> str:
    """What to type for a command of ours: `tablee serve` where it is installed, `python3 run.py serve` in a checkout.

    >>> command("serve --lan").removeprefix(command())
    ' serve --lan'
    """
    return f"{os.environ.get(VARIABLE, INSTALLED)} {words}".rstrip()
