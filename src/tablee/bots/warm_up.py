"""The warm-up of bots: each plays a little, so that no player waits for the compiler."""

from collections.abc import Callable

from tablee.bots import Level, levels
from tablee.bots.first_moves import BRIEFLY, play_first_moves
from tablee.bots.learned import LearnedBot
from tablee.games.chance import Random
from tablee.games.contract import Game


def warm_up_calls(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """What to call, each with the name of the bot that it compiles, or loads; bots that cannot play are left out."""

    def call(level: Level) -> Callable[[], object]:
        return lambda: begin_a_game(game, level)

    return [(level.name, call(level)) for level in levels(game.name).values() if can_play(level)]


def can_play(level: Level) -> bool:
    """Whether a level can play: not by weights that do not fit any more, until others are learned in their place."""
    return not isinstance(level.bot, LearnedBot) or level.bot.has_weights


def begin_a_game(game: Game, level: Level) -> None:
    """Let a bot make the first moves of a game, and say why it would make the next one."""
    level.explain(*play_first_moves(level, game), Random.seeded(1), BRIEFLY)
