"""When and how often something was seen: what a seat has lived through, and a table does not say.

A knowledge is made from a table, which tells what was seen, and not when. Whoever plays a game on lets sightings follow
what its decisions tell, and adds them to the knowledge that a bot gets. They follow from the decisions alone: a match
that is replayed has the same ones.
"""

from typing import Any, Protocol


class Sightings(Protocol):
    """Follows one game from its beginning, as all seats see it."""

    def follow(self, told: bytes) -> None:
        """Take in what a decision told, as bare steps. Draws may be left out: they show nothing that is hidden."""

    def add_to(self, knowledge: Any) -> None:
        """Write into a seat's knowledge of the table as it is now when and how often it saw what it knows."""


class NoSightings:
    """Those of a game in which nothing that was seen is hidden again: there is nothing to add."""

    def follow(self, told: bytes) -> None:
        """Nothing."""

    def add_to(self, knowledge: Any) -> None:
        """Nothing."""
