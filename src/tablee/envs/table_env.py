"""One table as an environment has it: any seat that is awaited acts, all chance is settled, rewards are by seat.

The interfaces of others are thin around this. With the same seed and the same actions it plays the same game as a lane
of the batched environment.

>>> env = TableEnv("ugo", seats=2, seed=1)
>>> while not env.is_over():
...     seat = env.awaited()[0]
...     rewards = env.act(seat, env.legal(seat)[0])
>>> float(rewards.sum())
1.0
"""

from collections.abc import Mapping

import numpy as np

from tablee.batches.rewards import Reward, reward_named
from tablee.games import GAMES
from tablee.games.bits import members_of
from tablee.games.chance import Random
from tablee.games.checked import Standing
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.record import Array, copied_row
from tablee.observations import OBSERVATIONS


class TableEnv:
    """A game at one table, from its first decision to its end."""

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = Reward.SHARE,
    ) -> None:
        self.game = GAMES[game] if isinstance(game, str) else game
        self.observation, self.seats, self.reward = OBSERVATIONS[self.game.name], seats, reward_named(reward)
        self._fresh = copied_row(self.game.new(seats, **(options or {})))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new game. The seed is where its stream of chance begins."""
        self.random = Random.seeded(seed)
        self.row = copied_row(self._fresh)
        self.sightings = self.game.sightings()
        self._settle(self.game.checked.standing(self.row))
        self._scores = self._points()

    def awaited(self) -> list[int]:
        """Who owes a decision; several where all decide at once."""
        return members_of(self._standing.awaited)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do that is awaited; nothing for any other."""
        return self._standing.legal[seat] if self._standing.awaited >> seat & 1 else []

    def legal_mask(self, seat: int) -> Array:
        """The same as ones and noughts."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> Array:
        """What a seat knows, in numbers."""
        return self.observation.of_table(self.row[0], seat)

    def act(self, seat: int, action: int) -> Array:
        """Do a legal action and make the draws that follow; returns what it brings to each seat.

        Raises ValueError for any other, and changes nothing.
        """
        if action not in (legal := self.legal(seat)):
            raise ValueError(f"seat {seat}: action {action} is not legal; legal are {legal}")
        told, standing = self.game.decide(self.row, seat, action)
        self.sightings.follow(told)
        self._settle(standing)
        return self._rewards()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._standing.is_over

    def scores(self) -> list[int]:
        """The points of each seat."""
        return list(self._standing.scores)

    def shares(self) -> Array:
        """Each seat's part of the win; nothing before the end."""
        winners = self.game.winners(self.row[0]) if self.is_over() else []
        shares = np.zeros(self.seats, np.float32)
        shares[winners] = 1 / max(len(winners), 1)
        return shares

    def _settle(self, standing: Standing) -> None:
        """Make the draws that are owed where the table stands, and ask where it stands then."""
        if standing.chances:
            self.game.rules.settle(self.row[0], self.random)
            standing = self.game.checked.standing(self.row)
        self._standing = standing

    def _points(self) -> Array:
        return np.array(self.scores(), np.float32)

    def _rewards(self) -> Array:
        if self.reward in (Reward.SHARE, Reward.ZERO_SUM):
            shares = self.shares()
            return shares - shares.mean() if self.reward == Reward.ZERO_SUM else shares
        before, self._scores = self._scores, self._points()
        gained = self._scores - before
        if self.reward == Reward.SCORE_DIFFERENCE:
            gained -= (gained.sum() - gained) / (self.seats - 1)
        return gained.astype(np.float32)
