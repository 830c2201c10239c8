"""The warm-up of bots: each is asked once, so that no player waits for the compiler."""

from collections.abc import Callable

from tablee.bots import Level, levels
from tablee.bots.contract import Budget
from tablee.games.chance import Random
from tablee.games.contract import Game

BRIEFLY = Budget(decisions=2)


def warm_up_calls(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """What to call, each with the name of the bot that it compiles, or loads."""

    def call(level: Level) -> Callable[[], object]:
        return lambda: ask_once(game, level)

    return [(level.name, call(level)) for level in levels(game.name).values()]


def ask_once(game: Game, level: Level) -> None:
    """Let a bot decide, and say why, at a table where a game begins."""
    table = game.new(game.seats[0])
    game.rules.settle(table, Random.seeded(1))
    seat = game.awaited(table)[0]
    legal = game.legal(table, seat)
    level(game.knowledge(table, seat), legal, Random.seeded(1), BRIEFLY)
    level.explain(game.knowledge(table, seat), legal, Random.seeded(1), BRIEFLY)
