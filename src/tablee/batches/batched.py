"""Thousands of tables a step, in NumPy arrays.

>>> env = BatchedEnv("ugo", lanes=100, seats=4, seed=1, options={"rounds": 1})
>>> batch = env.reset()
>>> batch.legal.shape, batch.observations.shape[0]
((100, 45), 100)
>>> while not batch.done.any():
...     batch = env.step(env.random_actions())
>>> lane = int(batch.done.argmax())
>>> float(batch.rewards[lane].sum())
1.0
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from tablee.batches.rewards import Reward, reward_named
from tablee.batches.stepping import ALL_LEGAL, Batch, Wanted, loops_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.record import Array, Many
from tablee.observations import OBSERVATIONS, Observation

Part = Callable[[int, int], None]
"""Work on the lanes from one to another."""


class BatchedEnv:
    """Games side by side, one decision of each a step; whoever is to act is asked, and all chance is settled inside.

    `reset` and `step` return the same arrays every time, filled anew: copy what you keep. A lane that ends its game
    plays the next one at once: `done` says so, and the `last_…` arrays hold how the game before ended.
    """

    def __init__(
        self,
        game: str | Game,
        lanes: int,
        *,
        seats: int | Sequence[int],
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = Reward.SHARE,
        observe: bool = True,
        features: bool | int = False,
        threads: int = 1,
    ) -> None:
        """So many lanes of a game.

        With several numbers of `seats`, lanes take them in turns. `observe` and `features` say what a step is to
        write: observations, and features of single moves for so many of them; a game that has none is refused.
        """
        self.game = GAMES[game] if isinstance(game, str) else game
        self.observation: Observation = OBSERVATIONS[self.game.name]
        self.lanes, self.threads, self.reward = lanes, threads, reward_named(reward)
        numbers = [seats] if isinstance(seats, int) else list(seats)
        fresh = self.game.table.many(len(numbers))
        for place, number in enumerate(numbers):
            fresh[place] = self.game.new(number, **(options or {}))
        room = self._room_for(features)
        self.batch = _batch(self.game, self.observation, fresh, lanes, max(numbers), observe, room)
        self._wanted = Wanted(int(self.reward), observe, room > 0)
        self._loops = loops_of(self.observation)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.seed_lanes(seed)

    def _room_for(self, features: bool | int) -> int:
        if features and not self.observation.actions:
            raise ValueError(f"{self.game.title} has no features of single moves: leave `features` out")
        return self.observation.actions.most if features is True and self.observation.actions else int(features)

    def seed_lanes(self, seed: int | Array) -> None:
        """One seed for all, or one for each lane: the same chance comes again, whatever the other lanes do."""
        states = seed if isinstance(seed, np.ndarray) else seeds_from(seed, self.lanes)
        self.batch.randoms["state"] = states.astype(np.uint64)
        self.batch.choices["state"] = ~self.batch.randoms["state"]

    def reset(self, seed: int | Array | None = None) -> Batch:
        """New games in all lanes; without a seed, chance goes on from where it is."""
        if seed is not None:
            self.seed_lanes(seed)
        self._share_out(lambda begin, end: self._loops.begin_all(self.batch, begin, end, self._wanted))
        return self.batch

    def step(self, actions: Array) -> Batch:
        """Do an action in each lane; ValueError, and nothing is done, where one is not legal."""
        self.batch.actions[:] = actions
        illegal = self._loops.first_illegal(self.batch, 0, self.lanes, self.game.actions)
        if illegal != ALL_LEGAL:
            raise ValueError(self._refusal(illegal))
        self._share_out(lambda begin, end: self._loops.step(self.batch, begin, end, self._wanted))
        return self.batch

    def random_actions(self) -> Array:
        """A legal action for each lane, all equally likely."""
        self._share_out(lambda begin, end: self._loops.choose(self.batch, begin, end))
        return self.batch.actions

    def _refusal(self, lane: int) -> str:
        legal = np.flatnonzero(self.batch.legal[lane]).tolist()
        return f"lane {lane}: action {self.batch.actions[lane]} is not legal there; legal are {legal}"

    def _share_out(self, part: Part) -> None:
        if self._pool is None:
            part(0, self.lanes)
            return
        bounds = [self.lanes * n // self.threads for n in range(self.threads + 1)]
        done = [self._pool.submit(part, begin, end) for begin, end in pairwise(bounds)]
        for share in done:
            share.result()


def seeds_from(seed: int, lanes: int) -> Array:
    """A seed for each of so many lanes, from one."""
    return np.random.SeedSequence(seed).generate_state(lanes, np.uint64)


def _batch(
    game: Game, observation: Observation, fresh: Many, lanes: int, seats: int, observe: bool, room: int
) -> Batch:
    """Room for everything; without observations or features there is none for them."""
    seen, by_seat = lanes if observe else 0, (lanes, seats)
    numbers = observation.actions.layout if observation.actions else observation.layout
    return Batch(
        tables=game.table.many(lanes),
        fresh=fresh,
        setups=np.arange(lanes) % len(fresh),
        moves=game.moves.many(lanes),
        randoms=Random.many(lanes),
        choices=Random.many(lanes),
        seeds=np.zeros(lanes, np.uint64),
        decisions=np.zeros(lanes, np.int64),
        scores=np.zeros(by_seat, np.int64),
        actions=np.zeros(lanes, np.int64),
        seats=np.zeros(lanes, np.int64),
        legal=np.zeros((lanes, game.actions), np.bool_),
        observations=observation.layout.empty(seen),
        rewards=np.zeros(by_seat, np.float32),
        done=np.zeros(lanes, np.bool_),
        last_observations=observation.layout.empty(seen, seats),
        last_scores=np.zeros(by_seat, np.int64),
        last_shares=np.zeros(by_seat, np.float32),
        last_decisions=np.zeros(lanes, np.int64),
        last_seeds=np.zeros(lanes, np.uint64),
        candidates=np.full((lanes if room else 0, room), -1, np.int16),
        features=numbers.empty(lanes if room else 0, room),
    )
