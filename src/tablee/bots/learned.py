"""Bots that play by what was learned: the weights come with the game, and levels differ by their style."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np

from tablee.bots.contract import Budget, Explanation
from tablee.bots.first_moves import play_first_moves
from tablee.bots.network import ANY_WORLD, NetworkBot
from tablee.bots.policy import draw, soften
from tablee.bots.reasons import Foresight, explained, tried
from tablee.bots.weights import Weights
from tablee.games.chance import Random, unit
from tablee.games.contract import Game, Sight
from tablee.games.record import Array
from tablee.games.words import Refused
from tablee.observations import OBSERVATIONS

EXPLAINED = 4_000  # decisions in imagined games, where a level without a search is asked why
MANY = 3  # players, for whom there may be other weights than for a duel
DECISIONS_A_SECOND = 20_000  # that a search makes on an ordinary core: what a budget in seconds is taken for


@dataclass(frozen=True)
class Style:
    """How a level plays."""

    temperature: float  # below 1 it draws more often what it likes best
    overlooked: float = 0.0  # how likely a move is not thought of, as people overlook moves
    among_many: float | None = None  # the temperature among three and more, where it is another

    def temperature_among(self, seats: int) -> float:
        """The temperature at a table of so many."""
        return self.temperature if self.among_many is None or seats < MANY else self.among_many


class Searching(Protocol):
    """A game's search: chances of moves in, better ones out."""

    def __call__(
        self, network: NetworkBot, sight: Sight, actions: Array, chances: Array, decisions: int, random: Random, /
    ) -> Array:
        """How likely each of the moves is to be played."""


class LearnedBot:
    """A level that plays by weights, and may search on top of them."""

    def __init__(
        self,
        name: str,
        game: Game,
        style: Style,
        foresight: Foresight,
        searching: Searching | None = None,
        recalled: Callable[[Sight], Sight] = lambda sight: sight,
    ) -> None:
        self.__name__, self.game, self.style = name, game, style
        self.foresight, self.searching, self.recalled = foresight, searching, recalled
        self._is_ready = False

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
        """A move, drawn by its chances."""
        if len(legal) == 1:
            return legal[0]
        network, sight = network_of(self.game.name, int(sight.seats)), self.recalled(sight)
        actions, chances = self._chances(network, sight)
        chances = noticed(chances, self.style.overlooked, random)
        decisions = self._decisions(budget)
        if self.searching and decisions:
            chances = self.searching(network, sight, actions, chances, decisions, random)
        return int(actions[draw(chances, len(chances), random)])

    def explain(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> Explanation:
        """What each legal move brings in imagined games."""
        played = self(sight, legal, random, budget)
        network, sight = network_of(self.game.name, int(sight.seats)), self.recalled(sight)
        actions, chances = self._chances(network, sight)
        found = tried(self.foresight, network, sight, legal, self._decisions(budget) or EXPLAINED, random)
        weights = dict(zip(actions.tolist(), chances.tolist(), strict=True))
        return explained(found, self.foresight.notes, legal, weights, played, int(sight.seats))

    def get_ready(self) -> None:
        """Compile what it thinks with."""
        if not self._is_ready:
            play_first_moves(self, self.game)
            self._is_ready = True

    @property
    def has_weights(self) -> bool:
        """Whether the weights are there, and made for what is observed today."""
        try:
            for seats in self.game.seats:
                network_of(self.game.name, seats)
        except Refused:
            return False
        return True

    def _chances(self, network: NetworkBot, sight: Sight) -> tuple[Array, Array]:
        """Moves, and how likely each is to be played without a search."""
        world = self.game.worlds(sight, 1, Random.seeded(ANY_WORLD))[0]
        actions, scores = network.scores(world, int(sight.seat))
        chances = np.zeros(len(scores))
        soften(scores, len(scores), self.style.temperature_among(int(sight.seats)), chances)
        return np.array(actions), chances

    def _decisions(self, budget: Budget) -> int:
        return int((budget.seconds or 0) * DECISIONS_A_SECOND) if budget.decisions is None else budget.decisions


def noticed(chances: Array, overlooked: float, random: Random) -> Array:
    """The chances of moves that are thought of: at least of one.

    >>> noticed(np.array([0.5, 0.5]), 0.0, Random.seeded(1)).tolist()
    [0.5, 0.5]
    """
    if not overlooked:
        return chances
    seen = np.array([unit(random) >= overlooked for _ in chances])
    kept = np.where(seen, chances, 0.0) if seen.any() else chances
    total = kept.sum()
    return kept / total if total > 0 else chances


def network_of(game: str, seats: int) -> NetworkBot:
    """The network that comes with a game, for a table of so many."""
    return network_in(weights_of(game, seats), game)


@cache
def network_in(file: Path, game: str) -> NetworkBot:
    """The network of a file, read once."""
    return NetworkBot(Weights.load(file), OBSERVATIONS[game].game)


def weights_of(game: str, seats: int) -> Path:
    """The file of a game's weights for a table of so many: some games have others for three and more."""
    folder = Path(__file__).parent / game
    many = folder / "weights_many.npz"
    return many if seats >= MANY and many.exists() else folder / "weights.npz"
