"""VIGO in numbers: the bay as planes of cells, stocks by kinds of tile, and moves by what they promise."""

from tablee.games.vigo import VIGO as GAME
from tablee.observations.contract import Observation
from tablee.observations.vigo.layout import LAYOUT
from tablee.observations.vigo.moves import MOVES
from tablee.observations.vigo.writer import write

VIGO = Observation(GAME, LAYOUT, write, MOVES)
