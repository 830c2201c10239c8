"""VIGO for PettingZoo, version 1 of the environment: see `docs/envs/vigo.md`."""

from functools import partial

from tablee.envs import pettingzoo

env = partial(pettingzoo.env, "vigo")
raw_env = partial(pettingzoo.raw_env, "vigo")
parallel_env = partial(pettingzoo.parallel_env, "vigo")
