"""PettingZoo's turn by turn interface: whoever is awaited acts; of several the lowest, and nobody sees what it was."""

from typing import Any

from pettingzoo import AECEnv

from tablee.envs.pettingzoo.seats import Seats


class SeatsInTurn(Seats, AECEnv):  # type: ignore[misc]
    """One agent acts after the other."""

    def __init__(self, game: str, **chosen: Any) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, **chosen)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.mask_of(agent)} for agent in self.agents}
        self.agent_selection = self._next()

    def step(self, action: int | None) -> None:
        """What the selected agent does; after the end it takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        gained = self.table.act(self.seat_of(agent), int(action))  # type: ignore[arg-type]
        self.rewards = {name: float(gained[self.seat_of(name)]) for name in self.agents}
        if self.table.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {name: {"action_mask": self.mask_of(name)} for name in self.agents}
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        awaited = self.table.awaited()
        return self.possible_agents[awaited[0]] if awaited else self.agents[0]
