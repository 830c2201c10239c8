"""Chance in secret plans: what promises more is played more often, and nothing is played for certain."""

from collections.abc import Sequence
from math import exp

from tablee.games.chance import Random, unit

Matrix = Sequence[Sequence[float]]

TEMPERATURE = 0.6  # turnips: so much worse is what is played about a third as often
ROUNDS_IMAGINED = 6


def weights_of(values: Sequence[float], temperature: float = TEMPERATURE) -> list[float]:
    """How often each choice is made, all together 1."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def drawn_from(weights: Sequence[float], random: Random) -> int:
    """One of the choices, as often as its weight says."""
    left = unit(random) * sum(weights)
    for choice, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return choice
    return max(range(len(weights)), key=weights.__getitem__)


def likely_replies(own: Matrix, replies: Matrix) -> list[float]:
    """How often a rival plays each card, if both learn from what the other has played (Fudenberg, Levine 1998).

    Both matrices have a row for each own card and a column for each of the rival's.
    """
    columns = list(zip(*replies, strict=True))
    mine, theirs = [1 / len(own)] * len(own), [1 / len(columns)] * len(columns)
    for step in range(ROUNDS_IMAGINED):
        answers = weights_of([dot(row, theirs) for row in own])
        theirs = nearer(theirs, weights_of([dot(column, mine) for column in columns]), step)
        mine = nearer(mine, answers, step)
    return theirs


def nearer(often: list[float], now: list[float], step: int) -> list[float]:
    """The average of what was played so far and now."""
    part = 1 / (step + 2)
    return [old + part * (new - old) for old, new in zip(often, now, strict=True)]


def dot(values: Sequence[float], weights: Sequence[float]) -> float:
    """The average of values, by their weights."""
    return sum([value * weight for value, weight in zip(values, weights, strict=True)])
