"""UGO! in numbers: hands, trick and kingdoms as planes of 45 cards, colour by colour and value by value."""

from tablee.games.ugo import UGO as GAME
from tablee.observations.contract import Observation
from tablee.observations.ugo.layout import LAYOUT
from tablee.observations.ugo.writer import write

UGO = Observation(GAME, LAYOUT, write)
