"""Olives for PettingZoo, version 1 of the environment: see `docs/envs/olives.md`."""

from functools import partial

from tablee.envs import pettingzoo

env = partial(pettingzoo.env, "olives")
raw_env = partial(pettingzoo.raw_env, "olives")
parallel_env = partial(pettingzoo.parallel_env, "olives")
