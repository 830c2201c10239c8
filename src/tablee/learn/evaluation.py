"""A look at what was learned: by the arena, against a bot that does not learn, on the same deals every time."""

from typing import Any, NamedTuple

from tablee.arena import win_rate
from tablee.bots import Bot, bot_of
from tablee.bots.network import NetworkBot
from tablee.bots.weights import Weights
from tablee.learn.config import Config

DEALS_SEED = 20  # of the deals that are looked at, whatever the run's


class Look(NamedTuple):
    """A point of the curve: the share won after so many decisions, and where the true one lies 95 times in 100."""

    round_number: int
    samples: int
    share: float
    low: float
    high: float
    games: int

    def as_json(self) -> dict[str, Any]:
        """The point as plain data."""
        return self._asdict()


def look(config: Config, weights: Weights, round_number: int, samples: int) -> Look:
    """What the network wins alone among copies of the bot that it is measured against."""
    others = [bot_of(config.game, config.against)] * (config.seats - 1)
    bots: list[Bot] = [NetworkBot(weights, config.rules), *others]
    share = win_rate(config.rules, bots, deals=config.deals, seed=DEALS_SEED, options=config.options)
    return Look(round_number, samples, share.rate, *share.interval, share.games)
