"""UGO! for PettingZoo, version 1 of the environment: see `docs/envs/ugo.md`."""

from functools import partial

from tablee.envs import pettingzoo

env = partial(pettingzoo.env, "ugo")
raw_env = partial(pettingzoo.raw_env, "ugo")
parallel_env = partial(pettingzoo.parallel_env, "ugo")
