"""The bots that play UGO!, what they look at, and how they search: worlds that fit, a tree, the end of a round."""

from tablee.bots.levels import Level, by_name
from tablee.bots.ugo.grabber import grabber
from tablee.bots.ugo.greedy import greedy
from tablee.bots.ugo.searcher import Searcher

LEVELS = by_name(
    Level("greedy", greedy),
    Level("easy", grabber, "Pépin", version=1, strength=46),
    Level("medium", Searcher(remembers=False), "Fanchon", decisions=60, version=1, strength=58),
    Level("hard", Searcher(), "Léontine", decisions=400, version=1, strength=79),
    Level("expert", Searcher(), "Ugoline", decisions=10_000, version=1, strength=88),
)
