"""What an analysis has found, as data: it is kept, sent and said by others."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.games.words import Text


@dataclass(frozen=True)
class Judged:
    """A choice beside what the best bot would have done in its place."""

    seq: int  # the entry of the log that it belongs to, from 1
    part: int  # of a secret choice of several parts, from 0
    seat: int
    action: int
    move: str  # as people write it
    best: int  # what the bot would have done
    best_move: str
    cost: float  # what the bot's move was expected to bring more; below zero if the choice was the better one
    error: float  # how far that may be wrong: a standard error
    said: Text | None = None  # the choice in words, as its seat says it
    best_said: Text | None = None
    reasons: Sequence[Text] = ()  # for the bot's move, where it can say


@dataclass(frozen=True)
class Fortune:
    """What came of a seat, and what comes of it when equal bots play the same deal."""

    points: int
    share: float  # of the win: 1 in all
    deal_points: float  # with equal bots, on average
    deal_share: float


@dataclass(frozen=True)
class Analysis:
    """All of it."""

    game: str
    analyst: str  # the bot, as records write it
    measure: str  # what costs are counted in: "points" ahead of the best other seat, or "share" of the win
    judged: Sequence[Judged]  # every choice of a person that had an alternative, in its order
    fortunes: Sequence[Fortune]  # by seat; none where the game has no end or its deal is not known
    deals: int  # how often the deal was played
