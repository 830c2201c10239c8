"""The folder for what is kept from one run to the next: the server's database, and matches of the terminal."""

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "TABLEE_DATA"


def data_dir() -> Path:
    """The folder that `TABLEE_DATA` names, or the user's folder for data of programs; whether it exists or not."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else user_data_path("tablee")
