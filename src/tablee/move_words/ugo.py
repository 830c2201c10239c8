"""Moves of UGO! in words: a card is played, or laid after a trick that was won. §laying

>>> from tablee.games import GAMES
>>> from tablee.games.ugo.positions import parse_position
>>> won = parse_position("ugo seats=2 phase=lay leader=1 trick=R8.R3 hands=R1,B1 kingdoms=-,-")
>>> in_words(GAMES["ugo"].view(won, 0), 8).key
'ugo-lay'
"""

from tablee.games.contract import Sight
from tablee.games.ugo.story import card_named
from tablee.games.ugo.table import Phase
from tablee.games.words import Text


def in_words(sight: Sight, card: int) -> Text:
    """A move before it is made."""
    named = card_named(card)
    return Text("ugo-lay", {"card": named}) if sight.phase == Phase.LAY else named
