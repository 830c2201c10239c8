"""How a command is typed where this copy of Tablée was started."""

import os

VARIABLE = "TABLEE_COMMAND"  # set by run.py


def command(words: str) -> str:
    """A command as the reader can type it.

    >>> command("rules ugo").endswith(" rules ugo")
    True
    """
    return f"{os.environ.get(VARIABLE) or 'tablee'} {words}"
