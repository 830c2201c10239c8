"""Random numbers for simulations. The rules own none: whoever calls them brings chance along.

The generator is SplitMix64 (Steele, Lea, Flood 2014): one word of state, so that a record holds it.
"""

from typing import Self

import numpy as np

from tablee.games.compiled import rule
from tablee.games.record import Many, Record, u64

GAMMA = 0x9E3779B97F4A7C15
MIX_1, MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
UNFAIR = -1  # what a word brings that is passed over


class Random(Record):
    """A stream of random numbers; its state is its seed."""

    state: u64

    @classmethod
    def seeded(cls, seed: int) -> Self:
        """The stream of a seed."""
        random = cls.one()
        random.state = seed & WORD
        return random


@rule
def next_word(random: Random) -> int:
    """64 random bits."""
    state = (int(random.state) + GAMMA) & WORD
    random.state = state
    state = ((state ^ (state >> 30)) * MIX_1) & WORD
    state = ((state ^ (state >> 27)) * MIX_2) & WORD
    return state ^ (state >> 31)


@rule
def half_word(random: Random) -> int:
    """32 random bits, as a signed number: Numba makes a float of signed times unsigned."""
    return int(np.int64(next_word(random) >> 32))


@rule
def below(random: Random, limit: int) -> int:
    """A whole number from 0 to limit - 1, each equally likely (Lemire 2019).

    >>> random = Random.one()
    >>> sorted({below(random, 3) for _ in range(100)})
    [0, 1, 2]
    """
    spread = half_word(random) * limit
    if spread & HALF < limit:
        unfair = (HALF + 1) % limit
        while spread & HALF < unfair:
            spread = half_word(random) * limit
    return spread >> 32


@rule
def from_word(word: int, limit: int) -> int:
    """What a word of 32 bits brings that was not made here: a whole number from 0 to limit - 1, each equally likely.

    A word that is too high to be fair brings nothing: `docs/fair-shuffles.md`.

    >>> from_word(13, 10), from_word(HALF, 10)
    (3, -1)
    """
    return word % limit if word <= HALF - (HALF + 1) % limit else UNFAIR


@rule
def unit(random: Random) -> float:
    """A number from 0 up to, but not including, 1."""
    return (next_word(random) >> 11) * 2.0**-53


def streams(random: Random, number: int) -> Many:
    """So many streams for rows of tables, from one: each begins where a number drawn from it says."""
    randoms = Random.many(number)
    seed_each(randoms, random)
    return randoms


@rule
def seed_each(randoms: Many, random: Random) -> None:
    """A stream of its own for each record of a row."""
    for i in range(len(randoms)):
        randoms[i].state = next_word(random)
