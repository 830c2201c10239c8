"""Bots: from what a seat knows to a move. And the list of their levels.

>>> list(levels("ugo"))[0]
'random'
"""

from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.bots.olives import LEVELS as OLIVES
from tablee.bots.pillage import LEVELS as PILLAGE
from tablee.bots.random_bot import random_bot
from tablee.bots.ugo import LEVELS as UGO
from tablee.bots.vigo import LEVELS as VIGO
from tablee.games.words import Refused

FOR_EVERY_GAME: dict[str, Bot] = {"random": random_bot}
FOR_ONE_GAME: dict[str, dict[str, Bot]] = {
    "ugo": UGO,
    "vigo": VIGO,
    "pillage": PILLAGE,
    "olives": OLIVES,
}


def levels(game: str) -> dict[str, Bot]:
    """The bots that play a game, by the name of their level, the weakest first."""
    return {**FOR_EVERY_GAME, **FOR_ONE_GAME.get(game, {})}


def bot_of(game: str, level: str) -> Bot:
    """The bot of a level, or a refusal that says which levels there are."""
    known = levels(game)
    if level not in known:
        raise Refused("bot-unknown", level=level, known=", ".join(known))
    return known[level]


__all__ = ["NO_LIMIT", "Bot", "Budget", "bot_of", "levels"]
