"""The bots that play UGO!, and what they look at: the outlook of a seat."""

from tablee.bots.contract import Bot
from tablee.bots.ugo.greedy import greedy

LEVELS: dict[str, Bot] = {"greedy": greedy}
