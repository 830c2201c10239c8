"""The bots that play Village Pillage, and what they look at: cards, players, two cards that face each other."""

from tablee.bots.learned import LearnedBot, Style
from tablee.bots.levels import Level, by_name
from tablee.bots.pillage.greedy import greedy
from tablee.bots.pillage.search import FORESIGHT, searched
from tablee.games.pillage import PILLAGE

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", LearnedBot("easy", PILLAGE, Style(1.5, overlooked=0.4), FORESIGHT), "Navet", version=1),
    Level("medium", LearnedBot("medium", PILLAGE, Style(1.0, overlooked=0.25), FORESIGHT), "Godille", version=1),
    Level("hard", LearnedBot("hard", PILLAGE, Style(0.8), FORESIGHT), "Rapine", version=1),
    Level(
        "expert",
        LearnedBot("expert", PILLAGE, Style(0.8), FORESIGHT, searched),
        "La Griffe",
        decisions=20_000,
        version=1,
    ),
)
