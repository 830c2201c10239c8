"""Which files of tests take longest: a run on several cores begins with them, so that none of them ends it alone.

Seconds of processor time, roughly. A file that takes more than ten belongs here; all others come after, as they are
found.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeVar

ROOT = Path(__file__).parents[1]
SECONDS = {
    "tests/web/test_sizes.py": 100,
    "tests/puzzles/test_puzzles.py": 80,
    "tests/web/test_vigo.py": 60,
    "tests/cli/test_compiling.py": 60,
    "tests/contract/test_secrecy.py": 55,
    "tests/web/test_account.py": 50,
    "tests/web/test_pages.py": 45,
    "tests/learn/test_ray_cluster.py": 45,
    "tests/terminal/test_saving_in_terminals.py": 44,
    "tests/web/test_host.py": 42,
    "tests/web/test_pillage.py": 40,
    "tests/contract/test_plain.py": 37,
    "tests/cli/test_bench_server.py": 35,
    "tests/web/test_challenges.py": 33,
    "tests/web/test_playing.py": 32,
    "tests/games/test_kernel_cache.py": 30,
    "tests/texts/test_stories.py": 30,
    "tests/contract/test_checked.py": 29,
    "tests/contract/test_course.py": 29,
    "tests/web/test_vigo_moments.py": 28,
    "tests/bots/test_bots.py": 28,
    "tests/house/test_style.py": 26,
    "tests/web/test_puzzles.py": 26,
    "tests/batches/test_batched.py": 24,
    "tests/web/test_learning.py": 22,
    "tests/terminal/test_offers.py": 22,
    "tests/terminal/test_vigo_play.py": 20,
    "tests/web/test_pillage_moments.py": 20,
    "tests/server/test_sharing.py": 20,
    "tests/web/test_page.py": 19,
    "tests/house/test_run.py": 19,
    "tests/terminal/test_play.py": 19,
    "tests/web/test_replay.py": 19,
    "tests/house/test_template.py": 18,
    "tests/web/test_among_people.py": 18,
    "tests/web/test_motion.py": 17,
    "tests/web/test_house.py": 16,
    "tests/games/test_vigo_notation.py": 15,
    "tests/web/test_olives.py": 15,
    "tests/terminal/test_typing.py": 14,
    "tests/terminal/test_pillage_play.py": 14,
    "tests/server/test_operations.py": 14,
    "tests/server/test_backups.py": 12,
    "tests/cli/test_bench_memory.py": 12,
    "tests/house/test_cli.py": 11,
}


class Item(Protocol):
    """A test, as pytest finds it."""

    @property
    def path(self) -> Path:
        """Its file."""


T = TypeVar("T", bound=Item)


def longest_first(items: Iterable[T]) -> list[T]:
    """Tests in the order in which their files are begun; those of a file stay together, and in their order."""
    return sorted(items, key=lambda item: -seconds_of(item.path))


def seconds_of(file: Path) -> float:
    """How long a file takes; nothing where that is short."""
    return SECONDS.get(file.relative_to(ROOT).as_posix(), 0) if file.is_relative_to(ROOT) else 0
