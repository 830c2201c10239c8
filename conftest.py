"""The examples in the documentation and in docstrings are tests."""

from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser
from sybil.parsers.rest import DocTestParser

pages = Sybil(name="page", pattern="*.md", parsers=[PythonCodeBlockParser(), SkipParser()])
docstrings = Sybil(name="docstring", path="src/tablee", pattern="*.py", parsers=[DocTestParser()])

pytest_collect_file = (pages + docstrings).pytest()
