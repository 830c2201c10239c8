"""The examples in the documentation and in docstrings are tests."""

from collections.abc import Sequence

import pytest
from sybil import Sybil
from sybil.integration.pytest import SybilItem
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser
from sybil.parsers.rest import DocTestParser

pages = Sybil(name="page", pattern="*.md", parsers=[PythonCodeBlockParser(), SkipParser()])
docstrings = Sybil(name="docstring", path="src/tablee", pattern="*.py", parsers=[DocTestParser()])

pytest_collect_file = (pages + docstrings).pytest()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """The examples of a page follow from each other: where tests run side by side, a page stays in one process."""
    for item in items:
        if isinstance(item, SybilItem):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
