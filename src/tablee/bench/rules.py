"""Decisions a second of each game's rules, under random play, deals included."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tablee.bench.measure import Task
from tablee.games.bits import lowest
from tablee.games.contract import Game
from tablee.games.kernels import Kernels, Lanes, lanes_of

# Milliseconds each, so that what else the machine does meets the yardstick as well.
ROLLOUT_LANES, ROLLOUT_DECISIONS = 64, 4_000
BATCH_LANES, BATCH_STEPS = 8192, 16
PYTHON_DECISIONS = 4_000
SEED = 1


def tasks(game: Game, threads: ThreadPoolExecutor) -> list[Task]:
    """Whole games inside the compiled loop, actions in and masks out over a batch, and one decision a call."""
    kernels, seats = Kernels(game), game.seats[-1]
    subject = f"{game.title} {seats} seats"
    batch = lanes_of(game, BATCH_LANES, seats=seats, seed=SEED)
    kernels.ask(batch, 0, BATCH_LANES)
    rollouts = lanes_of(game, ROLLOUT_LANES, seats=seats, seed=SEED)
    return [
        *(Task(subject, "rollouts", n, roll_out(kernels, rollouts, threads, n)) for n in (1, 2)),
        *(Task(subject, "batch", n, step_batch(kernels, batch, threads, n)) for n in (1, 2)),
        Task(subject, "from Python", 1, drive(kernels, lanes_of(game, 1, seats=seats, seed=SEED))),
    ]


def roll_out(kernels: Kernels, lanes: Lanes, threads: ThreadPoolExecutor, parts: int) -> Callable[[], int]:
    """Random games, the lanes shared out among the threads."""

    def part(begin: int, end: int) -> None:
        kernels.play_random(lanes, begin, end, ROLLOUT_DECISIONS)

    def run() -> int:
        share_out(threads, part, ROLLOUT_LANES, parts)
        return ROLLOUT_LANES * ROLLOUT_DECISIONS

    return run


def step_batch(kernels: Kernels, lanes: Lanes, threads: ThreadPoolExecutor, parts: int) -> Callable[[], int]:
    """Steps of a batch, each with a random choice among the legal moves that the step before gave."""

    def part(begin: int, end: int) -> None:
        for _ in range(BATCH_STEPS):
            kernels.choose_all(lanes, begin, end)
            kernels.step(lanes, begin, end)

    def run() -> int:
        share_out(threads, part, BATCH_LANES, parts)
        return BATCH_LANES * BATCH_STEPS

    return run


def drive(kernels: Kernels, lanes: Lanes) -> Callable[[], int]:
    """One table driven from Python: what is legal, a choice, and the decision, a call each."""
    tables, fresh, moves, randoms = lanes.tables, lanes.fresh, lanes.moves, lanes.randoms

    def run() -> int:
        awaited = kernels.settle(tables, 0, randoms)
        for _ in range(PYTHON_DECISIONS):
            if not awaited:
                tables[0] = fresh[0]
                awaited = kernels.settle(tables, 0, randoms)
            seat = lowest(awaited)
            kernels.legal(tables, 0, seat, moves)
            awaited = kernels.apply(tables, 0, seat, kernels.choose(moves, 0, randoms), randoms)
        return PYTHON_DECISIONS

    return run


def share_out(threads: ThreadPoolExecutor, part: Callable[[int, int], None], lanes: int, parts: int) -> None:
    """Give each thread an equal run of lanes; compiled loops let go of Python's lock."""
    bounds = [lanes * n // parts for n in range(parts + 1)]
    list(threads.map(part, bounds[:-1], bounds[1:]))
