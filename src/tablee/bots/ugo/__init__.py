"""The bots that play UGO!."""

from tablee.bots.contract import Bot
from tablee.bots.ugo.greedy import greedy

LEVELS: dict[str, Bot] = {"greedy": greedy}
