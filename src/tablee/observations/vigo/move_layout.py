"""What stands where in the features of a move of VIGO. Points are in tens.

A cell is described by what lies there: for the boat that arrives, or for the tile that goes there.
"""

import numpy as np

from tablee.games.record import Array
from tablee.games.vigo.box import EVENT_TILES
from tablee.observations.layout import Layout
from tablee.observations.vigo.layout import LAYOUT as TABLE_LAYOUT
from tablee.observations.vigo.move_kinds import MoveKind
from tablee.observations.vigo.writer import PLANE_OF

KINDS_OF_MOVE = tuple(kind.name.lower() for kind in MoveKind)
KINDS_OF_TILE = ("ship", *(tile.name for tile in EVENT_TILES), "key", "lid", "bottom", "middle", "lock")

MOVE_LAYOUT = Layout(
    ("merit", 1, "what the move is worth more than leaving it, or less than the best voyage: in twos of points"),
    ("brings", 1, "what it is worth in itself, by the same judgement; where there are too many moves, the best stay"),
    ("move", len(KINDS_OF_MOVE), f"what is done: {', '.join(KINDS_OF_MOVE)}: a one"),
    ("distance", 1, "cells that the boat sails; of a first place, cells in its reach; of a tile's, moves to it"),
    ("no_tile", 1, "whether the cell is empty"),
    ("unseen", 1, "whether a tile lies there that nobody has seen"),
    ("open", 1, "whether a tile lies there face up"),
    ("tile", len(KINDS_OF_TILE), f"a known tile, there or of the move: {', '.join(KINDS_OF_TILE)}: a one"),
    ("worth", 1, "its points in a chest of the own"),
    ("match", 1, "tiles of the own stock with its treasure"),
    ("gain", 1, "what it adds to the promise of the own stock; of an unseen tile, on average"),
    ("chest_with", 1, "how much better a chest could be built at once with it"),
    ("rival_gain", 1, "what it adds to that of the leading rival"),
    ("rival_near", 1, "rivals who could sail there in their next turn"),
    ("ship_chance", 1, "chance, in hundredths, that an unseen tile is a ship"),
    ("last_ship", 1, "whether the sixth ship lies there, or is turned up"),
    ("shown", 1, "unseen tiles that are turned up on the way"),
    ("reminded", 1, "known tiles that are turned up"),
    ("hidden", 1, "tiles that are turned face down"),
    ("shown_gain", 1, "what known tiles that are turned up add to the own promise"),
    ("hidden_gain", 1, "what tiles that are turned face down add to it"),
    ("rival_hidden", 1, "what they add to that of the leading rival"),
    ("reach", 1, "what the best known tile adds that the boat could sail to next from there"),
    ("reach_more", 1, "what the second best adds"),
    ("unseen_near", 1, "unseen tiles in a line with it that the boat could sail to"),
    ("prospect", 1, "the best that can be reached in the turns to come"),
    ("chest", 1, "points of the chest"),
    ("best_chest", 1, "whether it is the most valuable one"),
    ("left", 1, "what the own stock still promises after it"),
    ("own_loss", 1, "what the own stock promises less"),
    ("rival_loss", 1, "what the rival's stock promises less"),
    ("rival_lead", 1, "points that this rival has more than the own seat"),
)

MERIT, BRINGS, MOVE, DISTANCE = (MOVE_LAYOUT.begin(name) for name in ("merit", "brings", "move", "distance"))
EMPTY, UNSEEN, OPEN, TILE = (MOVE_LAYOUT.begin(name) for name in ("no_tile", "unseen", "open", "tile"))
WORTH, MATCH, GAIN, CHEST_WITH = (MOVE_LAYOUT.begin(name) for name in ("worth", "match", "gain", "chest_with"))
RIVAL_GAIN, RIVAL_NEAR, CHANCE = (MOVE_LAYOUT.begin(name) for name in ("rival_gain", "rival_near", "ship_chance"))
LAST_SHIP, SHOWN, REMINDED = (MOVE_LAYOUT.begin(name) for name in ("last_ship", "shown", "reminded"))
HIDDEN, SHOWN_GAIN, HIDDEN_GAIN = (MOVE_LAYOUT.begin(name) for name in ("hidden", "shown_gain", "hidden_gain"))
RIVAL_HIDDEN, REACH, REACH_MORE = (MOVE_LAYOUT.begin(name) for name in ("rival_hidden", "reach", "reach_more"))
UNSEEN_NEAR, PROSPECT = (MOVE_LAYOUT.begin(name) for name in ("unseen_near", "prospect"))
CHEST_POINTS, BEST_CHEST, LEFT = (MOVE_LAYOUT.begin(name) for name in ("chest", "best_chest", "left"))
OWN_LOSS, RIVAL_LOSS, RIVAL_LEAD = (MOVE_LAYOUT.begin(name) for name in ("own_loss", "rival_loss", "rival_lead"))

PLANES_OF_TILES = [TABLE_LAYOUT.begin(name) for name in KINDS_OF_TILE]
KIND_OF_TILE: Array = np.array([PLANES_OF_TILES.index(int(plane)) for plane in PLANE_OF], np.int64)
