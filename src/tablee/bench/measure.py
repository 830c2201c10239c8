"""Measuring several things in one run, in turns, so that a busy machine is unfair to none of them."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from statistics import median

Clock = Callable[[], float]


@dataclass(frozen=True)
class Task:
    """Something to measure: `run` does a piece of work and returns how many decisions that was."""

    subject: str
    way: str
    threads: int
    run: Callable[[], int]


@dataclass(frozen=True)
class Speed:
    """What was measured: decisions a second, the median over the turns and the best of them."""

    subject: str
    way: str
    threads: int
    decisions_per_second: float
    best: float
    times: float | None = None  # the yardstick that ran right after it: the median of the ratios of the turns

    def as_json(self) -> dict[str, object]:
        """The fields by name."""
        return asdict(self)


def turns(
    tasks: Sequence[Task], count: int, yardstick: Task | None = None, clock: Clock | None = None
) -> Iterator[list[Speed]]:
    """Run all tasks in turns, the yardstick after each; after each turn, what is known so far, the yardstick last.

    Seconds are those of `clock_of`, unless there is another clock.
    """
    rates: list[list[float]] = [[] for _ in tasks]
    beside: list[list[float]] = [[] for _ in tasks]
    for task in [*tasks, *([yardstick] if yardstick else [])]:
        task.run()  # warm: nothing is compiled or fetched while the clock runs
    for _ in range(count):
        for task, seen, theirs in zip(tasks, rates, beside, strict=True):
            seen.append(rate(task, clock))
            if yardstick:
                theirs.append(rate(yardstick, clock))
        known = [speed(task, seen, theirs) for task, seen, theirs in zip(tasks, rates, beside, strict=True)]
        yield [*known, speed(yardstick, list(chain(*beside)))] if yardstick else known


def rate(task: Task, clock: Clock | None = None) -> float:
    """Decisions a second, once."""
    now = clock or clock_of(task)
    begin = now()
    decisions = task.run()
    return decisions / (now() - begin)


def clock_of(task: Task) -> Clock:
    """Processor time of one thread, which others on the machine take nothing of; the time of day of several."""
    return time.process_time if task.threads == 1 else time.perf_counter


def speed(task: Task, rates: Sequence[float], beside: Sequence[float] = ()) -> Speed:
    """A task with its rates summed up, and those of the yardstick beside them."""
    times = median(ours / theirs for ours, theirs in zip(rates, beside, strict=True)) if beside else None
    return Speed(task.subject, task.way, task.threads, median(rates), max(rates), times)
