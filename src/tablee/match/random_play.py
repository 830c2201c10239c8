"""Matches played at random: for tests, examples and records to look at."""

from collections.abc import Mapping

from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.match.match import Match
from tablee.match.players import bot


def random_match(game: Game, seats: int, options: Mapping[str, Value], seed: int) -> Match:
    """A whole match in which every seat chooses among its legal moves at random."""
    match = Match(game, [bot("random")] * seats, options, seed=seed.to_bytes(8, "big"))
    random = Random.seeded(seed)
    while not match.result:
        seat = match.awaited()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[below(random, len(legal))])
    return match
