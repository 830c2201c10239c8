"""Moves of Pillage for their readers: as they are typed in their language, and in words."""

from tablee.games.contract import Sight
from tablee.games.pillage.box import LEFT, RIGHT
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.pillage.cards import named
from tablee.texts import Texts

SIDES = {FIRST_LEFT: LEFT, FIRST_RIGHT: RIGHT}  # of the Merchant that comes first
SIDE_WORDS = {LEFT: "left", RIGHT: "right"}


def typed(match: Match, seat: int, action: int, texts: Texts) -> str:
    """A card by its name; or the words in the place of a card."""
    return texts.say(word(match.view(seat), action))


def word(sight: Sight, action: int) -> Text:
    """What is typed for a move."""
    if action == NO_MORE:
        return Text("pillage-word-none")
    if action in SIDES:
        return Text("pillage-word-side", {"side": SIDE_WORDS[SIDES[action]]})
    return named(sight, action)


def in_words(sight: Sight, action: int) -> Text | None:
    """A move as the page says it before it is made; a card to be planned says enough by its name."""
    if action in SIDES:
        side = SIDES[action]
        card = named(sight, int(sight.played[sight.seat][side]))
        return Text("pillage-first-merchant", {"side": SIDE_WORDS[side], "card": card})
    if action == NO_MORE:
        return Text("pillage-no-more" if sight.phase == Phase.BOARD else "pillage-leave-empty")
    if sight.phase in (Phase.BUY, Phase.BOARD):
        return Text("pillage-buy", {"price": int(sight.price), "card": named(sight, action)})
    return None
