"""One seat as a Gymnasium environment: bots play the others.

Importing this registers `tablee/Ugo-v1`, `tablee/Vigo-v1`, `tablee/Pillage-v1`, and so on for every game;
`gymnasium.make("tablee.envs.gymnasium:tablee/Ugo-v1", bots="greedy")` imports it by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tablee.batches.rewards import Reward
from tablee.bots import Bot
from tablee.bots.asking import ask_at, name_of
from tablee.bots.engine import Engine
from tablee.bots.names import bot_named
from tablee.envs.extras import needed
from tablee.envs.table_env import TableEnv
from tablee.games import GAMES
from tablee.games.chance import Random, streams
from tablee.games.options import Value
from tablee.games.record import Array
from tablee.observations.layout import LEAST, MOST

gymnasium = needed("gymnasium")

MOST_SEED = 1 << 63


class SeatEnv(gymnasium.Env):  # type: ignore[misc, name-defined]
    """A seat against bots. An observation is a dict of `observation` and `action_mask`; the mask is in the info too.

    An action that is not legal gives the game up: it ends with the reward of the last place, and the info says
    `illegal_action`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = Reward.SHARE,
        render_mode: str | None = None,
    ) -> None:
        """A game by its name. Without a seat, each game draws one; `bots` are for all others, or for each of them.

        A bot is itself, or a name as on the command line: a level, `module:function`, `cmd:` or `net:`.
        """
        self.table = TableEnv(game, seats=seats or GAMES[game].seats[0], options=options, reward=reward)
        chosen = [bots] * (self.table.seats - 1) if isinstance(bots, str) or callable(bots) else list(bots)
        if len(chosen) != self.table.seats - 1:
            raise ValueError(f"{self.table.seats} seats need {self.table.seats - 1} bots, not {len(chosen)}")
        self._bots = [self._bot(bot, options) if isinstance(bot, str) else bot for bot in chosen]
        self._seat, self.render_mode = seat, render_mode
        observed = gymnasium.spaces.Box(LEAST, MOST, (self.table.observation.layout.size,), np.int8)
        mask = gymnasium.spaces.Box(0, 1, (self.table.game.actions,), np.int8)
        self.observation_space = gymnasium.spaces.Dict({"observation": observed, "action_mask": mask})
        self.action_space = gymnasium.spaces.Discrete(self.table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(MOST_SEED)))
        return self._observation(), self._info()

    def begin(self, seed: int) -> None:
        """The game of a stream of chance, up to the first decision of the seat."""
        self.table.reset(seed)
        self.seat = int(self.np_random.integers(self.table.seats)) if self._seat is None else self._seat
        thoughts = Random.seeded(int(self.np_random.integers(MOST_SEED)))
        self._randoms = [Random.seeded(int(state)) for state in streams(thoughts, self.table.seats)["state"]]
        self._let_others_play()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Any]:
        """What the seat does, and then the others, up to its next decision or the end."""
        if action not in self.table.legal(self.seat):
            return self._give_up()
        gained = self.table.act(self.seat, int(action)) + self._let_others_play()
        return self._observation(), float(gained[self.seat]), self.table.is_over(), False, self._info()

    def render(self) -> str | None:
        """The whole table on one line, hidden places included, for who runs the game."""
        return self.table.game.notation.position(self.table.row[0]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End the programs that play."""
        for bot in self._bots:
            if isinstance(bot, Engine):
                bot.quit()

    def _bot(self, name: str, options: Mapping[str, Value] | None) -> Bot:
        return bot_named(name, self.table.game, self.table.seats, options)

    def _let_others_play(self) -> Array:
        gained = np.zeros(self.table.seats, np.float32)
        while (awaited := self.table.awaited()) and self.seat not in awaited:
            other = awaited[0]
            bot = self._bots[(other - self.seat) % self.table.seats - 1]
            table, random = self.table, self._randoms[other]
            action = ask_at(bot, name_of(bot), table.game, table.row[0], other, random, table.sightings)
            gained += self.table.act(other, action)
        return gained

    def _give_up(self) -> tuple[Any, float, bool, bool, Any]:
        lost = -1 / self.table.seats if self.table.reward == Reward.ZERO_SUM else 0.0
        return self._observation(), lost, True, False, {**self._info(), "illegal_action": True}

    def _observation(self) -> dict[str, Array]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.legal_mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.legal_mask(self.seat), "seat": self.seat, "scores": self.table.scores()}


for _game in GAMES:
    gymnasium.register(f"tablee/{_game.capitalize()}-v1", entry_point=SeatEnv, kwargs={"game": _game})
