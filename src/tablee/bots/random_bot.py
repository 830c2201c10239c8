"""A bot for any game that plays anything."""

from collections.abc import Sequence

from tablee.bots.contract import Budget
from tablee.games.chance import Random, below
from tablee.games.contract import Sight


def random_bot(_sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """Any legal action, all equally likely."""
    return legal[below(random, len(legal))]
