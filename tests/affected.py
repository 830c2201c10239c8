"""Which tests belong to which files: for `--since REVISION`, and for the table in CONTRIBUTING."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

# What is changed, and the tests that would notice first. `{game}` is the folder below; the longest beginning counts.
TESTS_FOR: dict[str, tuple[str, ...]] = {
    "src/tablee/games/": ("tests/rulebook", "tests/contract", "tests/games", "tests/playthroughs", "docs"),
    "src/tablee/games/{game}/": (
        "tests/rulebook/test_{game}*.py",
        "tests/games/test_{game}*.py",
        "tests/match/test_{game}*.py",
        "tests/match/test_records_page.py",
        "tests/contract",
        "tests/playthroughs",
        "docs",
    ),
    "src/tablee/match/": ("tests/match", "tests/playthroughs", "tests/cli/test_records.py", "docs"),
    "src/tablee/bots/": ("tests/bots",),
    "src/tablee/bots/{game}/": ("tests/bots/test_{game}*.py", "tests/bots/test_bots.py"),
    "src/tablee/observations/": ("tests/observations", "tests/batches", "docs"),
    "src/tablee/batches/": ("tests/batches", "tests/envs"),
    "src/tablee/envs/": ("tests/envs", "docs"),
    "src/tablee/arena/": ("tests/arena", "tests/cli/test_arena.py", "docs"),
    "src/tablee/analysis/": ("tests/analysis", "tests/cli/test_analysis.py"),
    "src/tablee/move_words/": ("tests/analysis", "tests/terminal"),
    "src/tablee/puzzles/": ("tests/puzzles", "tests/cli/test_puzzles.py", "tests/web/test_puzzles.py"),
    "src/tablee/lessons/": ("tests/lessons", "tests/web/test_learning.py"),
    "src/tablee/learn/": ("tests/learn", "tests/cli/test_train.py"),
    "src/tablee/bench/": ("tests/cli/test_bench*.py",),
    "src/tablee/texts/": (
        "tests/texts",
        "tests/web/test_words.py",
        "tests/rulebook/test_anchors.py",
        "tests/terminal/test_typed_words.py",
    ),
    "src/tablee/terminal/": ("tests/terminal", "tests/cli/test_play.py"),
    "src/tablee/server/": ("tests/server", "tests/web/test_wire.py"),
    "src/tablee/cli/": ("tests/cli", "tests/house/test_cli.py", "tests/server/test_operations.py"),
    "web/": ("tests/web",),
    "docs/": ("docs",),
    "examples/": ("docs", "tests/server/test_example.py"),
    "run.py": ("tests/house/test_run.py",),
    "locks/": ("tests/house/test_locks.py",),
    "pyproject.toml": ("tests/house/test_locks.py",),
}
ALWAYS = ("tests/house/test_style.py", "tests/house/test_layers.py")


def files_since(revision: str) -> set[Path]:
    """The files of tests for all that differs from a revision; raises `CalledProcessError` where git has none such."""
    return set(files_of(name for file in changed_since(revision) for name in names_for(file)))


def changed_since(revision: str) -> list[str]:
    """The files that differ from a revision, and those that git does not know yet."""
    differing = git("diff", "--name-only", revision)
    return [*differing, *git("ls-files", "--others", "--exclude-standard")]


def git(*words: str) -> list[str]:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.check_output(command, stderr=subprocess.DEVNULL, text=True).splitlines()


def names_for(file: str) -> Iterator[str]:
    """The tests for one changed file: those of its place, those of its layer, and the style."""
    yield from ALWAYS
    yield file  # a test, or a page with examples
    folders = [(begin, re.match(begin.replace("{game}", "(?P<game>[a-z]+)"), file)) for begin in TESTS_FOR]
    if beginnings := [(begin, found.groupdict()) for begin, found in folders if found]:
        begin, game = max(beginnings, key=lambda pair: len(pair[0]))
        yield from (tests.format(**game) for tests in TESTS_FOR[begin])


def files_of(names: Iterable[str]) -> Iterator[Path]:
    """The files that names and patterns stand for; a folder stands for all in it."""
    for name in set(names):
        for path in ROOT.glob(name):
            yield from path.rglob("*") if path.is_dir() else [path]
