"""The bots that play Village Pillage, and what they look at: cards, players, two cards that face each other."""

from tablee.bots.levels import Level, by_name
from tablee.bots.pillage.greedy import greedy

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", greedy, "Navet", version=1),
    Level("medium", greedy, "Godille", version=1),
    Level("hard", greedy, "Rapine", version=1),
    Level("expert", greedy, "La Griffe", version=1),
)
