"""Bots play matches, and are counted by what they win.

>>> from tablee.bots import bot_of
>>> from tablee.games import GAMES
>>> random = bot_of("ugo", "random")
>>> win_rate(GAMES["ugo"], [random, random], matches=4, seed=1, options={"rounds": 1})
Share(won=2.0, matches=4)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from tablee.bots.asking import ask, name_of
from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.match import Match, Result, bot

DEVIATIONS = 1.96  # of a normal distribution: 95 % lie within


@dataclass(frozen=True)
class Share:
    """What a bot won of some matches; of a shared win, its part."""

    won: float
    matches: int

    @property
    def rate(self) -> float:
        """The part won, from 0 to 1."""
        return self.won / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, 95 times in 100 (Wilson 1927)."""
        spread = DEVIATIONS**2 / self.matches
        middle = self.rate + spread / 2
        reach = sqrt(spread * (self.rate * (1 - self.rate) + spread / 4))
        return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)


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


def win_rate(
    game: Game,
    bots: Sequence[Bot],
    *,
    matches: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    budget: Budget = NO_LIMIT,
) -> Share:
    """What the first of the bots wins; each deal is played from every seat in turn.

    A number of `matches` that is a multiple of the seats treats all of them alike; ValueError for less than one match.
    """
    if matches < 1:
        raise ValueError(f"{matches} matches tell nothing: choose at least one for each seat")
    won = 0.0
    for number in range(matches):
        deal, seat = divmod(number, len(bots))
        sitting = seated(bots, seat)
        match = Match(game, [bot(name_of(one)) for one in sitting], options, seed=f"{seed} {deal}".encode())
        result = play_match(match, sitting, seed + number, budget)
        won += part_of_win(result, seat)
    return Share(won, matches)


def seated(bots: Sequence[Bot], first: int) -> list[Bot]:
    """The bots round the table, the first of them in the given seat."""
    return [bots[(seat - first) % len(bots)] for seat in range(len(bots))]


def part_of_win(result: Result | None, seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / len(result.winners) if result and seat in result.winners else 0.0
