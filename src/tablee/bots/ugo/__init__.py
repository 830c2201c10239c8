"""The bots that play UGO!, and what they look at: the outlook of a seat."""

from tablee.bots.levels import Level, by_name
from tablee.bots.ugo.greedy import greedy

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", greedy, "Pépin", version=1),
    Level("medium", greedy, "Fanchon", version=1),
    Level("hard", greedy, "Léontine", version=1),
    Level("expert", greedy, "Ugoline", version=1),
)
