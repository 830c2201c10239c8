"""A player of UGO! that imagines: it draws worlds that fit what it knows, and searches them together."""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.bots.contract import Budget, Explanation
from tablee.bots.ugo.parallel import Found, found_by, search_in_slices, shares_of
from tablee.bots.ugo.reasons import explained
from tablee.bots.ugo.search import search_from
from tablee.games.chance import Random, next_word
from tablee.games.record import copied
from tablee.games.ugo.secrets import Sight

SIMULATIONS = 2_000  # where no budget says


@dataclass(frozen=True)
class Searcher:
    """Plays the card that it came back to most often."""

    remembers: bool = True  # who could not follow
    curiosity: float = 0.4  # for cards that were tried seldom
    trees: int = 1  # that share the simulations of a move, each with chance of its own
    threads: int | None = None  # that search them, or one a processor: the move is the same with any number

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
        """A card; one that is alone is not thought about."""
        if len(legal) == 1:
            return legal[0]
        visits = self.searched(sight, random, budget).visits
        return max(legal, key=lambda card: int(visits[card]))

    def explain(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> Explanation:
        """What each card is expected to bring in the round."""
        return explained(self.searched(sight, random, budget), legal, sight)

    def searched(self, sight: Sight, random: Random, budget: Budget) -> Found:
        """What a search finds, as long as the budget lets it be; the bot's own chance seeds that of each tree."""
        deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        known, shares = self.known(sight), shares_of(budget.decisions or SIMULATIONS, self.trees)
        streams = [Random.seeded(int(next_word(random))) for _ in shares]
        searches = [search_from(known, *tree, self.curiosity) for tree in zip(streams, shares, strict=True)]
        search_in_slices(searches, shares, min(self.trees, self.threads or os.cpu_count() or 1), deadline)
        return found_by(searches)

    def known(self, sight: Sight) -> Sight:
        """What it remembers of what it could know."""
        if self.remembers:
            return sight
        forgetful: Sight = copied(sight)
        forgetful.voids[:] = 0
        return forgetful
