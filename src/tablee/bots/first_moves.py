"""The first moves of a game, made by one bot on all seats, so that nobody waits while it compiles what it needs."""

from tablee.bots.contract import Bot, Budget
from tablee.games.chance import Random
from tablee.games.contract import Game, Sight, Table

BRIEFLY = Budget(decisions=2)
FIRST_MOVES = 8  # VIGO's boats are placed by then, and have sailed; Village Pillage's first cards have been bought


def play_first_moves(bot: Bot, game: Game) -> tuple[Sight, list[int]]:
    """Let a bot begin a game with most players, and one with fewest: it may think otherwise there.

    Returns what the seat knows that is asked next in the second, and what it may do.
    """
    play_first_moves_among(bot, game, game.seats[-1])
    return play_first_moves_among(bot, game, game.seats[0])


def play_first_moves_among(bot: Bot, game: Game, seats: int) -> tuple[Sight, list[int]]:
    """The same with so many players."""
    table, random = game.new(seats), Random.seeded(1)
    for _ in range(FIRST_MOVES):
        sight, legal = asked(game, table, random)
        game.rules.apply(table, int(sight.seat), bot(sight, legal, random, BRIEFLY))
    return asked(game, table, random)


def asked(game: Game, table: Table, random: Random) -> tuple[Sight, list[int]]:
    """What the first seat that is awaited knows, and what it may do."""
    game.rules.settle(table, random)
    seat = game.awaited(table)[0]
    return game.knowledge(table, seat), game.legal(table, seat)
