"""The warm-up of bots: each plays a little, so that no player waits for the compiler."""

from collections.abc import Callable

from tablee.bots import Level, levels
from tablee.bots.contract import Budget
from tablee.bots.learned import LearnedBot
from tablee.games.chance import Random
from tablee.games.contract import Game, Sight, Table

BRIEFLY = Budget(decisions=2)
FIRST_MOVES = 8  # VIGO's boats are placed by then, and have sailed; Village Pillage's first cards have been bought


def warm_up_calls(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """What to call, each with the name of the bot that it compiles, or loads; bots that cannot play are left out."""

    def call(level: Level) -> Callable[[], object]:
        return lambda: begin_a_game(game, level)

    return [(level.name, call(level)) for level in levels(game.name).values() if can_play(level)]


def can_play(level: Level) -> bool:
    """Whether a level can play: not by weights that do not fit any more, until others are learned in their place."""
    return not isinstance(level.bot, LearnedBot) or level.bot.has_weights


def begin_a_game(game: Game, level: Level) -> None:
    """Let a bot begin a game on all seats, so that it is asked more than where to start, and then say why."""
    table, random = game.new(game.seats[0]), Random.seeded(1)
    for _ in range(FIRST_MOVES):
        sight, legal = asked(game, table, random)
        game.rules.apply(table, int(sight.seat), level(sight, legal, random, BRIEFLY))
    level.explain(*asked(game, table, random), random, BRIEFLY)


def asked(game: Game, table: Table, random: Random) -> tuple[Sight, list[int]]:
    """What the first seat that is awaited knows, and what it may do."""
    game.rules.settle(table, random)
    seat = game.awaited(table)[0]
    return game.knowledge(table, seat), game.legal(table, seat)
