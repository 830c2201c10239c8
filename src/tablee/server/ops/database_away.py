"""What is raised while the database does not answer."""

from tablee.games.words import Refused


class DatabaseAway(Exception):
    """The database does not answer now: nothing was done, and what was asked for can be asked for again.

    It is no `Refused`: whoever takes that for an answer (no such table, signed out) would take this for one too.
    """

    refusal = Refused("database-away")  # as people are told
