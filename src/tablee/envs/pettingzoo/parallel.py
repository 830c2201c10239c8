"""PettingZoo's interface of all agents at once: decisions that are made in secret at a table are made so here."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from tablee.envs.pettingzoo.seats import Seats


class SeatsAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All agents act in each step; one that is not asked has a single action, the last: to wait."""

    def __init__(self, game: str, **chosen: Any) -> None:
        Seats.__init__(self, game, **chosen)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"]}

    @property
    def actions(self) -> int:
        """Those of the game, and waiting."""
        return self.table.game.actions + 1

    @property
    def wait(self) -> int:
        """The action of who is not asked."""
        return self.table.game.actions

    def mask_of(self, agent: str) -> Any:
        """What a seat may do; waiting, and nothing else, where it is not asked."""
        mask = self.table.legal_mask(self.seat_of(agent))
        return np.append(mask, np.int8(not mask.any()))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002
        """A new game."""
        self.begin(seed)
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """All decisions that are asked for, together; ValueError where one is not legal, and nothing is done."""
        asked = self.table.awaited()
        for seat in asked:
            action = int(actions[self.possible_agents[seat]])
            if action not in (legal := self.table.legal(seat)):
                raise ValueError(f"seat {seat}: action {action} is not legal; legal are {legal}")
        gained = sum(self.table.act(seat, int(actions[self.possible_agents[seat]])) for seat in asked)
        agents, is_over = self.agents, self.table.is_over()
        rewards = {agent: float(gained[self.seat_of(agent)]) for agent in agents}  # type: ignore[index]
        observations, infos = self._observations(), self._infos()
        self.agents = [] if is_over else agents
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        return {agent: {"action_mask": self.mask_of(agent)} for agent in self.agents}
