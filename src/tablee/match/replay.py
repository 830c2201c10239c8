"""A match played again from its log."""

from tablee.games.words import Refused
from tablee.match.match import Match


def replayed(match: Match) -> Match:
    """The same match again, from its log alone."""
    twin = Match(match.game, match.first_players, match.options)
    twin.follow(match.log)
    return twin


def check_draws(match: Match) -> None:
    """Whether everything that chance brought came from the seed; refused at the first entry that did not.

    Refused too where the seed is not known: while a match is running, and where nobody ever opens it.
    """
    if match.seed is None:
        raise Refused("no-seed" if match.result else "seed-closed")
    Match(match.game, match.first_players, match.options, match.fairness or match.seed).follow(match.log)
