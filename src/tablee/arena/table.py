"""A game between bots on the light way: no log, no story, the same words of chance and so the same game as a match."""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from tablee.arena.experiment import Experiment
from tablee.arena.played import Forfeit, Played
from tablee.bots.asking import Nonsense, answer
from tablee.bots.contract import Bot, NeedsTime
from tablee.games.bits import is_several, lowest, members_of
from tablee.games.checked import Standing
from tablee.games.record import Many, copied_row, row_of
from tablee.games.words import Text
from tablee.match.fair import Draws

Watch = Callable[[int, int], None]
"""Is told, before a bot is asked, how many decisions were made and whose turn it is; may raise `Nonsense` for it."""


def unwatched(_decisions: int, _seat: int) -> None:
    """Nobody watches."""


class Forfeited(Exception):
    """A bot has forfeited the game."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit)
        self.forfeit = forfeit


class TableForBots:
    """Plays one game after another of an experiment."""

    def __init__(self, experiment: Experiment, bots: Sequence[Bot]) -> None:
        self.experiment, self.bots = experiment, bots
        self.game, self.rules = experiment.rules, experiment.rules.checked
        self.fresh = row_of(self.game.new(experiment.seats, **experiment.options))

    def play(self, deal: int, seating: Sequence[int], watch: Watch = unwatched) -> Played:
        """A game of a deal, with a contender on each seat."""
        sitting = Sitting(self, deal, seating, watch)
        try:
            scores, winners = sitting.play()
        except Forfeited as forfeited:
            return sitting.forfeited(forfeited.forfeit)
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(seating)))
        return Played(deal, tuple(seating), tuple(sitting.moves), scores, shares)


def get_ready(bots: Iterable[Bot]) -> None:
    """Start programs that do not run, and compile; one that cannot be started forfeits when it is asked."""
    for bot in bots:
        if isinstance(bot, NeedsTime):
            with suppress(Nonsense):
                bot.get_ready()


class Sitting:
    """One game while it is played."""

    def __init__(self, table: TableForBots, deal: int, seating: Sequence[int], watch: Watch) -> None:
        experiment = table.experiment
        self._game, self._rules, self._watch = table.game, table.rules, watch
        self._budget, self._timeout_seconds = experiment.budget, experiment.timeout_seconds
        self.deal, self.seating = deal, tuple(seating)
        self._bots = [table.bots[contender] for contender in seating]
        get_ready(self._bots)
        self._randoms = [experiment.random(deal, contender, seat) for seat, contender in enumerate(seating)]
        self._row, self._draws = copied_row(table.fresh), Draws(experiment.chance(deal))
        self._sightings = table.game.sightings()
        self.moves: list[int] = []
        self.standing = self._settled(self._rules.standing(self._row))

    def play(self) -> tuple[tuple[int, ...], list[int]]:
        """Play to the end; returns the scores, and who has won. Raises `Forfeited`."""
        while not self.standing.is_over:
            awaited = self.standing.awaited
            if is_several(awaited):
                self._decide_together(members_of(awaited))
            else:
                seat = lowest(awaited)
                action = self._asked(self._row, seat, self.standing.legal[seat])
                self.standing = self._settled(self._decided(seat, action))
        return self.standing.scores, self._game.winners(self._row[0])

    def forfeited(self, forfeit: Forfeit) -> Played:
        """The game for the others: the bot has nothing of it on any of its seats, and they share the win."""
        loser = self.seating[forfeit.seat]
        others = [seat for seat, contender in enumerate(self.seating) if contender != loser]
        shares = tuple(1 / len(others) if seat in others else 0.0 for seat in range(len(self.seating)))
        return Played(self.deal, self.seating, tuple(self.moves), self.standing.scores, shares, forfeit)

    def _decide_together(self, seats: Sequence[int]) -> None:
        """Each seat gives all parts of its choice at a table of its own, where nobody else has chosen."""
        chosen = [(seat, action) for seat in seats for action in self._choice(seat)]
        for seat, action in chosen:
            self.standing = self._decided(seat, action)
        self.standing = self._settled(self.standing)

    def _choice(self, seat: int) -> list[int]:
        own, parts, legal = copied_row(self._row), [], self.standing.legal[seat]
        while True:
            parts.append(self._asked(own, seat, legal))
            standing = self._game.decide(own, seat, parts[-1]).standing
            if not standing.awaited >> seat & 1:
                return parts
            legal = standing.legal[seat]

    def _asked(self, row: Many, seat: int, legal: Sequence[int]) -> int:
        """What the bot of a seat decides, if that is legal and in time."""
        began = time.perf_counter()
        try:
            self._watch(len(self.moves), seat)
            sight = self._game.knowledge(row, seat, self._sightings)
            action = answer(self._bots[seat], sight, legal, self._randoms[seat], self._budget)
            if time.perf_counter() - began > self._timeout_seconds:
                raise Nonsense(Text("bot-slow", {"seconds": self._timeout_seconds}))
        except Nonsense as nonsense:
            raise Forfeited(Forfeit(seat, nonsense.deed)) from nonsense
        self.moves.append(action)
        return action

    def _decided(self, seat: int, action: int) -> Standing:
        acted = self._game.decide(self._row, seat, action)
        self._sightings.follow(acted.told)
        return acted.standing

    def _settled(self, standing: Standing) -> Standing:
        """Let chance draw what it owes."""
        while standing.chances and not standing.is_over:
            drawn = self._rules.draw(self._row, self._draws.ahead())
            self._draws.take(drawn.taken)
            standing = drawn.standing
        return standing
