"""The bots that play VIGO, and what they look at: stocks and what they promise, the outlook of a seat, the bay."""

from tablee.bots.levels import Level, by_name
from tablee.bots.vigo.greedy import greedy

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", greedy, "Bigorneau", version=1),
    Level("medium", greedy, "Goémon", version=1),
    Level("hard", greedy, "Tramontane", version=1),
    Level("expert", greedy, "Loup-de-Mer", version=1),
)
