"""What stands where in an observation of VIGO. Cells and kinds of tile are numbered as in `games/vigo/box.py`.

Points are in tens: those of a chest are whole tens.
"""

from tablee.games.vigo.box import CELLS, COLOURS, EVENT_TILES, EVENTS, FACES, KINDS, MOST_SEATS, SEATS, SHIPS
from tablee.games.vigo.table import Phase
from tablee.observations.layout import Layout

ASKED_FOR = (Phase.PLACE, Phase.SAIL, Phase.LAND, Phase.PUT_BACK, Phase.CALL)
TENS = 10  # points

LAYOUT = Layout(
    # The bay: planes of 12 columns with 9 cells each
    ("tile", CELLS, "whether a tile lies there"),
    ("open", CELLS, "whether it lies face up"),
    ("known", CELLS, "whether its face is known: it lies face up, or did"),
    ("no_ship", CELLS, "whether a boat has reached it face down: it is no ship"),
    ("kind", CELLS, "the kind of a known tile, counted from 1; 0 where nothing is known"),
    ("ship", CELLS, "known ships"),
    *((tile.name, CELLS, f"known {tile.name}s") for tile in EVENT_TILES),
    ("key", CELLS, "known keys"),
    ("lid", CELLS, "known lids"),
    ("bottom", CELLS, "known bottoms"),
    ("middle", CELLS, "known middles without a lock"),
    ("lock", CELLS, "known middles with a lock"),
    ("worth", CELLS, "points, in tens, of a known tile in a chest of the own"),
    ("match", CELLS, "tiles of the own stock with the treasure of a known tile"),
    ("own_boat", CELLS, "the own boat"),
    ("other_boats", CELLS, "boats of others"),
    # Stocks and points
    ("stocks", (MOST_SEATS, KINDS), "tiles that each seat holds, by kind"),
    ("held", MOST_SEATS, "how many tiles each holds"),
    ("chests", MOST_SEATS, "how many different chests each could build"),
    ("scores", MOST_SEATS, "points, in tens"),
    ("leads", MOST_SEATS, "points, in tens, that the own seat has more than each"),
    ("promises", MOST_SEATS, "points, in tens, that each stock promises, by a rule of thumb"),
    ("at_end", MOST_SEATS, "points, in tens, that the own seat would have more than each if the game ended now"),
    ("ships_found", SHIPS, "how many ships are found, from 0: a one"),
    ("last_ship", 2, "whether the place of the sixth ship is known, and whether it lies open"),
    ("ship_moves", MOST_SEATS, "moves that each boat needs to it, if its place is known"),
    ("colours", (MOST_SEATS, len(COLOURS)), "the colour of each: a one"),
    ("unseen", FACES, "tiles that nobody has seen, by kind"),
    ("gone", FACES, "tiles out of the game and ships found, by kind"),
    # The turn
    ("asked_for", len(ASKED_FOR), "a place for the boat, sailing, what to do ashore, where a tile goes, a call: a one"),
    ("event_played", 1, "whether an event was played before sailing"),
    ("may_take", 1, "whether the tile under the boat may be taken"),
    ("new_events", EVENTS, "events taken since the boat sailed, by kind"),
    ("lifted", KINDS, "the tile on its way"),
    ("turn", MOST_SEATS, "whose turn it is: a one"),
    ("forgetful", MOST_SEATS, "who ended a turn with ten tiles, while that can be called"),
    ("turns_left", 1, "turns without progress until the game ends by itself"),
    ("in_bay", 1, "tiles in the bay"),
    # What was agreed
    ("players", len(SEATS), "how many play, from 2: a one"),
    ("free_events", 1, "whether events may be played at any time"),
    ("vigilance", 1, "whether ten tiles can be called"),
    ("two_locks", 1, "whether there are two locks of each colour"),
    # What each could do at once
    ("events", (MOST_SEATS, EVENTS), "events that each holds, by kind"),
    ("chest", MOST_SEATS, "points, in tens, of the best chest that each could build, about"),
)
