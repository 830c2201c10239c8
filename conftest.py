"""The examples in the documentation and in docstrings are tests. The longest files come first.

`--since` runs only the tests for what has changed; `--deals` deals other cards to the page's tests.
"""

import os
from pathlib import Path
from subprocess import CalledProcessError

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser
from sybil.parsers.rest import DocTestParser

from tests.affected import files_since
from tests.slowest import longest_first

os.environ.setdefault("TABLEE_COMMAND", "tablee")  # commands are named as where Tablée is installed

pages = Sybil(name="page", pattern="*.md", parsers=[PythonCodeBlockParser(), SkipParser()])
docstrings = Sybil(name="docstring", path="src/tablee", pattern="*.py", parsers=[DocTestParser()])

pytest_collect_file = (pages + docstrings).pytest()

CHOSEN = pytest.StashKey[set[Path] | None]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--since REVISION` and `--deals NUMBER`, beside pytest's own options."""
    parser.addoption(
        "--since", metavar="REVISION", help="only the tests for what differs from a revision, such as HEAD"
    )
    parser.addoption(
        "--deals", metavar="NUMBER", default="0", help="other cards in the games that tests of the page play, such as 7"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Ask git once what has changed."""
    revision = config.getoption("--since")
    try:
        config.stash[CHOSEN] = files_since(revision) if revision else None
    except CalledProcessError:
        raise pytest.UsageError(f"git knows no “{revision}” here: name a commit or a branch, such as HEAD") from None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pass over the files of tests that were not chosen."""
    chosen = config.stash[CHOSEN]
    if chosen is None or collection_path.is_dir() or collection_path in chosen:
        return None
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest."""
    items[:] = longest_first(items)
