"""`--since` finds the tests for a change, and CONTRIBUTING tells the same."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.affected import ALWAYS, ROOT, TESTS_FOR, files_of, names_for


@pytest.mark.parametrize("tests", sorted({*ALWAYS, *(tests for row in TESTS_FOR.values() for tests in row)}))
def test_every_row_names_tests_that_exist(tests: str) -> None:
    assert [file for file in files_of([tests.format(game="vigo")]) if file.suffix in (".py", ".md")]


@pytest.mark.parametrize("begin", TESTS_FOR)
def test_every_row_is_for_something_that_exists(begin: str) -> None:
    assert (ROOT / begin.format(game="ugo")).exists()


@pytest.mark.parametrize("part", sorted(path.name for path in (ROOT / "src" / "tablee").iterdir() if path.is_dir()))
def test_every_part_of_the_package_has_a_row(part: str) -> None:
    assert part == "__pycache__" or f"src/tablee/{part}/" in TESTS_FOR


def test_a_rule_of_one_game_is_tried_by_the_tests_of_that_game() -> None:
    chosen = {file.relative_to(ROOT).as_posix() for file in files_of(names_for("src/tablee/games/vigo/rules.py"))}
    assert "tests/rulebook/test_vigo_chests.py" in chosen
    assert "tests/contract/test_legality.py" in chosen
    assert "tests/rulebook/test_ugo.py" not in chosen


def test_a_bot_of_one_game_is_tried_by_its_own_tests_and_those_of_all_bots() -> None:
    chosen = {file.relative_to(ROOT).as_posix() for file in files_of(names_for("src/tablee/bots/vigo/greedy.py"))}
    assert {file for file in chosen if file.startswith("tests/bots/")} == {
        "tests/bots/test_bots.py",
        "tests/bots/test_vigo_greedy.py",
        "tests/bots/test_vigo_memory.py",
    }


def test_what_all_games_share_is_tried_by_the_tests_of_all() -> None:
    chosen = {file.relative_to(ROOT).as_posix() for file in files_of(names_for("src/tablee/games/bits.py"))}
    assert {"tests/rulebook/test_vigo_chests.py", "tests/rulebook/test_ugo.py"} <= chosen


def test_a_changed_test_is_run() -> None:
    assert "tests/bots/test_bots.py" in set(names_for("tests/bots/test_bots.py"))


@pytest.mark.parametrize("begin", TESTS_FOR)
def test_the_page_for_contributors_has_every_row(begin: str) -> None:
    rows = Path(ROOT, "CONTRIBUTING.md").read_text("utf-8").splitlines()
    tests = " ".join(f"`{tests}`" for tests in TESTS_FOR[begin]).format(game="<game>")
    assert f"| `{begin.format(game='<game>')}` | {tests} |" in rows


def test_a_revision_that_git_does_not_know_is_a_sentence() -> None:
    command = [sys.executable, "-m", "pytest", "--since", "no-such-branch", "tests/house/test_affected.py"]
    refused = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert "git knows no “no-such-branch” here" in refused.stderr
    assert "INTERNALERROR" not in refused.stdout + refused.stderr
