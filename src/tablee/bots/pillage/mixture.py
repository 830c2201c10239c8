"""Chance in secret plans: what promises more is played more often, and nothing is played for certain."""

from collections.abc import Sequence
from math import exp
from typing import Any

import numpy as np

from tablee.games.chance import Random, unit

Matrix = Sequence[Sequence[float]]
Numbers = np.ndarray[Any, np.dtype[np.float64]]

TEMPERATURE = 0.6  # turnips: so much worse is what is played about a third as often
CARELESS = 0.2  # how often a rival plays anything, without a thought
ROUNDS_IMAGINED = 12  # with 3 it won one duel of four against 6


def weights_of(values: Sequence[float]) -> list[float]:
    """How often each choice is made, all together 1."""
    best = max(values)
    weights = [exp((value - best) / TEMPERATURE) for value in values]
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
    to_own, to_rival = np.array(own) / TEMPERATURE, np.array(replies).T / TEMPERATURE
    mine, theirs = np.full(len(to_own), 1 / len(to_own)), np.full(len(to_rival), 1 / len(to_rival))
    for step in range(ROUNDS_IMAGINED):
        answers = often(to_own @ theirs)
        theirs = theirs + (often(to_rival @ mine) - theirs) / (step + 2)
        mine = mine + (answers - mine) / (step + 2)
    return [float((1 - CARELESS) * chance + CARELESS / len(theirs)) for chance in theirs]


def often(promises: Numbers) -> Numbers:
    """How often each choice is made, by what it promises."""
    weights = np.exp(promises - promises.max())
    shares: Numbers = weights / weights.sum()
    return shares


def dot(values: Sequence[float], weights: Sequence[float]) -> float:
    """The average of values, by their weights."""
    return sum([value * weight for value, weight in zip(values, weights, strict=True)])
