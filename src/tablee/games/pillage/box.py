"""What is in the box of Village Pillage: À l'abordage! but for the faces of its cards, which are in `cards.toml`."""

from enum import IntEnum

SEATS = range(2, 6)
MOST_SEATS = SEATS[-1]
DUEL = 2

LEFT, RIGHT = 0, 1  # the sides of a seat; in a duel: in front, and behind
SIDES = 2


class Type(IntEnum):
    """The types of villagers, in the order in which they resolve."""

    NONE = 0  # of a gap
    FARMER = 1
    WALL = 2
    RAIDER = 3
    MERCHANT = 4


TYPES = (Type.FARMER, Type.WALL, Type.RAIDER, Type.MERCHANT)

# Kinds of card, each with a number that means the same at every table
NO_CARD = 0
STARTING = range(1, 5)
VILLAGE = range(5, 29)
ABORDAGE = range(29, 61)  # its own cards, or an owner's deck, as many as there is room for
KINDS = range(1, 61)
FIRST_MARKET_KIND, FIRST_ABORDAGE_KIND = VILLAGE[0], ABORDAGE[0]

MARKET_PLACES = 4
FIRST_STOCK = FIRST_BANK = 1
PIRATE_COST = 1  # for one more card, once a pirate is bought

MOST_RELICS = 4
BANK_LIMIT = {"duel": 4, "table": 5}
RELIC_COSTS = {
    ("abordage", "table"): (9, 10, 11, 12),
    ("abordage", "duel"): (7, 8, 9, 10),
    ("village", "table"): (8, 9, 10),
    ("village", "duel"): (6, 7, 8),
}
SAFETY_ROUNDS = 300
