"""What was seen in a match so far, for the knowledge of its seats."""

from collections.abc import Sequence

from tablee.games.contract import Game, Sight
from tablee.match.happened import Moment


class MatchSightings:
    """Follows a match when it is asked, from where it stopped: a match that no bot plays pays nothing for it.

    One that has followed what is taken back is of no use any more: the match makes another.
    """

    def __init__(self, game: Game) -> None:
        self._sightings, self._followed = game.sightings(), 0

    def add_to(self, knowledge: Sight, moments: Sequence[Moment]) -> None:
        """Write into a seat's knowledge, after all these moments, when and how often it saw what it knows."""
        for place in range(self._followed, len(moments)):
            self._sightings.follow(moments[place].told)
        self._followed = len(moments)
        self._sightings.add_to(knowledge)
