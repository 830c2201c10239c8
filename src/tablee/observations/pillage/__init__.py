"""Village Pillage in numbers: turnips and relics, cards by their kinds, and moves by the faces of their cards."""

from tablee.games.pillage import PILLAGE as GAME
from tablee.observations.contract import Observation
from tablee.observations.pillage.faces import FACES, faces_of
from tablee.observations.pillage.layout import LAYOUT
from tablee.observations.pillage.writer import write

PILLAGE = Observation(GAME, LAYOUT, write, FACES, faces_of, is_at_once=True)
