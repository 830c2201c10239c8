"""An experiment is run: batches are shared out, saved, taken in their order, and stopped when all is decided."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import ceil

from tablee.arena.batch import Batch
from tablee.arena.comparison import Comparison
from tablee.arena.crew import Crew
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.save_file import SaveFile

AHEAD = 2  # batches that each player has before it, so that none waits

Progress = Callable[[list[Comparison]], None]


class Arena:
    """The comparisons of an experiment, everybody against everybody, and what is still to be played of them."""

    def __init__(self, experiment: Experiment, games: int, stops: bool = True, save: SaveFile | None = None) -> None:
        self.experiment, self._save = experiment, save
        self.games_in_batch = experiment.deals_in_batch * len(experiment.seatings(0, 1))
        self.comparisons = [
            Comparison(pair, max(1, ceil(games / self.games_in_batch)), stops) for pair in experiment.pairs
        ]
        self._waiting: dict[Batch, list[Played]] = dict(save.batches) if save else {}
        self._begun = set(self._waiting)
        self._take()

    def run(self, crew: Crew, progress: Progress = lambda _comparisons: None) -> None:
        """Play until every comparison is over. What a player raises is raised here."""
        playing: dict[Future[list[Played]], Batch] = {}
        progress(self.comparisons)
        while any(not comparison.is_over for comparison in self.comparisons):
            for batch in self._next(AHEAD * len(crew.players) - len(playing)):
                playing[crew.submit(batch)] = batch
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                self._finish(playing.pop(future), future.result())
            self._take()
            progress(self.comparisons)

    def _finish(self, batch: Batch, games: list[Played]) -> None:
        if self._save:
            self._save.add(batch, games)
        self._waiting[batch] = games

    def _take(self) -> None:
        for comparison in self.comparisons:
            comparison.take(self._waiting)

    def _next(self, number: int) -> Iterator[Batch]:
        """The next batches to begin: all comparisons in turn, those first that have fewest."""
        for _ in range(number):
            free = [batch for comparison in self.comparisons if (batch := self._next_of(comparison))]
            if not free:
                return
            batch = min(free, key=lambda batch: batch.number)
            self._begun.add(batch)
            yield batch

    def _next_of(self, comparison: Comparison) -> Batch | None:
        if comparison.is_over:
            return None
        numbers = range(comparison.batches, comparison.most_batches)
        return next((batch for number in numbers if (batch := Batch(comparison.pair, number)) not in self._begun), None)
