"""How a match ended."""

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    """How a match can end, as records and the protocol say it."""

    FINISHED = "finished"
    RESIGNED = "resigned"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    HOST = "host"


CALLED_OFF = (Ending.ABANDONED, Ending.HOST)  # by nobody at the table


@dataclass(frozen=True)
class Result:
    """How a match ended, and for whom."""

    how: Ending
    scores: tuple[int, ...]
    winners: tuple[int, ...]
