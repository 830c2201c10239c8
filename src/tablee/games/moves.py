"""What may be done, as a set: words of 63 bits, one bit an action."""

from typing import Any

from tablee.games.bits import count, nth
from tablee.games.chance import Random, below
from tablee.games.compiled import rule

BITS = 63  # actions to a word: the sign stays free


@rule
def random_move(moves: Any, random: Random) -> int:
    """One of the legal actions, of which there is at least one, all equally likely."""
    total = 0
    for word in range(len(moves.bits)):
        total += count(moves.bits[word])
    n = below(random, total)
    word = 0
    while word + 1 < len(moves.bits) and n >= count(moves.bits[word]):
        n -= count(moves.bits[word])
        word += 1
    return BITS * word + nth(moves.bits[word], n)


@rule
def is_among(moves: Any, action: int) -> bool:
    """Whether an action is one of a set."""
    return int(moves.bits[action // BITS]) >> action % BITS & 1 != 0
