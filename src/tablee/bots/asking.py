"""Asking a bot: its answer is checked, and a bot that gives none is blamed by name, with the position.

>>> from tablee.games import GAMES
>>> from tablee.match import bot
>>> match = Match(GAMES["ugo"], [bot("shy"), bot("shy")], {"rounds": 1, "hand_size": 1}, seed=b"example")
>>> def shy(sight, legal, random, budget):
...     return None
>>> try:
...     ask(shy, "shy", match, match.awaited()[0], Random.seeded(1))
... except BotFailed as failed:
...     print(failed.bot, failed.seat, failed.deed, failed.legal)
shy 0 bot-answered(answer=None) (6,)
"""

import reprlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.games.chance import Random
from tablee.games.contract import Game, Sight, Table
from tablee.games.sightings import Sightings
from tablee.games.words import Refused, Text
from tablee.match import Match

MOST_LISTED = 12  # actions in a sentence


class Nonsense(Exception):
    """What a bot did in place of answering with a legal action: `deed` says it. A bot may raise it about itself."""

    def __init__(self, deed: Text) -> None:
        super().__init__(deed)
        self.deed = deed


class BotFailed(Refused):
    """A bot did not answer with a legal action.

    It tells who (`bot`, and `seat` from 0), what it did (`deed`), what was `legal`, and the `position`, which shows
    everything that is hidden: it is for whoever runs the bot, and never for the other players.
    """

    def __init__(self, bot: str, seat: int, deed: Text, legal: Sequence[int], position: str) -> None:
        self.bot, self.seat, self.deed, self.legal, self.position = bot, seat, deed, tuple(legal), position
        told = {"bot": bot, "seat": seat + 1, "deed": deed, "legal": listed(legal), "position": position}
        super().__init__("bot-failed", **told)


def ask(bot: Bot, name: str, match: Match, seat: int, random: Random, budget: Budget = NO_LIMIT) -> int:
    """What a bot decides for a seat that its match awaits; `BotFailed` where it does not answer with a legal action."""
    with blamed(name, match.game, match.table_for(seat), seat):
        return answer(bot, match.knowledge(seat), match.legal(seat), random, budget)


def ask_at(
    bot: Bot, name: str, game: Game, table: Table, seat: int, random: Random, sightings: Sightings | None = None
) -> int:
    """The same at a table that belongs to no match, with what was seen there where somebody has followed."""
    with blamed(name, game, table, seat):
        return answer(bot, game.knowledge(table, seat, sightings), game.legal(table, seat), random, NO_LIMIT)


@contextmanager
def blamed(name: str, game: Game, table: Table, seat: int) -> Iterator[None]:
    """Make a `BotFailed` of a bot's `Nonsense`."""
    try:
        yield
    except Nonsense as nonsense:
        legal, position = game.legal(table, seat), game.notation.position(table)
        raise BotFailed(name, seat, nonsense.deed, legal, position) from nonsense.__cause__


def answer(bot: Bot, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
    """What a bot answers, a NumPy integer as an int. Raises `Nonsense` for all that is no legal action.

    What the bot raised is its cause. A bot that wants to leave (`SystemExit`) fails like any other.
    """
    try:
        given: object = bot(sight, list(legal), random, budget)
    except Nonsense:
        raise
    except (Exception, SystemExit) as error:
        raise Nonsense(Text("bot-raised", {"error": described(error)})) from error
    if isinstance(given, int | np.integer) and not isinstance(given, bool) and given in legal:
        return int(given)
    raise Nonsense(Text("bot-answered", {"answer": reprlib.repr(given)}))


def described(error: BaseException) -> str:
    """An error as Python's last line about it."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def listed(legal: Sequence[int]) -> str:
    """Actions for a sentence; of many, the first."""
    numbers = ", ".join(map(str, legal[:MOST_LISTED]))
    return f"{numbers}, …" if len(legal) > MOST_LISTED else numbers


def name_of(bot: Bot) -> str:
    """What a bot is called where nobody has named it: its function, or its class."""
    return str(getattr(bot, "__name__", type(bot).__name__))
