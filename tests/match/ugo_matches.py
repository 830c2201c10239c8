"""Matches of UGO! at random, with all that can happen at a table."""

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.match import Match, bot
from tests.match.matches import ENDLESS, among, persons, some_seed, steps_of

UGO = GAMES["ugo"]


def some_options(seats: int, random: Random) -> dict[str, int]:
    supply = among(random, 36, 12) if seats == 2 else 36
    return {"rounds": among(random, 1, 1, 2, 3), "hand_size": among(random, 1, 2, 3, 5, 10), "farmer_supply": supply}


def some_match(number: int) -> Match:
    """A match of any number of seats, options, persons and bots; whole, given up, ended early or still running."""
    random = Random.seeded(number)
    seats = among(random, *UGO.seats)
    players = [bot("random") if below(random, 3) == 0 else one for one in persons(seats)]
    match = Match(UGO, players, some_options(seats, random), some_seed(seats, random))
    steps = among(random, ENDLESS, ENDLESS, 0, 5, 40)
    for _ in steps_of(match, random):
        steps -= 1
        if steps < 0:
            break
    return match
