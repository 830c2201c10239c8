"""The games for PettingZoo: one agent after the other (`env`), or all at once (`parallel_env`).

`tablee.envs.pettingzoo.ugo_v1` and its like have the same three functions for one game. An agent is a seat, such as
`seat_0`; an observation is a dict of what the seat knows (`observation`) and what it may do (`action_mask`), and the
mask is in its info too.
"""

from typing import Any

from tablee.envs.extras import needed

needed("pettingzoo")

from tablee.envs.pettingzoo.aec import SeatsInTurn  # noqa: E402
from tablee.envs.pettingzoo.parallel import SeatsAtOnce  # noqa: E402

ILLEGAL_REWARD = -1.0


def raw_env(game: str, **chosen: Any) -> SeatsInTurn:
    """One agent after the other, without any wrapper: an illegal action raises ValueError."""
    return SeatsInTurn(game, **chosen)


def env(game: str, **chosen: Any) -> Any:
    """The same behind PettingZoo's usual wrappers: an illegal action ends the game for all, and costs who did it."""
    from pettingzoo.utils import wrappers

    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **chosen), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def parallel_env(game: str, **chosen: Any) -> SeatsAtOnce:
    """All agents a step: who is asked decides, and nobody sees the others' choice before; who is not, waits."""
    return SeatsAtOnce(game, **chosen)


__all__ = ["SeatsAtOnce", "SeatsInTurn", "env", "parallel_env", "raw_env"]
