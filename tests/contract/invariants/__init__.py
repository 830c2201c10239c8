"""What no move and no draw may change, game by game; and which steps of their stories are special."""

from collections.abc import Callable
from typing import Any

from tests.contract.invariants.pillage import pillage
from tests.contract.invariants.ugo import ugo
from tests.contract.invariants.vigo import vigo

INVARIANTS: dict[str, Callable[[Any], None]] = {"ugo": ugo, "vigo": vigo, "pillage": pillage}

# The steps that show everybody what was hidden; for two worlds that a seat cannot tell apart, stories part there.
REVEALING: dict[str, frozenset[str]] = {
    "ugo": frozenset(),
    "vigo": frozenset({"vigo-tile-shown", "vigo-tile-reached", "vigo-tile-discovered", "vigo-ship-found"}),
    "pillage": frozenset({"pillage-revealed", "pillage-order-shown"}),
}

# The steps that random games seldom tell.
SELDOM: dict[str, frozenset[str]] = {
    "ugo": frozenset(),
    "vigo": frozenset({"vigo-stayed", "vigo-key-fits", "vigo-safety-end", "vigo-ten-called", "vigo-tile-kept"}),
    "pillage": frozenset({"pillage-withdrawn"}),
}
