"""Garbage is looked for in small pieces while people play, and among everything when nobody does."""

import asyncio
import gc
from collections.abc import Callable

NEW = 2_000  # objects before the collector looks for garbage among them: so few that nobody notices
OLDER, OLDEST = 20, 1_000_000  # such looks before one among older objects, and before one among all: never by itself
MOMENT = 1.0  # seconds without a message are quiet
LONGEST = 600  # seconds: then it is collected though people play, or memory could grow for ever


def settle_down() -> None:
    """What was loaded stays, so the collector need not look at it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, OLDER, OLDEST)


async def collect_when_quiet(received: Callable[[], int]) -> None:
    """Collect among all objects in a quiet moment after people have played; `received` counts their messages."""
    collected_at = before = received()
    waited = 0.0
    while True:
        await asyncio.sleep(MOMENT)
        now, waited = received(), waited + MOMENT
        if now != collected_at and (now == before or waited >= LONGEST):
            gc.collect()
            collected_at, waited = now, 0.0
        before = now
