"""A game that was played: enough to count it, and to play it again move by move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tablee.arena.experiment import Experiment
from tablee.bots.names import name_in_records
from tablee.games.words import Text
from tablee.match import Match, bot
from tablee.match.record import write


@dataclass(frozen=True)
class Forfeit:
    """A bot did something else than answering with a legal action in time: which seat's, and what."""

    seat: int
    deed: Text

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The forfeit that `as_json` wrote."""
        return cls(data["seat"], Text(data["deed"], data["args"]))

    def as_json(self) -> dict[str, Any]:
        """The forfeit as plain data."""
        return {"seat": self.seat, "deed": self.deed.key, "args": dict(self.deed.args)}


@dataclass(frozen=True)
class Played:
    """A game: its deal, the contender of each seat, the actions as they were decided, and what came out."""

    deal: int
    seating: tuple[int, ...]
    moves: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, by seat
    forfeit: Forfeit | None = None

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Self:
        """The game that `as_json` wrote."""
        deal, seating, moves, scores, shares, forfeit = data
        lost = Forfeit.from_json(forfeit) if forfeit else None
        return cls(deal, tuple(seating), tuple(moves), tuple(scores), tuple(shares), lost)

    def as_json(self) -> list[Any]:
        """The game as plain data, short: there are many."""
        forfeit = self.forfeit.as_json() if self.forfeit else None
        return [self.deal, self.seating, self.moves, self.scores, self.shares, forfeit]

    def share(self, contender: int) -> float:
        """What a contender won of it, on all its seats."""
        return sum(share for sitting, share in zip(self.seating, self.shares, strict=True) if sitting == contender)


def match_of(experiment: Experiment, played: Played) -> Match:
    """The same game as a match, with all that is told of it; a forfeited one stops where it was forfeited."""
    players = [bot(name_in_records(experiment.bots[contender], experiment.game)) for contender in played.seating]
    match = Match(experiment.rules, players, experiment.options, experiment.chance(played.deal))
    for action in played.moves:
        match.submit(match.awaited()[0], action)
    return match


def record_of(experiment: Experiment, played: Played) -> str:
    """The record of a game."""
    return write(match_of(experiment, played))
