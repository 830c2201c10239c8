"""A line never ends before a sign that belongs to the word before it."""

from io import StringIO

import pytest
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as RichText

import tablee.terminal  # noqa: F401  # what is tried here is set up with it

SENTENCE = "Vous n’avez pas de rouge\u00a0: jouez «\u00a0R6\u00a0» ou autre chose\u202f; est-ce clair\u00a0?"


@pytest.mark.parametrize("width", range(12, 60))
def test_french_signs_stay_with_their_words(width: int) -> None:
    for block in (RichText(SENTENCE), SENTENCE, Markdown(SENTENCE)):
        console = Console(file=StringIO(), width=width, _environ={})
        console.print(block)
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        assert not any(line.lstrip().startswith((":", ";", "?", "»")) or line.rstrip().endswith("«") for line in lines)
        assert max(map(len, lines)) <= width
        assert " ".join(" ".join(lines).split()) == " ".join(SENTENCE.split())
