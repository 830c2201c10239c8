"""Moves of Village Pillage in words."""

from tablee.games.contract import Sight
from tablee.games.pillage.box import ABORDAGE, LEFT, RIGHT
from tablee.games.pillage.story import OWNERS, card_named
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.words import Text

SIDES = {FIRST_LEFT: LEFT, FIRST_RIGHT: RIGHT}  # of the Merchant that comes first
SIDE_WORDS = {LEFT: "left", RIGHT: "right"}


def named(sight: Sight, kind: int) -> Text:
    """A card in words; of an owner's deck by the owner's name. §replaced-deck"""
    return card_named(kind + (OWNERS if sight.is_owners_deck and kind >= ABORDAGE[0] else 0))


def in_words(sight: Sight, action: int) -> Text:
    """A move as the page says it before it is made; a card to be planned is said by its name."""
    if action in SIDES:
        side = SIDES[action]
        card = named(sight, int(sight.played[sight.seat][side]))
        return Text("pillage-first-merchant", {"side": SIDE_WORDS[side], "card": card})
    if action == NO_MORE:
        return Text("pillage-no-more" if sight.phase == Phase.BOARD else "pillage-leave-empty")
    if sight.phase in (Phase.BUY, Phase.BOARD):
        return Text("pillage-buy", {"price": int(sight.price), "card": named(sight, action)})
    return named(sight, action)
