"""Olives in numbers."""

from tablee.games.olives import OLIVES as GAME
from tablee.observations.contract import Observation
from tablee.observations.olives.layout import LAYOUT
from tablee.observations.olives.writer import write

OLIVES = Observation(GAME, LAYOUT, write, is_at_once=True)
