"""A look at what was learned: by the arena, against a bot that does not learn, on the same deals every time."""

from typing import Any, NamedTuple

from tablee.arena import win_rate
from tablee.bots import Bot
from tablee.bots.names import bot_named
from tablee.bots.network import NetworkBot
from tablee.bots.weights import Weights
from tablee.learn.config import Config

DEALS_SEED = 20  # of the deals that are looked at, whatever the run's


class Look(NamedTuple):
    """A point of the curve: the share won after so many decisions, and where the true one lies 95 times in 100."""

    round_number: int
    samples: int
    seats: int
    share: float
    low: float
    high: float
    games: int

    def as_json(self) -> dict[str, Any]:
        """The point as plain data."""
        return self._asdict()


def look(config: Config, weights: Weights, round_number: int, samples: int) -> list[Look]:
    """What the network wins alone among copies of another bot: with fewest players, and with most."""
    looks = []
    player = NetworkBot(weights, config.rules)
    player.get_ready()
    for seats in sorted({min(config.seats), max(config.seats)}):
        bots: list[Bot] = [player, *[bot_named(config.against, config.rules)] * (seats - 1)]
        deals = max(1, config.deals * min(config.seats) // seats)
        share = win_rate(config.rules, bots, deals=deals, seed=DEALS_SEED, options=config.options)
        looks.append(Look(round_number, samples, seats, share.rate, *share.interval, share.games))
    return looks
