"""What a bot wins among others, in a few lines of Python: for tests of bots, and while one is written.

>>> from tablee.bots import bot_of
>>> from tablee.games import GAMES
>>> random = bot_of("ugo", "random")
>>> share = win_rate(GAMES["ugo"], [random, random], deals=4, seed=1, options={"rounds": 1})
>>> share.rate, share.games, share.interval
(0.8125, 8, Interval(low=0.181, high=0.993))
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from tablee.arena.betting import ConfidenceSequence, Interval
from tablee.arena.experiment import Experiment
from tablee.arena.played import match_of
from tablee.arena.table import TableForBots
from tablee.bots.asking import BotFailed, name_of
from tablee.bots.contract import NO_LIMIT, Bot, Budget
from tablee.games.contract import Game
from tablee.games.options import Value


@dataclass(frozen=True)
class Share:
    """What a bot won of some deals, each played from every seat; of a shared win, its part."""

    by_deal: tuple[float, ...]
    games: int

    @property
    def rate(self) -> float:
        """The part won, from 0 to 1."""
        return fmean(self.by_deal)

    @property
    def interval(self) -> Interval:
        """Where the true rate lies, 95 times in 100."""
        sequence = ConfidenceSequence(least=0.0)
        sequence.add(self.by_deal)
        return sequence.interval


def win_rate(
    game: Game,
    bots: Sequence[Bot],
    *,
    deals: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    budget: Budget = NO_LIMIT,
) -> Share:
    """What the first of the bots, one a seat, wins in this process; each deal is played from every seat in turn.

    Raises `BotFailed` for a bot that does not answer with a legal action, and ValueError for less than one deal.
    """
    if deals < 1:
        raise ValueError(f"{deals} deals tell nothing: choose at least one")
    seats, names = len(bots), tuple(map(name_of, bots))
    experiment = Experiment(game.name, names, seats, options or {}, seed, budget)
    table = TableForBots(experiment, bots)
    by_deal = tuple(fmean(won(table, deal, seat) for seat in range(seats)) for deal in range(deals))
    return Share(by_deal, deals * seats)


def won(table: TableForBots, deal: int, seat: int) -> float:
    """What the first of the bots wins of a deal from a seat, with the others behind it round the table."""
    seats = table.experiment.seats
    played = table.play(deal, [(place - seat) % seats for place in range(seats)])
    if played.forfeit:
        match, at = match_of(table.experiment, played), played.forfeit.seat
        name, position = table.experiment.bots[played.seating[at]], match.game.notation.position(match.table_for(at))
        raise BotFailed(name, at, played.forfeit.deed, match.legal(at), position)
    return played.shares[seat]
