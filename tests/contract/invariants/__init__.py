"""What no move and no draw may change, and which steps of stories are special: a module for each game.

A module has `conserves`, which looks at a table, and where there are any, `REVEALING`: the keys of the steps that show
everybody what was hidden (for two worlds that a seat cannot tell apart, stories part there), and `SELDOM`: those of the
steps that random games seldom tell.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tablee.games import GAMES

_MODULES = {name: import_module(f"{__name__}.{name}") for name in GAMES}

INVARIANTS: dict[str, Callable[[Any], None]] = {name: module.conserves for name, module in _MODULES.items()}
REVEALING: dict[str, frozenset[str]] = {name: getattr(module, "REVEALING", frozenset()) for name, module in _MODULES.items()}
SELDOM: dict[str, frozenset[str]] = {name: getattr(module, "SELDOM", frozenset()) for name, module in _MODULES.items()}
