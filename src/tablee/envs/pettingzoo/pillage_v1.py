"""Village Pillage for PettingZoo, version 1 of the environment: see `docs/envs/pillage.md`."""

from functools import partial

from tablee.envs import pettingzoo

env = partial(pettingzoo.env, "pillage")
raw_env = partial(pettingzoo.raw_env, "pillage")
parallel_env = partial(pettingzoo.parallel_env, "pillage")
