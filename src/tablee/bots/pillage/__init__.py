"""The bots that play Village Pillage, and what they look at: cards, players, two cards that face each other."""

from tablee.bots.contract import Bot
from tablee.bots.learned import LearnedBot, Style
from tablee.bots.pillage.greedy import greedy
from tablee.bots.pillage.search import searched
from tablee.games.pillage import PILLAGE

LEVELS: dict[str, Bot] = {
    "greedy": greedy,
    "easy": LearnedBot("easy", PILLAGE, Style(1.5, overlooked=0.4)),
    "medium": LearnedBot("medium", PILLAGE, Style(1.0, overlooked=0.25)),
    "hard": LearnedBot("hard", PILLAGE, Style(0.8)),
    "expert": LearnedBot("expert", PILLAGE, Style(0.8, decisions=20_000), searched),
}
