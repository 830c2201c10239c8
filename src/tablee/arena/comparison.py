"""Two contenders: what is known of the difference between them, deal after deal, in the order of the deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tablee.arena.batch import Batch
from tablee.arena.betting import ConfidenceSequence, Interval
from tablee.arena.experiment import Pair
from tablee.arena.played import Played


class Look(NamedTuple):
    """What a look after so many deals shows: the mean difference, and where the true one lies."""

    deals: int
    mean: float
    interval: Interval


class DealShares(NamedTuple):
    """What each of two contenders won of a deal, where it sat alone (of two players: everywhere)."""

    first: float
    second: float

    @property
    def difference(self) -> float:
        """By how much the first did better than the second, from -1 to 1."""
        return self.first - self.second


@dataclass
class Comparison:
    """A pair, its games so far, and the looks at them. It takes batches in order, and none once it is over."""

    pair: Pair
    most_batches: int
    stops: bool  # when it is decided who is better
    games: list[Played] = field(default_factory=list)
    deals: list[DealShares] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    batches: int = 0

    def __post_init__(self) -> None:
        self._sequence = ConfidenceSequence()

    @property
    def leader(self) -> int | None:
        """The contender that is better, as far as that is decided."""
        return {1: self.pair[0], -1: self.pair[1], 0: None}[self._sequence.leader]

    @property
    def is_over(self) -> bool:
        """Whether it needs no further batch."""
        return self.batches >= self.most_batches or (self.stops and self.leader is not None)

    @property
    def interval(self) -> Interval:
        """Where the true difference lies."""
        return self._sequence.interval

    @property
    def difference(self) -> float:
        """The mean difference by deal."""
        return fmean(deal.difference for deal in self.deals) if self.deals else 0.0

    @property
    def standard_error(self) -> float:
        """Of the mean difference, by deal; 0 for less than two deals."""
        return stdev(deal.difference for deal in self.deals) / sqrt(len(self.deals)) if len(self.deals) > 1 else 0.0

    def share(self, contender: int) -> float:
        """What a contender won where it sat alone."""
        return fmean(deal[self.pair.index(contender)] for deal in self.deals) if self.deals else 0.0

    def take(self, waiting: Mapping[Batch, Sequence[Played]]) -> None:
        """Take the batches that are next, as long as there are any, and look after each."""
        while not self.is_over and (games := waiting.get(Batch(self.pair, self.batches))):
            added = by_deal(games, self.pair)
            self.games += games
            self.deals += added
            self.batches += 1
            self._sequence.add(deal.difference for deal in added)
            self.looks.append(Look(len(self.deals), self.difference, self.interval))


def by_deal(games: Sequence[Played], pair: Pair) -> list[DealShares]:
    """What the two won of each deal of some games, in the order of the deals."""
    deals = sorted({game.deal for game in games})
    return [deal_shares([game for game in games if game.deal == deal], pair) for deal in deals]


def deal_shares(games: Sequence[Played], pair: Pair) -> DealShares:
    """What the two won of a deal."""
    return DealShares(*(fmean(game.share(one) for game in games if game.seating.count(one) == 1) for one in pair))
