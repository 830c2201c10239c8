"""Chance in secret plans: what promises more is played more often, and nothing is played for certain."""

import numpy as np

from tablee.games.chance import Random, unit
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array

TEMPERATURE = 0.6  # turnips: so much worse is what is played about a third as often
CARELESS = 0.2  # how often a rival plays anything, without a thought
ROUNDS_IMAGINED = 12  # with 3 it won one duel of four against 6


@chapter
def draw_one(values: Array, count: int, random: Random) -> int:
    """One of so many choices: the more it promises, the more often."""
    find_shares(values, count)
    left = unit(random)
    for choice in range(count):
        left -= values[choice]
        if left < 0:
            return choice
    return int(np.argmax(values[:count]))


@rule
def find_shares(values: Array, count: int) -> None:
    """Put how often each choice is made, all together 1, in the place of what it promises."""
    best, total = values[0], 0.0
    for choice in range(1, count):
        best = max(best, values[choice])
    for choice in range(count):
        values[choice] = np.exp((values[choice] - best) / TEMPERATURE)
        total += values[choice]
    for choice in range(count):
        values[choice] /= total


@chapter
def learn_replies(own: Array, theirs: Array, mine: Array, likely: Array, answers: Array, replies: Array) -> None:
    """How often a rival plays each card, if both learn from what the other has played (Fudenberg, Levine 1998).

    Both matrices have a row for each own card and a column for each of the rival's; the rest is room for mixtures.
    """
    rows, columns = own.shape
    mine[:], likely[:] = 1 / rows, 1 / columns
    for step in range(ROUNDS_IMAGINED):
        answers[:], replies[:] = 0.0, 0.0
        for row in range(rows):
            for column in range(columns):
                answers[row] += own[row, column] * likely[column]
                replies[column] += theirs[row, column] * mine[row]
        find_shares(answers, rows)
        find_shares(replies, columns)
        approach(likely, replies, step)
        approach(mine, answers, step)
    for column in range(columns):
        likely[column] = (1 - CARELESS) * likely[column] + CARELESS / columns


@rule
def approach(mixture: Array, answers: Array, step: int) -> None:
    """A mixture of all answers so far, the beginning included."""
    for choice in range(len(mixture)):
        mixture[choice] += (answers[choice] - mixture[choice]) / (step + 2)
