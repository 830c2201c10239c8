"""A beginner at VIGO: takes the tile that its stock wants most, and builds when a chest is worth more than its growth.

It looks at the faces it sees and those it remembers, at what the stocks of all players promise, at the ships found and
at the countdown. A tile that nobody has seen is worth the average of those. It takes the sixth ship only if it wins by
that. It does not look at what rivals will do next, nor at boats in their way, and plans no more than one move: tiles
that are farther away only draw it nearer. What each move is worth to it is reckoned in `observations/vigo`, since that
is also what networks are shown of a move.
"""

from collections.abc import Sequence

import numpy as np

from tablee.bots.contract import Budget
from tablee.games.chance import Random, below
from tablee.games.record import Array
from tablee.games.vigo import VIGO
from tablee.games.vigo.secrets import Sight
from tablee.games.vigo.table import ACTIONS, SAILING, STAY, Moves, Phase
from tablee.observations.vigo.moves import IN_THE_MIDDLE, judge_actions
from tablee.observations.vigo.reckoning import WIN

ANY_WORLD = 1  # the seed of the world that stands for a knowledge: what nobody has seen is not looked at


def greedy(sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """What is worth doing before the boat sails or the turn ends; then the best voyage, or the end of the turn."""
    if sight.phase == Phase.PLACE:
        return placed(legal, random)
    merits = merits_of(sight)
    voyages = [move for move in legal if SAILING <= move < STAY]
    if not voyages:
        return max(legal, key=lambda move: merits[move])
    voyage = max(voyages, key=lambda move: merits[move])
    others = [move for move in legal if move not in range(SAILING, STAY)]
    deed = max(others, key=lambda move: merits[move], default=voyage)
    return deed if merits[voyage] < WIN / 2 and merits[deed] > 0 else voyage


def placed(legal: Sequence[int], random: Random) -> int:
    """The boat begins anywhere in the middle of the bay."""
    cells = [cell for cell in legal if IN_THE_MIDDLE[cell]] or legal
    return cells[below(random, len(cells))]


def merits_of(sight: Sight) -> Array:
    """What each legal move promises, above 0 if it is better than leaving it."""
    world, seat, moves = VIGO.worlds(sight, 1, Random.seeded(ANY_WORLD))[0], int(sight.seat), Moves.one()
    VIGO.rules.legal(world, seat, moves)
    merits = np.zeros(ACTIONS)
    judge_actions(world, seat, moves, merits)
    return merits
