"""The bots that play VIGO, and what they look at: stocks and what they promise, the outlook of a seat, the bay."""

from tablee.bots.contract import Bot
from tablee.bots.vigo.greedy import greedy

LEVELS: dict[str, Bot] = {"greedy": greedy}
