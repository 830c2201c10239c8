"""What both of PettingZoo's interfaces need of a table: agents, spaces, observations, drawings."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from tablee.batches.rewards import Reward
from tablee.envs.table_env import TableEnv
from tablee.games import GAMES
from tablee.games.options import Value
from tablee.observations.layout import LEAST, MOST

MOST_SEED = 1 << 63


class Seats:
    """A table whose seats are agents."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = Reward.SHARE,
        render_mode: str | None = None,
    ) -> None:
        """A game by its name, for so many seats: the fewest that it takes, unless told otherwise."""
        self.table = TableEnv(game, seats=seats or GAMES[game].seats[0], options=options, reward=reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        observed = spaces.Box(LEAST, MOST, (self.table.observation.layout.size,), np.int8)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": observed, "action_mask": mask}) for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.table.game.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation of an agent with what it may do."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of the game, by their numbers."""
        return self._acted[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows and may do."""
        return {"observation": self.table.observe(self.seat_of(agent)), "action_mask": self.mask_of(agent)}

    def mask_of(self, agent: str) -> Any:
        """What a seat may do, as ones and noughts."""
        return self.table.legal_mask(self.seat_of(agent))

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def begin(self, seed: int | None) -> None:
        """A new game; with a seed the same chance, now and in the games after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.table.reset(int(self._seeds.integers(MOST_SEED)))

    def render(self) -> str | None:
        """The whole table on one line, hidden places included, for who runs the game."""
        return self.table.game.notation.position(self.table.row[0]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
