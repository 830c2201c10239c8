"""Puzzles from games of bots."""

from itertools import islice

from tablee.cli.compiling import get_ready
from tablee.cli.records import Count, Seed, counted


def puzzles(game: str, *, count: Count = 10, seed: Seed = 1) -> None:
    """Find puzzles in games of bots: one move is the best, by proof, and a second solver has checked it.

    They are printed as the files of puzzles have them; the same command prints the same ones.

    Parameters
    ----------
    game
        Which game, such as ugo.
    count
        How many puzzles.
    seed
        Another one finds others.
    """
    from tablee.games.words import Refused
    from tablee.match.lookup import game_named
    from tablee.puzzles.kinds import KINDS
    from tablee.puzzles.mining import mined, written

    played = game_named(game)
    if game not in KINDS:
        raise Refused("no-puzzles", game=played.title)
    get_ready(played)
    found = mined(game, seed)
    for _ in counted(range(count)):
        print("\n".join(map(written, islice(found, 1))))
