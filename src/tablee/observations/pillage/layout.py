"""What stands where in an observation of Pillage, and in the description of a card.

Cards stand by their kinds, the numbers of which mean the same at every table but for an owner's deck; `faces.py`
describes any card by what is printed on it.
"""

from tablee.games.pillage.box import KINDS, MOST_RELICS, MOST_SEATS, SEATS, SIDES, TYPES
from tablee.games.pillage.faces import Has, Number
from tablee.games.pillage.table import Phase
from tablee.observations.layout import Layout

CARDS = KINDS.stop  # the first is no card
ASKED_FOR = (Phase.PLAN, Phase.ORDER, Phase.BUY, Phase.BOARD)
SHORT_BY = range(-3, 13)  # turnips that a seat lacks for its next relic; what lies outside counts as the nearest

LAYOUT = Layout(
    ("players", len(SEATS), "how many play, from 2: a one"),
    ("asked_for", len(ASKED_FOR), "a card to plan, the order of two Merchants, a card to buy, one more card: a one"),
    ("second_card", 1, "whether the first card of the own plan lies already, so that the second is asked"),
    ("rounds", 1, "rounds played"),
    ("rounds_left", 1, "rounds until the game ends by itself"),
    ("bank_limit", 1, "turnips that a bank holds at most"),
    ("relic_costs", MOST_RELICS, "what the relics cost, one after the other"),
    ("price", 1, "what the card to buy costs"),
    ("stocks", MOST_SEATS, "turnips in each stock"),
    ("banks", MOST_SEATS, "turnips in each bank"),
    ("relics", MOST_SEATS, "relics owned"),
    ("relics_missing", MOST_SEATS, "relics that are still needed to win"),
    ("relic_price", MOST_SEATS, "what the next relic costs; 0 when all are owned"),
    ("lacks", (MOST_SEATS, len(SHORT_BY)), "turnips, banked ones included, missing for the next relic, from -3: a one"),
    ("cards_held", MOST_SEATS, "cards of each seat, those on the table included"),
    ("unseen_held", MOST_SEATS, "cards that each has taken face down and not played"),
    ("hands", (MOST_SEATS, CARDS), "cards that each seat is known to have, planned ones included, by kind"),
    ("drawn", CARDS, "own cards that others have not seen"),
    ("plan", (SIDES, CARDS), "the own plan: left and right; in a duel in front and behind"),
    ("front", (MOST_SEATS, CARDS), "in a duel: what the unseen card in front of another seat can be"),
    ("front_unseen", MOST_SEATS, "and how many cards that nobody has seen it can be besides"),
    ("provoked", (MOST_SEATS, CARDS), "cards that must be planned now"),
    ("exhausted", (MOST_SEATS, CARDS), "cards beside the bank, which come back"),
    ("played", (SIDES, CARDS), "the own cards that lie face up"),
    ("faced", (SIDES, CARDS), "the cards of others that they face"),
    ("market", CARDS, "cards to buy"),
    ("unseen", CARDS, "cards in the pile, or taken face down by others"),
)

# A card by its face, so that one network plays any deck.
NUMBERS, MARKS = tuple(Number), tuple(Has)
OF_FACE = len(NUMBERS) + len(MARKS)

FACE_LAYOUT = Layout(
    ("choice", 4, "a card, no card, the left Merchant first, the right one first: a one"),
    ("type", len(TYPES), "farmer, wall, raider, merchant: a one"),
    ("pirate", 1, "whether it has an anchor"),
    ("market_card", 1, "whether it is no starting card"),
    *(
        (f"against_{of_type.name.lower()}", OF_FACE, f"what it does against a {of_type.name.lower()}: see `OF_FACE`")
        for of_type in TYPES
    ),
)
FACE_WORDS = [one.name.lower() for one in (*NUMBERS, *MARKS)]  # what the numbers against a type are
