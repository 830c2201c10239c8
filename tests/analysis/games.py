"""Short games to analyse."""

from collections.abc import Mapping, Sequence

from tablee.bots import NO_LIMIT, level_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.options import Value
from tablee.match import Match, Player, bot, person

ZOE = person("Zoé")
SHORT: dict[str, Value] = {"rounds": 1, "hand_size": 4}
USUAL: dict[str, Value] = {}


def played(game: str, players: Sequence[Player], level: str = "easy", options: Mapping[str, Value] = USUAL) -> Match:
    """A game in which a level plays for everybody."""
    match, random = Match(GAMES[game], players, options, b"example"), Random.seeded(1)
    while awaited := match.awaited():
        seat = awaited[0]
        match.submit(seat, level_of(game, level)(match.knowledge(seat), match.legal(seat), random, NO_LIMIT))
    return match


def duel_of_ugo() -> Match:
    """A person against a bot, with few cards."""
    return played("ugo", [ZOE, bot("easy")], options=SHORT)
