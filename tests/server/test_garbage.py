"""Garbage among all objects waits for a quiet moment; and for none of them for ever."""

import asyncio
import gc
from collections.abc import Callable, Iterator

import pytest

from tablee.server.ops import garbage

PATIENCE = 30  # seconds


class Collections:
    """How often everything was looked through."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        """Somebody collects."""
        self.times += 1


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Collections:
    """Collections are counted, and moments are short."""
    collected = Collections()
    monkeypatch.setattr(garbage, "MOMENT", 0.001)
    monkeypatch.setattr(gc, "collect", collected)
    return collected


def after(looks: int, received: Callable[[], int]) -> None:
    """Let the server look so often at how many messages have come."""
    seen = 0

    def look() -> int:
        nonlocal seen
        seen += 1
        return received()

    async def wait() -> None:
        task = asyncio.create_task(garbage.collect_when_quiet(look))
        while seen < looks:
            await asyncio.sleep(garbage.MOMENT)
        task.cancel()

    asyncio.run(asyncio.wait_for(wait(), PATIENCE))


def test_nothing_is_collected_where_nobody_plays(collected: Collections) -> None:
    after(12, lambda: 7)
    assert collected.times == 0


def test_everything_is_collected_once_when_people_have_stopped(collected: Collections) -> None:
    counts = iter([0, 1, 2, *[3] * 10_000])
    after(12, lambda: next(counts))
    assert collected.times == 1


def test_while_people_play_on_it_is_put_off_but_not_for_ever(
    collected: Collections, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = iter(range(10_000))
    after(12, lambda: next(counts))
    assert collected.times == 0
    monkeypatch.setattr(garbage, "LONGEST", 3 * garbage.MOMENT)
    after(12, lambda: next(counts))
    assert collected.times > 0


@pytest.fixture
def own_thresholds() -> Iterator[None]:
    """The collector as it was, afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("own_thresholds")
def test_the_collector_looks_at_few_objects_at_once() -> None:
    garbage.settle_down()
    assert gc.get_threshold() == (garbage.NEW, garbage.OLDER, garbage.OLDEST)
    assert gc.get_freeze_count() > 0
