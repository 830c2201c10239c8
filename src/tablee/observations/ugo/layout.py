"""What stands where in an observation of UGO!. Cards are numbered colour by colour and value by value."""

from tablee.games.ugo.box import CARDS, COLOURS, MOST_SEATS, SEATS
from tablee.observations.layout import Layout

HUES = len(COLOURS)

LAYOUT = Layout(
    ("hand", CARDS, "the own cards"),
    ("unseen", CARDS, "cards in other hands or aside"),
    ("to_lay", CARDS, "cards of a trick that is won and not laid yet"),
    ("trick", (MOST_SEATS, CARDS), "the card that each seat has played to the trick"),
    ("kingdoms", (MOST_SEATS, CARDS), "the cards in each kingdom"),
    ("tops", (MOST_SEATS, CARDS), "those of them that lie on top"),
    ("spaces", (MOST_SEATS, HUES), "the space of each colour, counted from 1; 0 where there is none"),
    ("voids", (MOST_SEATS, HUES), "colours that a seat has shown not to hold"),
    ("farmers", MOST_SEATS, "farmers on spaces 3, 4 and 5"),
    ("standing", MOST_SEATS, "what the kingdom would score now"),
    ("scores", MOST_SEATS, "points of the rounds before"),
    ("leads", MOST_SEATS, "points, with those of the kingdom, that the own seat has more than each"),
    ("led", HUES, "the colour led"),
    ("leader", MOST_SEATS, "who leads the trick: a one"),
    ("dealer", MOST_SEATS, "who has dealt: a one"),
    ("laying", 1, "whether the top of a pile is to be named, in place of a card to be played"),
    ("tricks_left", 1, "tricks of this round that are not won yet"),
    ("rounds_left", 1, "rounds after this one"),
    ("supply", 1, "farmers that nobody has yet"),
    ("players", len(SEATS), "how many play, from 2: a one"),
)
