"""Long work on the event loop, in slices: everybody else has a turn after each of them."""

import asyncio
from collections.abc import Iterator
from time import perf_counter

SLICE_SECONDS = 0.002


class Slices:
    """Work that takes turns: one slice at a time, however much is to be done."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterator[None]) -> None:
        """Take all steps of some work, each of them short; what a step raises ends it."""
        is_done = False
        while not is_done:
            async with self._turn:
                is_done = is_done_after_a_slice(steps)
            await asyncio.sleep(0)


def is_done_after_a_slice(steps: Iterator[None]) -> bool:
    """Take steps for a short while; whether there are no more."""
    end = perf_counter() + SLICE_SECONDS
    return all(perf_counter() < end for _ in steps)
