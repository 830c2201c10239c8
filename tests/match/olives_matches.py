"""Matches of Olives: one in which everybody bids, and some at random, with all that can happen at a table."""

from tablee.games.chance import Random, below
from tablee.games.olives import OLIVES
from tablee.match import Chance, Match, bot
from tests.match.matches import ENDLESS, among, persons, some_seed, steps_of

CARDS = (2, 3, 4, 5, 6, 7)


def bidding(seats: int) -> Match:
    """Everybody is asked at once, and holds the cards from 2 to 7; there are five olives to win."""
    match = Match(OLIVES, persons(seats))
    for outcome in (*[1] * seats, 5):
        match.enter(Chance(outcome))
    return match


def some_match(number: int) -> Match:
    """A match of any number of seats, options, persons and bots; whole, given up, ended early or still running."""
    random = Random.seeded(number)
    seats = among(random, *OLIVES.seats)
    players = [bot("random") if below(random, 3) == 0 else one for one in persons(seats)]
    options = {"rounds": among(random, 3, 4, 5, 6), "leftovers": below(random, 2) == 1}
    match = Match(OLIVES, players, options, some_seed(seats, random))
    for step, _ in enumerate(steps_of(match, random)):
        if step == among(random, ENDLESS, number % 40):
            break
    return match
