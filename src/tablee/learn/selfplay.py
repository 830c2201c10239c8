"""Self-play: a worker's tables, at which a network plays itself, and at some of them past networks.

A round writes down so many decisions at each table; games go on from round to round. All chance follows from the seed
and the number of the worker.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from tablee.bots.compiled_bot import NOBODY
from tablee.bots.lanes import ALL_SEATS, compiled_level, lanes_of, loop_of, room_for
from tablee.bots.network import net_of
from tablee.bots.policy import Net, mind_of
from tablee.games.record import Array
from tablee.learn.advantages import Courses, advantages
from tablee.learn.config import Config
from tablee.learn.inputs import Situation, View, fresh_tables
from tablee.learn.network import Parameters, playable
from tablee.learn.ppo import Samples
from tablee.observations import OBSERVATIONS

State = dict[str, Array]
KEPT = ("tables", "randoms", "choices")  # of the lanes, from round to round


class SelfPlay:
    """The tables of one worker."""

    def __init__(self, config: Config, view: View, number: int = 0) -> None:
        self.config, self.view = config, view
        observation = OBSERVATIONS[config.game]
        if config.level_share and compiled_level(config.game) is NOBODY:
            raise ValueError(f"no level of {config.rules.title} is compiled: none can play where a network learns")
        learners = learners_of(config, [seats for seats, _ in config.setups])
        with_level = np.arange(config.lanes) >= config.lanes - round(config.level_share * config.lanes)
        seed = 1_000_003 * config.seed + number
        self.lanes = lanes_of(observation, fresh_tables(config), learners, with_level, seed)
        features = observation.actions.layout.size if observation.actions and view.room else 0
        self.written = room_for(
            observation, config.lanes, config.horizon, max(config.seats), len(view.places), view.room, features
        )
        self._play = loop_of(observation, view.kind)

    def play(self, weights: Parameters, past: Parameters, shaping: float = 0.0) -> Samples:
        """A round: the decisions of the network that learns, as NumPy arrays. A point is worth `shaping` of a win."""
        net, before = self._net(weights), self._net(past)

        def part(begin: int, end: int) -> None:
            mind = mind_of(OBSERVATIONS[self.config.game], net, self.view.room)
            room = compiled_level(self.config.game).room()
            self._play(self.lanes, begin, end, net, before, mind, room, self.written, shaping)

        bounds = np.linspace(0, self.config.lanes, self.config.threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(self.config.threads) as pool:
            for done in [pool.submit(part, begin, end) for begin, end in pairwise(bounds)]:
                done.result()
        return self._samples()

    def state(self) -> State:
        """All tables with their chance: `restore` goes on from there."""
        return {name: np.array(getattr(self.lanes, name)) for name in KEPT}

    def restore(self, state: Mapping[str, Array]) -> None:
        """Go on from what `state` returned."""
        for name in KEPT:
            getattr(self.lanes, name)[...] = state[name]

    def _net(self, weights: Parameters) -> Net:
        return net_of(playable(self.config, self.view, weights), self.view.faces)

    def _samples(self) -> Samples:
        """Decisions one after the other, with what came of them."""
        written = self.written
        courses = Courses(*(np.swapaxes(part, 0, 1) for part in written[-4:]))
        better, is_known = (np.asarray(found).T.reshape(-1) for found in advantages(courses, self.config.trace))
        situation = Situation(*(flat(part) for part in written[:3]))
        values = flat(written.values)
        return Samples(situation, flat(written.choice), flat(written.log_chance), better, better + values, is_known)


def flat(part: Array) -> Array:
    """Lanes one after the other."""
    return part.reshape(part.shape[0] * part.shape[1], *part.shape[2:])


def learners_of(config: Config, seats: list[int]) -> Array:
    """Which seat learns at each table: all, or at tables with past networks or a level one."""
    lanes = np.arange(config.lanes)
    own = (lanes // len(seats)) % np.array(seats)[lanes % len(seats)]
    begin = config.lanes - round((config.past_share + config.level_share) * config.lanes)
    return np.where(lanes >= begin, own, ALL_SEATS)
