"""What no move and no draw may change, and which steps of stories are special: a module for each game.

A module has `conserves`, which looks at a table, and where there are any, `REVEALING`: the keys of the steps that show
everybody what was hidden (for two worlds that a seat cannot tell apart, stories part there), and `SELDOM`: those of the
steps that random games seldom tell. `REMINDED_BY` is the option, a field of the table, with which what could be
remembered is shown.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tablee.games import GAMES

_MODULES = {name: vars(import_module(f"{__name__}.{name}")) for name in GAMES}

INVARIANTS: dict[str, Callable[[Any], None]] = {name: has["conserves"] for name, has in _MODULES.items()}
REVEALING: dict[str, frozenset[str]] = {name: has.get("REVEALING", frozenset()) for name, has in _MODULES.items()}
REMINDED_BY: dict[str, str] = {name: has.get("REMINDED_BY", "") for name, has in _MODULES.items()}
SELDOM: dict[str, frozenset[str]] = {name: has.get("SELDOM", frozenset()) for name, has in _MODULES.items()}
