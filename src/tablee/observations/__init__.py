"""What a seat may know, as numbers for networks. Seats are counted from the one that looks, clockwise.

>>> from tablee.games import GAMES
>>> from tablee.games.chance import Random
>>> ugo, random = GAMES["ugo"], Random.seeded(1)
>>> table = ugo.new(3)
>>> ugo.rules.settle(table, random)
>>> observation = OBSERVATIONS["ugo"]
>>> numbers = observation.of_table(table, 0)
>>> int(observation.layout.part(numbers, "hand").sum())
10
"""

from tablee.observations.contract import ActionFeatures, Observation
from tablee.observations.layout import Layout, Slice
from tablee.observations.olives import OLIVES
from tablee.observations.pillage import PILLAGE
from tablee.observations.ugo import UGO
from tablee.observations.vigo import VIGO

_ALL = (
    UGO,
    VIGO,
    PILLAGE,
    OLIVES,
)

OBSERVATIONS: dict[str, Observation] = {one.game.name: one for one in _ALL}

__all__ = ["OBSERVATIONS", "ActionFeatures", "Layout", "Observation", "Slice"]
