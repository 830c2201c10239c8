"""The bots that play VIGO, and what they look at: stocks and what they promise, the outlook of a seat, the bay."""

from functools import partial

from tablee.bots.contract import Bot
from tablee.bots.learned import LearnedBot, Style
from tablee.bots.vigo.greedy import greedy
from tablee.bots.vigo.memory import recalled
from tablee.bots.vigo.search import searched
from tablee.games.vigo import VIGO

LEVELS: dict[str, Bot] = {
    "greedy": greedy,
    "easy": LearnedBot("easy", VIGO, Style(1.0, overlooked=0.4), recalled=partial(recalled, capacity=3)),
    "medium": LearnedBot("medium", VIGO, Style(0.7, overlooked=0.1), recalled=partial(recalled, capacity=8)),
    "hard": LearnedBot("hard", VIGO, Style(0.4), recalled=partial(recalled, capacity=20)),
    "expert": LearnedBot("expert", VIGO, Style(0.5, decisions=20_000), searched),
}
