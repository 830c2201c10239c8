"""What a bot would do in a person's place, as the page's hints say it."""

from tablee.bots import HINTING, NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.screen import Screen
from tablee.texts import Texts


def hint_for(match: Match, screen: Screen, seat: int, random: Random, texts: Texts) -> Text:
    """A move of the strongest bot that sees what the seat is shown now: a hint remembers nothing for a person."""
    sight = match.view(seat)
    action = bot_of(match.game.name, HINTING)(sight, match.legal(seat), random, NO_LIMIT)
    args = {"typed": screen.typed(match, seat, action, texts)}
    words = screen.in_words(sight, action)
    return Text("hint-in-words", {**args, "words": words}) if words else Text("hint", args)
