"""Every section of a rulebook is the work of a rule and of a test, and every section that is cited is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES_FOLDER = ROOT / "src" / "tablee" / "games"
TEXTS = ROOT / "src" / "tablee" / "texts"
TESTS = ROOT / "tests"

ANCHOR = re.compile(r"^#+ .*\{#([a-z0-9-]+)\}$", re.MULTILINE)
CITED = re.compile(r"§([a-z0-9-]+)")


def anchors(game: str, language: str = "en") -> list[str]:
    """The sections of a rulebook, in order."""
    return ANCHOR.findall((TEXTS / language / "rulebooks" / f"{game}.md").read_text("utf-8"))


def cited_by_functions(files: Iterator[Path], prefix: str = "") -> set[str]:
    """The sections that docstrings of functions cite."""
    trees = (ast.parse(file.read_text("utf-8")) for file in files)
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    told = (ast.get_docstring(function) or "" for function in functions if function.name.startswith(prefix))
    return {anchor for docstring in told for anchor in CITED.findall(docstring)}


def cited_anywhere(files: Iterator[Path]) -> set[str]:
    return {anchor for file in files for anchor in CITED.findall(file.read_text("utf-8"))}


def files_of(game: str) -> Iterator[Path]:
    return (GAMES_FOLDER / game).glob("*.py")


def files_testing(game: str) -> Iterator[Path]:
    return TESTS.rglob(f"test_{game}*.py")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_the_same_sections_in_every_language(game: str) -> None:
    sections = anchors(game)
    assert sections
    assert len(set(sections)) == len(sections)
    for language in LANGUAGES:
        assert anchors(game, language) == sections


@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_cited_by_a_rule(game: str) -> None:
    assert set(anchors(game)) - cited_by_functions(files_of(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_cited_by_a_test(game: str) -> None:
    assert set(anchors(game)) - cited_by_functions(files_testing(game), "test_") == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_is_cited_is_there(game: str) -> None:
    assert cited_anywhere(files_of(game)) - set(anchors(game)) == set()
    assert cited_anywhere(files_testing(game)) - set(anchors(game)) == set()


def test_a_section_that_nothing_cites_is_found(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text('"""§top"""\n\ndef deal():\n    """Deal. §deal §hand-size"""\n    # §aside\n', "utf-8")
    assert cited_by_functions(iter([file])) == {"deal", "hand-size"}
    assert cited_by_functions(iter([file]), "test_") == set()
    assert cited_anywhere(iter([file])) == {"top", "deal", "hand-size", "aside"}
