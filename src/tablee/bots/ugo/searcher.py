"""A player of UGO! that imagines: it draws worlds that fit what it knows, and searches them together."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.bots.contract import Budget, Explanation
from tablee.bots.ugo.reasons import explained
from tablee.bots.ugo.search import Search, search_from, simulate
from tablee.games.chance import Random, next_word
from tablee.games.record import copied
from tablee.games.ugo.secrets import Sight

SIMULATIONS = 2_000  # where no budget says
SLICE = 2_000  # simulations, a few milliseconds: between two looks at the clock


@dataclass(frozen=True)
class Searcher:
    """Plays the card that it came back to most often."""

    remembers: bool = True  # who could not follow
    curiosity: float = 0.4  # for cards that were tried seldom

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
        """A card; one that is alone is not thought about."""
        if len(legal) == 1:
            return legal[0]
        tree = self.searched(sight, random, budget).tree
        return max(legal, key=lambda card: int(tree.visits[tree.children[0, card]]))

    def explain(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> Explanation:
        """What each card is expected to bring in the round."""
        return explained(self.searched(sight, random, budget), legal)

    def searched(self, sight: Sight, random: Random, budget: Budget) -> Search:
        """A search as long as the budget lets it be; its chance is drawn once from the bot's own."""
        simulations = budget.decisions or SIMULATIONS
        stream = Random.seeded(int(next_word(random)))
        search = search_from(self.known(sight), stream, simulations, self.curiosity)
        deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        for done in range(0, simulations, SLICE):
            simulate(search, min(SLICE, simulations - done))
            if deadline is not None and time.monotonic() > deadline:
                break
        return search

    def known(self, sight: Sight) -> Sight:
        """What it remembers of what it could know."""
        if self.remembers:
            return sight
        forgetful: Sight = copied(sight)
        forgetful.voids[:] = 0
        return forgetful
