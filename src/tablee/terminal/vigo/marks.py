"""What can be done on the cells of the bay, as marks: how far to sail, where a tile may go, what may be taken."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.vigo.box import FARTHEST, STEP
from tablee.games.vigo.table import SAILING, STAY, TAKE, Phase

TAKEABLE, FREE = "*", "+"
Marks = dict[int, str]  # a sign for each cell that has one


def marks(sight: Sight, legal: Sequence[int]) -> Marks:
    """The marks for the seat that looks; cells that are all alike need none."""
    if sight.phase in (Phase.PUT_BACK, Phase.CALL):
        return {cell: FREE for cell in legal if cell < SAILING}
    found = {cell: str(distance) for cell, distance in reachable(sight, legal).items()}
    if TAKE in legal:
        found[int(sight.boats[sight.seat])] = TAKEABLE
    return found


def reachable(sight: Sight, legal: Sequence[int]) -> dict[int, int]:
    """The cells to which the boat can sail, and how far they are."""
    voyages = [divmod(action - SAILING, FARTHEST) for action in legal if SAILING <= action < STAY]
    return {
        int(sight.boats[sight.seat]) + int(STEP[direction]) * (further + 1): further + 1
        for direction, further in voyages
    }


def farthest(legal: Sequence[int]) -> dict[int, int]:
    """How far the boat can sail in each direction that is not barred."""
    voyages = (divmod(action - SAILING, FARTHEST) for action in legal if SAILING <= action < STAY)
    return {direction: further + 1 for direction, further in sorted(voyages)}
