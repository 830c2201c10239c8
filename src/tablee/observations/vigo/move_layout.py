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
    ("promise", 1, "points that the move may bring, by a rule of thumb: where there are too many moves, the best stay"),
    ("move", len(KINDS_OF_MOVE), f"what is done: {', '.join(KINDS_OF_MOVE)}: a one"),
    ("distance", 1, "cells that the boat sails; of a first place, cells in its reach; of a tile's, moves to it"),
    ("no_tile", 1, "whether the cell is empty"),
    ("unseen", 1, "whether a tile lies there that nobody has seen"),
    ("open", 1, "whether a tile lies there face up"),
    ("tile", len(KINDS_OF_TILE), f"a known tile, there or of the move: {', '.join(KINDS_OF_TILE)}: a one"),
    ("worth", 1, "its points in a chest of the own"),
    ("match", 1, "tiles of the own stock with its treasure"),
    ("gain", 1, "what it adds to the promise of the own stock; of an unseen tile, on average"),
    ("rival_gain", 1, "what it adds to that of the rival who wants it most"),
    ("ship_chance", 1, "chance, in hundredths, that an unseen tile is a ship"),
    ("last_ship", 1, "whether the sixth ship lies there, or is turned up"),
    ("shown", 1, "unseen tiles that are turned up on the way"),
    ("reminded", 1, "known tiles that are turned up"),
    ("hidden", 1, "tiles that are turned face down"),
    ("shown_gain", 1, "what known tiles that are turned up add to the own promise"),
    ("hidden_gain", 1, "what tiles that are turned face down add to it"),
    ("reach", 1, "what the best known tile adds that the boat could sail to next from there"),
    ("rival_moves", 1, "for a tile that goes there, moves that the nearest rival needs"),
    ("chest", 1, "points of the chest"),
    ("best_chest", 1, "whether it is the most valuable one"),
    ("left", 1, "what the own stock still promises after it"),
    ("own_loss", 1, "what the own stock promises less"),
    ("rival_loss", 1, "what the rival's stock promises less"),
    ("rival_lead", 1, "points that this rival has more than the own seat"),
)

PROMISE, MOVE, DISTANCE, EMPTY = (MOVE_LAYOUT.begin(name) for name in ("promise", "move", "distance", "no_tile"))
UNSEEN, OPEN, TILE, WORTH = (MOVE_LAYOUT.begin(name) for name in ("unseen", "open", "tile", "worth"))
MATCH, GAIN, RIVAL_GAIN, CHANCE = (MOVE_LAYOUT.begin(name) for name in ("match", "gain", "rival_gain", "ship_chance"))
LAST_SHIP, SHOWN, REMINDED = (MOVE_LAYOUT.begin(name) for name in ("last_ship", "shown", "reminded"))
HIDDEN, SHOWN_GAIN, HIDDEN_GAIN = (MOVE_LAYOUT.begin(name) for name in ("hidden", "shown_gain", "hidden_gain"))
REACH, CHEST_POINTS, BEST_CHEST = (MOVE_LAYOUT.begin(name) for name in ("reach", "chest", "best_chest"))
LEFT, OWN_LOSS, RIVAL_LOSS = (MOVE_LAYOUT.begin(name) for name in ("left", "own_loss", "rival_loss"))
RIVAL_LEAD, RIVAL_MOVES = MOVE_LAYOUT.begin("rival_lead"), MOVE_LAYOUT.begin("rival_moves")

PLANES_OF_TILES = [TABLE_LAYOUT.begin(name) for name in KINDS_OF_TILE]
KIND_OF_TILE: Array = np.array([PLANES_OF_TILES.index(int(plane)) for plane in PLANE_OF], np.int64)
