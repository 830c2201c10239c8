"""The command that lists the bots of a game."""

import os
from typing import TYPE_CHECKING

from tablee.cli.compiling import get_ready
from tablee.cli.play import Language

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.games.contract import Game
    from tablee.texts import Texts

MOVES = 20  # of one game, whose mean is told


def bots(game: str, *, language: Language = None) -> None:
    """List the bots that play a game: what they are called, how they play, how strong they are, what a move costs.

    Parameters
    ----------
    game
        Which game, such as ugo.
    """
    from rich.console import Console

    from tablee.match.lookup import game_named
    from tablee.texts import Texts, language_of

    played = game_named(game)
    get_ready(played)
    Console().print(table_of(played, Texts(language or language_of(os.environ))))


def table_of(game: "Game", texts: "Texts") -> "Table":
    """A row for each level, the yardsticks first."""
    from rich.table import Table

    from tablee.bots import levels
    from tablee.games.words import Text

    columns = "bots-level", "bots-character", "bots-style", "bots-tries", "bots-cost", "bots-strength"
    grid = Table(*(texts.say(Text(column)) for column in columns), title=game.title, title_justify="left")
    for level in levels(game.name).values():
        style = texts.say(level.style(game.name)) if level.character else ""
        cost = f"{1000 * seconds_a_move(game, level.name):.1f}"
        strength = "–" if level.strength is None else str(level.strength)
        grid.add_row(level.name, level.character, style, f"{level.decisions or '–'}", cost, strength)
    return grid


def seconds_a_move(game: "Game", level: str) -> float:
    """Processor time of a move, in the mean of the first ones of a game that the bot plays with itself."""
    from time import process_time

    from tablee.bots import NO_LIMIT, bot_of
    from tablee.bots.warm_up import begin_a_game
    from tablee.games.chance import Random

    bot, random, table = bot_of(game.name, level), Random.seeded(1), game.new(game.seats[0])
    begin_a_game(game, bot)
    spent, moves = 0.0, 0
    while moves < MOVES and not game.rules.is_over(table):
        game.rules.settle(table, random)
        for seat in game.awaited(table):
            sight, legal = game.knowledge(table, seat), game.legal(table, seat)
            begin = process_time()
            action = bot(sight, legal, random, NO_LIMIT)
            spent, moves = spent + process_time() - begin, moves + 1
            game.rules.apply(table, seat, action)
    return spent / moves
