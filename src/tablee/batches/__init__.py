"""Rows of games, observed and rewarded in compiled loops: apart from `envs`, so that an edit there compiles nothing."""

from tablee.batches.batched import BatchedEnv
from tablee.batches.rewards import Reward
from tablee.batches.stepping import Batch

__all__ = ["Batch", "BatchedEnv", "Reward"]
