"""Moves as people say them before they are made: for hints, for what a game could have been, in terminal and page.

>>> from tablee.games import GAMES
>>> ugo = GAMES["ugo"]
>>> said_of_move("ugo", ugo.view(ugo.new(2), 0), 6)
Text(key='ugo-card', args={'colour': 'R', 'value': 6})
"""

from collections.abc import Callable

from tablee.games.contract import Sight
from tablee.games.words import Text
from tablee.move_words import pillage, ugo, vigo

IN_WORDS: dict[str, Callable[[Sight, int], Text]] = {
    "ugo": ugo.in_words,
    "vigo": vigo.in_words,
    "pillage": pillage.in_words,
}


def said_of_move(game: str, sight: Sight, action: int) -> Text | None:
    """A move of the seat that looks, in words; None in a game whose notation says enough."""
    return IN_WORDS[game](sight, action) if game in IN_WORDS else None
