"""What stands where in an observation of Olives."""

from tablee.games.olives.box import BOWLS, CARDS, MOST_SEATS, SEATS
from tablee.observations.layout import Layout

VALUES, BOWL_COUNT = len(CARDS), len(BOWLS)

LAYOUT = Layout(
    ("players", len(SEATS), "how many play, from 2: a one"),
    ("bidding", 1, "whether bids are made now"),
    ("bowl", 1, "olives in the bowl on the table"),
    ("leftovers", 1, "whether a bowl that nobody takes stays"),
    ("rounds_left", 1, "rounds that begin later"),
    ("hand", VALUES, "the own cards, by value"),
    ("bid", VALUES, "the own card that lies face down"),
    ("pile", BOWL_COUNT, "bowls that can still come"),
    ("played", (MOST_SEATS, VALUES), "what each seat has bid before"),
    ("scores", MOST_SEATS, "olives taken"),
    ("leads", MOST_SEATS, "olives that the own seat has more than each"),
)
