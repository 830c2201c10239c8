"""The bots that play Village Pillage, and what they look at: cards, players, two cards that face each other."""

from tablee.bots.learned import LearnedBot, Style
from tablee.bots.levels import Level, by_name
from tablee.bots.pillage.greedy import GREEDY
from tablee.bots.pillage.search import FORESIGHT, searched
from tablee.games.pillage import PILLAGE

LEVELS = by_name(
    Level("greedy", GREEDY),
    Level("easy", LearnedBot("easy", PILLAGE, Style(1.5, overlooked=0.55), FORESIGHT), "Navet", version=3, strength=40),
    Level(
        "medium",
        LearnedBot("medium", PILLAGE, Style(1.0, overlooked=0.3), FORESIGHT),
        "Godille",
        version=3,
        strength=78,
    ),
    Level(
        "hard", LearnedBot("hard", PILLAGE, Style(0.8, overlooked=0.08), FORESIGHT), "Rapine", version=3, strength=92
    ),
    Level(
        "expert",
        LearnedBot("expert", PILLAGE, Style(0.8, among_many=0.5), FORESIGHT, searched),
        "La Griffe",
        decisions=5_000,
        version=3,
        strength=93,
    ),
)
