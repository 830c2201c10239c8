"""The bots that play VIGO, and what they look at: stocks and what they promise, the outlook of a seat, the bay."""

from functools import partial

from tablee.bots.learned import LearnedBot, Style
from tablee.bots.levels import Level, by_name
from tablee.bots.vigo.greedy import greedy
from tablee.bots.vigo.memory import recalled
from tablee.bots.vigo.search import FORESIGHT, searched
from tablee.games.vigo import VIGO

EASY = LearnedBot("easy", VIGO, Style(1.0, overlooked=0.4), FORESIGHT, recalled=partial(recalled, capacity=3))
MEDIUM = LearnedBot("medium", VIGO, Style(0.7, overlooked=0.1), FORESIGHT, recalled=partial(recalled, capacity=8))
HARD = LearnedBot("hard", VIGO, Style(0.4), FORESIGHT, recalled=partial(recalled, capacity=20))

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", EASY, "Bigorneau", version=1),
    Level("medium", MEDIUM, "Goémon", version=1),
    Level("hard", HARD, "Tramontane", version=1),
    Level(
        "expert",
        LearnedBot("expert", VIGO, Style(0.5), FORESIGHT, searched),
        "Loup-de-Mer",
        decisions=20_000,
        version=1,
    ),
)
