"""Measuring several things in one run, in turns, so that a busy machine is unfair to none of them."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
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

    def as_json(self) -> dict[str, object]:
        """The fields by name."""
        return asdict(self)


def turns(tasks: Sequence[Task], count: int, clock: Clock = time.perf_counter) -> Iterator[list[Speed]]:
    """Run all tasks in turns; after each turn, what is known so far. Seconds are those of the clock."""
    rates: list[list[float]] = [[] for _ in tasks]
    for task in tasks:
        task.run()  # warm: nothing is compiled or fetched while the clock runs
    for _ in range(count):
        for task, seen in zip(tasks, rates, strict=True):
            seen.append(rate(task, clock))
        yield [speed(task, seen) for task, seen in zip(tasks, rates, strict=True)]


def rate(task: Task, clock: Clock = time.perf_counter) -> float:
    """Decisions a second, once."""
    begin = clock()
    decisions = task.run()
    return decisions / (clock() - begin)


def speed(task: Task, rates: Sequence[float]) -> Speed:
    """A task with its rates summed up."""
    return Speed(task.subject, task.way, task.threads, median(rates), max(rates))
