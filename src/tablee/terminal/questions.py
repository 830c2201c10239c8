"""Answers that are the same in every game: the number of a choice, and whose answer it is."""

import re
from collections.abc import Sequence

from tablee.games.words import Refused
from tablee.terminal.typed_words import meanings_of, plain

NUMBER = re.compile("[0-9]{1,3}")
OF_A_SEAT = re.compile(r"([0-9]{1,2})\s*:(.*)", re.DOTALL)


class NotUnderstood(Refused):
    """An answer that is nothing that could be typed; refused with what could be.

    Its sentence has a place for `commands`, which the session fills: they are the same for every answer.
    """


def is_yes(typed: str) -> bool | None:
    """Whether an answer is a yes or a no, in any language; nothing where it is neither.

    >>> is_yes("Oui"), is_yes("n"), is_yes("perhaps")
    (True, False, None)
    """
    meant = meanings_of("answer-words", ("yes", "no")).get(plain(typed.strip()))
    return meant == "yes" if meant else None


def numbers(legal: Sequence[int]) -> str:
    """The numbers to choose from.

    >>> numbers([7]), numbers([7, 9, 30])
    ('1', '1–3')
    """
    return "1" if len(legal) == 1 else f"1–{len(legal)}"


def numbered(number: int, legal: Sequence[int]) -> int:
    """The choice of that number, counted from 1."""
    if number not in range(1, len(legal) + 1):
        raise Refused("no-such-number", number=number, most=len(legal))
    return legal[number - 1]


def speaker_in(typed: str) -> tuple[int | None, str]:
    """The number of the seat that a line names as its speaker, if any, and what it says.

    >>> speaker_in("3: call key-red"), speaker_in("east 4")
    ((3, 'call key-red'), (None, 'east 4'))
    """
    if named := OF_A_SEAT.fullmatch(typed):
        return int(named[1]), named[2].strip()
    return None, typed
