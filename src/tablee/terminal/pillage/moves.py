"""Moves of Pillage for their readers: as they are typed in their language, and in words."""

from tablee.games.contract import Sight
from tablee.games.pillage.table import NO_MORE
from tablee.games.words import Text
from tablee.match import Match
from tablee.move_words import pillage
from tablee.move_words.pillage import SIDE_WORDS, SIDES, named
from tablee.texts import Texts


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
    """A move in words, where its card does not say enough."""
    said = pillage.in_words(sight, action)
    return None if said == named(sight, action) else said
