"""The games as environments for research: many tables a step, or one table behind the interfaces of others."""

from tablee.batches import Batch, BatchedEnv, Reward

__all__ = ["Batch", "BatchedEnv", "Reward"]
