"""The bots that play Olives."""

from tablee.bots.contract import Bot
from tablee.bots.olives.greedy import greedy

LEVELS: dict[str, Bot] = {"greedy": greedy}
