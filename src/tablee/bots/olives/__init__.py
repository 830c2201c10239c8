"""The bots that play Olives."""

from tablee.bots.levels import Level, by_name
from tablee.bots.olives.greedy import greedy

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", greedy, "Noyau", version=1),
    Level("medium", greedy, "Picholine", version=1),
    Level("hard", greedy, "Tapenade", version=1),
    Level("expert", greedy, "Olivette", version=1),
)
