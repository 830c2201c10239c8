"""Bots: from what a seat knows to a move. And the list of their levels.

>>> list(levels("ugo"))
['random', 'greedy', 'easy', 'medium', 'hard', 'expert']
>>> [level.character for level in offered("ugo")]
['Pépin', 'Fanchon', 'Léontine', 'Ugoline']
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from tablee.bots.contract import NO_LIMIT, Bot, Budget, Considered, Explainer, Explanation
from tablee.bots.levels import Level, by_name
from tablee.bots.olives import LEVELS as OLIVES
from tablee.bots.pillage import LEVELS as PILLAGE
from tablee.bots.random_bot import random_bot
from tablee.bots.ugo import LEVELS as UGO
from tablee.bots.vigo import LEVELS as VIGO
from tablee.games.words import Refused
from tablee.match.players import parse_bot

FOR_EVERY_GAME = by_name(Level("random", random_bot))
FOR_ONE_GAME: dict[str, dict[str, Level]] = {
    "ugo": UGO,
    "vigo": VIGO,
    "pillage": PILLAGE,
    "olives": OLIVES,
}
HINTING = "expert"  # who is asked for hints


def levels(game: str) -> dict[str, Level]:
    """The bots that play a game, by the name of their level: first the yardsticks, then for people, weakest first."""
    return {**FOR_EVERY_GAME, **FOR_ONE_GAME.get(game, {})}


def offered(game: str) -> list[Level]:
    """The levels that people choose from, the weakest first."""
    return [level for level in levels(game).values() if level.character]


def level_of(game: str, name: str) -> Level:
    """The level of a name, or a refusal that says which levels there are. For names that come from anybody."""
    known = levels(game)
    if name not in known:
        raise Refused("bot-unknown", level=name, known=", ".join(known))
    return known[name]


def bot_of(game: str, name: str) -> Level:
    """The bot of a level, also as records write it: `hard@1/500` is `hard` with another number of decisions.

    The version is that of today, whatever the name says: a match that was begun with another one goes on.
    """
    wanted = parse_bot(name)
    level = level_of(game, wanted.level)
    return replace(level, decisions=wanted.decisions) if wanted.decisions else level


def characters(game: str, names: Sequence[str | None]) -> list[str]:
    """What the bots at a table are called, by the names that their match has for them; others are called nothing.

    >>> characters("ugo", [None, "hard@1/1000", "hard", "greedy"])
    ['', 'Léontine', 'Léontine 2', '']
    """
    seen: Counter[str] = Counter()
    called = []
    for name in names:
        level = levels(game).get(parse_bot(name).level) if name else None
        character = level.character if level else ""
        seen[character] += 1
        called.append(f"{character} {seen[character]}" if character and seen[character] > 1 else character)
    return called


__all__ = [
    "HINTING",
    "NO_LIMIT",
    "Bot",
    "Budget",
    "Considered",
    "Explainer",
    "Explanation",
    "Level",
    "bot_of",
    "characters",
    "level_of",
    "levels",
    "offered",
]
