"""How long the first moves take in the server's warm pool of bots: what somebody waits who sits down with one."""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from tablee.bots import Level
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.server.ops.settings import Settings
from tablee.server.tables.bot_pool import BotPool, think

SEED = 1


def first_moves(game: Game, levels: Sequence[Level]) -> dict[str, float]:
    """Seconds on the clock from asking a pool that has just become ready until its answer, by level."""
    return asyncio.run(asked_in_turn(game, levels))


async def asked_in_turn(game: Game, levels: Sequence[Level]) -> dict[str, float]:
    """The same, the strongest level first: nobody has warmed up for it but the pool itself."""
    settings = Settings()
    pool = BotPool(1, settings.bot_seconds)
    try:
        await pool.warm_up()
        return {level.name: await first_move(pool, game, level, settings.bot_seconds) for level in reversed(levels)}
    finally:
        pool.close()


async def first_move(pool: BotPool, game: Game, level: Level, seconds: float) -> float:
    """Seconds of the first move of a game with most players."""
    table = game.new(game.seats[-1])
    game.rules.settle(table, Random.seeded(SEED))
    seat = game.awaited(table)[0]
    sight, legal = game.knowledge(table, seat), game.legal(table, seat)
    begin = perf_counter()
    await pool.run_slice(think, game.name, level.name, sight, legal, SEED, seconds)
    return perf_counter() - begin
