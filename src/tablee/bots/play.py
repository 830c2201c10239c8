"""Bots play a match that is kept: with its log, its moments and its record.

Thousands of games that only count go the lighter way of `tablee.arena`.
"""

from collections.abc import Sequence

import numpy as np

from tablee.bots.asking import ask
from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.games.chance import Random
from tablee.match import Match, Result


def play_match(match: Match, bots: Sequence[Bot], seed: int, budget: Budget = NO_LIMIT) -> Result | None:
    """Let bots, one a seat, play a match on to its end; None if it waits for chance that it has no seed for.

    A bot that does not answer with a legal action is blamed by the name that its player has: `asking.BotFailed`.
    """
    randoms = randoms_from(seed, len(bots))
    while awaited := match.awaited():
        seat = awaited[0]
        match.submit(seat, ask(bots[seat], match.players[seat].name, match, seat, randoms[seat], budget))
    return match.result


def randoms_from(seed: int, number: int) -> list[Random]:
    """So many streams of chance from one seed."""
    return [Random.seeded(int(state)) for state in np.random.SeedSequence(seed).generate_state(number, np.uint64)]
