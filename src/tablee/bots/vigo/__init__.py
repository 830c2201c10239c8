"""The bots that play VIGO, and what they look at: stocks and what they promise, the outlook of a seat, the bay."""

from functools import partial

from tablee.bots.learned import LearnedBot, Style
from tablee.bots.levels import Level, by_name
from tablee.bots.vigo.greedy import greedy
from tablee.bots.vigo.memory import recalled
from tablee.bots.vigo.search import FORESIGHT, searched
from tablee.games.vigo import VIGO

EASY = LearnedBot("easy", VIGO, Style(1.0, overlooked=0.45), FORESIGHT, recalled=partial(recalled, capacity=3))
MEDIUM = LearnedBot("medium", VIGO, Style(0.7, overlooked=0.2), FORESIGHT, recalled=partial(recalled, capacity=6))
HARD = LearnedBot("hard", VIGO, Style(0.5, overlooked=0.05), FORESIGHT, recalled=partial(recalled, capacity=12))

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", EASY, "Bigorneau", version=3, strength=3),
    Level("medium", MEDIUM, "Goémon", version=3, strength=34),
    Level("hard", HARD, "Tramontane", version=3, strength=74),
    Level(
        "expert",
        LearnedBot("expert", VIGO, Style(0.3), FORESIGHT, searched),
        "Loup-de-Mer",
        decisions=4_000,
        version=2,
        strength=92,
    ),
)
