"""Whole numbers as they stand in records, positions and options: one way to write each of them.

>>> number_in("18"), number_in("-3"), number_in("0")
(18, -3, 0)
>>> number_in("018"), number_in("-0"), number_in("+3"), number_in("٣"), number_in("")
(None, None, None, None, None)
"""

import re

WRITTEN = re.compile("0|-?[1-9][0-9]{0,8}")  # the digits of ASCII, no zeros in front, and never longer than is sane


def number_in(text: str) -> int | None:
    """The whole number that a text is; None for any other text, and for a number that is written in another way."""
    return int(text) if WRITTEN.fullmatch(text) else None
