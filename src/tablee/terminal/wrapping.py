"""Where a line may end.

rich ends lines at any white space, also at the spaces that French puts before its signs to keep them with their words
(U+00A0, U+202F), so that a line could begin with a colon. It has no setting for that; what it takes for a word is one
expression, which is replaced here. `tests/terminal/test_wrapping.py` tells if a later rich wraps otherwise.
"""

import re

from rich import _wrap

KEEPING = "\u00a0\u202f"
WORD = re.compile(rf"[^\S{KEEPING}]*[\S{KEEPING}]+[^\S{KEEPING}]*")


def keep_signs_with_words() -> None:
    """From now on, rich ends no line at a space that keeps words together."""
    _wrap.re_word = WORD
