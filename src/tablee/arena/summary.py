"""What came out of an experiment, as plain data: what `--json` prints, and what the report shows.

Nothing in it depends on how fast the machine is or who played the batches.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from tablee import __version__
from tablee.arena.betting import ERROR
from tablee.arena.comparison import Comparison
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.ratings import Rating, rate
from tablee.arena.surprises import Surprise, surprises


class Summary:
    """The comparisons of an experiment, the ratings of its contenders, and its most surprising games.

    `introduced` is what each contender calls itself; programs do.
    """

    def __init__(
        self, experiment: Experiment, comparisons: Sequence[Comparison], introduced: Sequence[str] = ()
    ) -> None:
        self.experiment, self.comparisons, self.labels = experiment, comparisons, experiment.labels
        self.introduced = list(introduced) or [""] * len(self.labels)
        self.names = [self._name(contender) for contender in range(len(self.labels))]
        self.ratings = rate(experiment, comparisons)
        self.surprises = surprises(comparisons, self.ratings)

    def _name(self, contender: int) -> str:
        """What people read: what a program calls itself, unless another one calls itself the same."""
        own = self.introduced[contender]
        return own if own and self.introduced.count(own) == 1 else self.labels[contender]

    @property
    def ranking(self) -> list[int]:
        """The contenders, the strongest first."""
        return sorted(range(len(self.labels)), key=lambda one: (-self.ratings[one].points, one))

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum(len(comparison.games) for comparison in self.comparisons)

    def games_of(self, contender: int) -> list[Played]:
        """The games that a contender took part in."""
        return [game for own in self.comparisons if contender in own.pair for game in own.games]

    def share_of(self, contender: int) -> float:
        """What a contender won where it sat alone, the mean of its comparisons."""
        return fmean(own.share(contender) for own in self.comparisons if contender in own.pair)

    def forfeits_of(self, contender: int) -> Counter[tuple[str, tuple[tuple[str, Any], ...]]]:
        """What a contender forfeited games by, and how often."""
        games = self.games_of(contender)
        lost = [game.forfeit for game in games if game.forfeit and game.seating[game.forfeit.seat] == contender]
        return Counter((forfeit.deed.key, tuple(forfeit.deed.args.items())) for forfeit in lost)

    def scores_of(self, contender: int) -> list[int]:
        """The points of a contender in each game that was played out, on each of its seats."""
        games = (game for game in self.games_of(contender) if not game.forfeit)
        seats = [seat for game in games for seat in zip(game.seating, game.scores, strict=True)]
        return [score for sitting, score in seats if sitting == contender]

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "tablee": __version__,
            "rules": self.experiment.rules.version,
            "experiment": self.experiment.as_json(),
            "error": ERROR,
            "games": self.games,
            "bots": [self._bot(contender, self.ratings[contender]) for contender in self.ranking],
            "comparisons": [self._comparison(comparison) for comparison in self.comparisons],
            "surprises": [self._surprise(surprise) for surprise in self.surprises],
        }

    def _bot(self, contender: int, rating: Rating) -> dict[str, Any]:
        forfeits = self.forfeits_of(contender)
        return {
            "bot": self.labels[contender],
            "introduced": self.introduced[contender],
            "rating": rating.points,
            "rating_interval": rating.interval,
            "share": self.share_of(contender),
            "games": len(self.games_of(contender)),
            "forfeits": [{"deed": key, "args": dict(args), "games": games} for (key, args), games in forfeits.items()],
        }

    def _comparison(self, comparison: Comparison) -> dict[str, Any]:
        return {
            "bots": [self.labels[contender] for contender in comparison.pair],
            "deals": len(comparison.deals),
            "games": len(comparison.games),
            "shares": [comparison.share(contender) for contender in comparison.pair],
            "difference": comparison.difference,
            "interval": comparison.interval,
            "standard_error": comparison.standard_error,
            "better": None if comparison.leader is None else self.labels[comparison.leader],
            "looks": [[look.deals, look.mean, *look.interval] for look in comparison.looks],
        }

    def _surprise(self, surprise: Surprise) -> dict[str, Any]:
        game = surprise.game
        seats = [self.labels[contender] for contender in game.seating]
        winner, scores = self.labels[surprise.winner], game.scores
        return {"deal": game.deal, "seats": seats, "winner": winner, "chance": surprise.chance, "scores": scores}
