"""The warm-up of a game's batches: every loop is called once, so that nobody who trains waits for the compiler."""

from collections.abc import Callable
from typing import Any

from tablee.batches.batched import BatchedEnv
from tablee.games.contract import Game
from tablee.observations import OBSERVATIONS


def warm_up_calls(game: Game) -> list[tuple[str, Callable[[], Any]]]:
    """What to call, each with the name of what it compiles. Rewards and features are arguments: one of each will do."""
    seats, observation = game.seats[0], OBSERVATIONS[game.name]
    env = BatchedEnv(game, lanes=1, seats=seats)
    return [
        ("one observation", lambda: observation.of_table(game.new(seats), 0)),
        ("a batch: reset", env.reset),
        ("a batch: random actions", env.random_actions),
        ("a batch: step", lambda: env.step(env.batch.actions)),
    ]
