"""A player for any game: plays every move out in worlds that fit what its seat knows, and takes the best.

`python examples/monte_carlo.py vigo` lets it play against `random`.
"""

import sys
from collections.abc import Sequence

from tablee.arena import win_rate
from tablee.bots import Budget, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random, streams
from tablee.games.contract import Game, Sight
from tablee.games.kernels import Kernels


class MonteCarlo:
    """A bot of so many worlds a move: more of them play better, and think longer."""

    def __init__(self, game: Game, worlds: int = 50) -> None:
        self.game, self.kernels, self.worlds = game, Kernels(game), worlds

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
        """The action that wins most, and among equals the one that is furthest ahead."""
        worlds = self.game.worlds(sight, self.worlds, random)
        randoms = streams(random, self.worlds)  # the same chance for every action: the difference is the action's
        seat = int(sight.seat)

        def promise(action: int) -> tuple[float, float]:
            played = self.kernels.playouts(worlds, seat, action, randoms)
            lead = played.scores[:, seat] - played.scores.mean(axis=1)
            return float(played.shares[:, seat].mean()), float(lead.mean())

        return max(legal, key=promise) if len(legal) > 1 else legal[0]


if __name__ == "__main__":
    name = sys.argv[1] if sys.argv[1:] else "ugo"
    game = GAMES.get(name) or sys.exit(f"There is no game {name}: choose from {', '.join(GAMES)}.")
    share = win_rate(game, [MonteCarlo(game), bot_of(game.name, "random")], deals=5, seed=1)
    print(f"{game.title}: {share.rate:.0%} of {share.games} games won against random")
