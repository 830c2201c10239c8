"""Ratings of a pool, as those of chess players: 400 points are ten wins to one.

The model is Bradley and Terry's (1952), for more seats Luce's (1959): each seat wins in proportion to the strength of
who sits there. Strengths are the most likely ones, with one imagined game more in each seating, shared evenly, so that
somebody who has won everything has a rating too. The mean of a pool is 0. Intervals come from resampling deals.

>>> alone = Tally(winner=0, loser=1, own_seats=1, other_seats=1, won=np.array([9.0]), lost=np.array([0.0]))
>>> [round(float(one)) for one in ratings_of([alone], 2)[0]]
[256, -256]
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tablee.arena.betting import ERROR, Interval
from tablee.arena.comparison import Comparison
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.games.record import Array

POINTS = 400.0 / np.log(10.0)
IMAGINED = 1.0  # games of each seating, shared evenly
RESAMPLES = 1000
FEWEST_DEALS = 20  # for an interval by resampling
ROUNDS, CLOSE = 10_000, 1e-9  # of the iteration


class Tally(NamedTuple):
    """What two contenders won of a kind of seating, on all their seats; a number for each resample."""

    winner: int
    loser: int
    own_seats: int
    other_seats: int
    won: Array
    lost: Array


class Rating(NamedTuple):
    """A contender's rating; no interval where deals are too few."""

    points: float
    interval: Interval | None


def rate(experiment: Experiment, comparisons: Sequence[Comparison]) -> list[Rating]:
    """The rating of each contender."""
    bots, deals = len(experiment.bots), max((len(comparison.deals) for comparison in comparisons), default=0)
    (points,) = ratings_of(tallies(experiment, comparisons, np.ones((1, deals))), bots)
    if min((len(comparison.deals) for comparison in comparisons), default=0) < FEWEST_DEALS:
        return [Rating(float(one), None) for one in points]
    drawn = np.random.default_rng(experiment.seed).integers(deals, size=(RESAMPLES, deals))
    weights = np.stack([np.bincount(row, minlength=deals) for row in drawn]).astype(float)
    low, high = np.quantile(
        ratings_of(tallies(experiment, comparisons, weights), bots), [ERROR / 2, 1 - ERROR / 2], axis=0
    )
    return [Rating(float(p), Interval(*map(float, ends))) for p, *ends in zip(points, low, high, strict=True)]


def tallies(experiment: Experiment, comparisons: Sequence[Comparison], weights: Array) -> list[Tally]:
    """What was won, with each deal counted as often as each row of weights says; the same deals for all comparisons."""
    found = []
    for comparison in comparisons:
        for first, second in (comparison.pair, comparison.pair[::-1])[: 2 if experiment.seats > 2 else 1]:
            games = [game for game in comparison.games if game.seating.count(first) == 1]
            won, lost = (won_by_deal(games, one, weights.shape[1]) for one in (first, second))
            found.append(Tally(first, second, 1, experiment.seats - 1, weights @ won, weights @ lost))
    return found


def won_by_deal(games: Sequence[Played], contender: int, deals: int) -> Array:
    """What a contender won of each deal."""
    won = np.zeros(deals)
    for game in games:
        won[game.deal] += game.share(contender)
    return won


def ratings_of(tallies: Sequence[Tally], bots: int) -> Array:
    """The most likely ratings for each resample, by the iteration of Hunter (Annals of Statistics 32, 2004)."""
    resamples = len(tallies[0].won) if tallies else 1
    strengths, wins = np.ones((resamples, bots)), np.zeros((resamples, bots))
    for tally in tallies:
        seats = tally.own_seats + tally.other_seats
        wins[:, tally.winner] += tally.won + IMAGINED * tally.own_seats / seats
        wins[:, tally.loser] += tally.lost + IMAGINED * tally.other_seats / seats
    for _ in range(ROUNDS):
        before = strengths
        strengths = wins / exposure(tallies, strengths)
        strengths /= np.exp(np.log(strengths).mean(axis=1, keepdims=True))
        if np.abs(np.log(strengths / before)).max() < CLOSE:
            break
    return np.asarray(POINTS * np.log(strengths))


def exposure(tallies: Sequence[Tally], strengths: Array) -> Array:
    """How many wins each contender could expect for each unit of its strength."""
    exposed = np.zeros_like(strengths)
    for tally in tallies:
        games = tally.won + tally.lost + IMAGINED
        total = tally.own_seats * strengths[:, tally.winner] + tally.other_seats * strengths[:, tally.loser]
        exposed[:, tally.winner] += games * tally.own_seats / total
        exposed[:, tally.loser] += games * tally.other_seats / total
    return exposed


def chance_to_win(points: Sequence[float], seating: Sequence[int], contender: int) -> float:
    """How likely it is by the ratings that a contender wins, on any of its seats."""
    strengths = [np.exp(points[one] / POINTS) for one in seating]
    own = sum(strength for strength, one in zip(strengths, seating, strict=True) if one == contender)
    return float(own / sum(strengths))
