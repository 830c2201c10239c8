"""Bots: from what a seat knows to a move. And the list of their levels.

>>> list(levels("ugo"))
['random', 'greedy']
"""

from tablee.bots import pillage, ugo, vigo
from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.bots.random_bot import random_bot
from tablee.games.words import Refused

FOR_EVERY_GAME: dict[str, Bot] = {"random": random_bot}
FOR_ONE_GAME: dict[str, dict[str, Bot]] = {
    "ugo": ugo.LEVELS,
    "vigo": vigo.LEVELS,
    "pillage": pillage.LEVELS,
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
