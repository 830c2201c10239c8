"""The bots that play Village Pillage, and what they look at: cards, players, two cards that face each other."""

from tablee.bots.contract import Bot
from tablee.bots.pillage.greedy import greedy

LEVELS: dict[str, Bot] = {"greedy": greedy}
