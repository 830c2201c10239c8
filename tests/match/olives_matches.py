"""Matches of Olives, for tests of what is chosen at the same time."""

from tablee.games.olives import OLIVES
from tablee.match import Chance, Match
from tests.match.matches import persons

CARDS = (2, 3, 4, 5, 6, 7)


def bidding(seats: int) -> Match:
    """Everybody is asked at once, and holds the cards from 2 to 7; there are five olives to win."""
    match = Match(OLIVES, persons(seats))
    for outcome in (*[1] * seats, 5):
        match.enter(Chance(outcome))
    return match
