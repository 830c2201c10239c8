"""The template is a game like any other: it lies in folders of its own, and what is copied from it works."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from scripts.new_game import LISTS, NAMED, TEMPLATE, own_files, renamed
from tablee.games import GAMES, LISTED

ROOT = Path(__file__).parents[2]
LINES = 2  # of a list: where the game is imported, and its entry; in the playthroughs a landmark, and its entry

TOLD_OF = {
    *("CHANGELOG.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md", "scripts/new_game.py"),
    *("docs/bots.md", "docs/strength.md"),  # levels of every game
    *("docs/arena.md", "docs/training.md", "src/tablee/arena/__init__.py"),  # examples that run quickly
    "tests/slowest.py",
}
TOY_OF = {  # tests of what all games share, which need a small one in which everybody decides at once
    *(f"tests/arena/test_{name}.py" for name in ("arena", "forfeits", "ratings", "ray", "report", "table")),
    *(f"tests/cli/test_{name}.py" for name in ("arena", "bots", "compiling", "puzzles", "train")),
    *("tests/learn/runs.py", "tests/learn/test_learning.py", "tests/learn/test_network_bot.py"),
    "tests/analysis/test_analysis.py",
    "tests/envs/test_openspiel.py",
    "tests/match/test_absence.py",
    "tests/match/test_together.py",
    "tests/terminal/test_screens.py",
}


def tracked() -> list[str]:
    return subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()


def mentions(path: str) -> int:
    """How many lines of a file name the template."""
    file = ROOT / path
    lines = file.read_bytes().decode("utf-8", "replace").splitlines() if file.is_file() else []
    return sum(bool(re.search(TEMPLATE, line, re.IGNORECASE)) for line in lines)


def test_it_is_named_in_its_own_files_and_on_the_lists_alone() -> None:
    named = Counter({path: mentions(path) for path in tracked() if not NAMED.search(path)})
    assert {path for path in named if named[path]} == {*LISTS, *TOLD_OF, *TOY_OF}
    assert {path: named[path] for path in LISTS} == dict.fromkeys(LISTS, LINES)


def test_all_its_files_are_copied() -> None:
    assert set(own_files(ROOT)) >= {path for path in tracked() if NAMED.search(path)}


def test_it_is_played_by_whoever_names_it_and_not_listed() -> None:
    assert TEMPLATE in GAMES
    assert TEMPLATE not in LISTED


# A game that is copied from it

TESTS = [  # of each layer, those that need no other process
    "tests/rulebook/test_figs.py",
    "tests/games/test_figs_notation.py",
    "tests/games/test_figs_secrets.py",
    "tests/games/test_pictures.py",
    "tests/match/test_figs_record.py",
    "tests/playthroughs",
    "tests/terminal/test_figs_play.py",
    "tests/web/test_games.py",
    "tests/web/test_sections.py",
]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which a game was begun."""
    root = tmp_path_factory.mktemp("checkout")
    for path in tracked():
        if (ROOT / path).is_file() and not path.startswith("docs/"):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, root / path)
    run(root, "scripts.new_game", "figs")
    return root


def run(root: Path, *words: str) -> str:
    """Run a module in a checkout, with its rules as plain Python."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_copy_passes_the_tests_that_came_with_it(copied: Path) -> None:
    told = run(copied, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "figs", *TESTS)
    assert int(re.findall(r"(\d+) passed", told)[0]) > 80


def test_a_copy_is_everywhere_and_leaves_the_template_as_it_was(copied: Path) -> None:
    files = {renamed(path, "figs") for path in own_files(ROOT)}
    assert {path for path in files if (copied / path).is_file()} == files
    assert not any(re.search(TEMPLATE, (copied / path).read_text("utf-8"), re.IGNORECASE) for path in files)
    for path in own_files(ROOT):
        assert (copied / path).read_bytes() == (ROOT / path).read_bytes()


def test_style_has_little_to_say_of_a_copy(copied: Path) -> None:
    """The order of imports, and lines that a longer name makes too long: `ruff check --fix` and `ruff format`."""
    run(copied, "ruff", "check", "--fix", "--quiet")
    run(copied, "ruff", "format", "--quiet")
    run(copied, "ruff", "check")
