"""The form of a record: its words, and the lines on which writer and reader have to agree."""

from collections.abc import Iterator
from enum import StrEnum

from tablee.match.match import Match

HEADING = "tablee record 1"
NOTHING = "-"  # in the place of no bytes


class Word(StrEnum):
    """The first words of lines; those of entries are in `match/entries.py`."""

    GAME = "game"
    OPTION = "option"
    PLAYER = "player"
    COMMITMENT = "commitment"
    SECRET = "secret"
    NONCE = "nonce"
    SEED = "seed"
    SCORES = "scores"
    RUNNING = "running"
    END = "end"
    WINNERS = "winners"


class Kind(StrEnum):
    """Who sits on a seat, on the line of a player."""

    PERSON = "person"
    BOT = "bot"


def score_line(match: Match) -> str:
    """The points of every seat."""
    return " ".join([Word.SCORES, *map(str, match.scores())])


def ending_lines(match: Match) -> Iterator[str]:
    """How a record ends: that the match is running, or its result."""
    if not match.result:
        yield Word.RUNNING
        return
    yield f"{Word.END} {match.result.how}"
    yield score_line(match)
    yield " ".join([Word.WINNERS, *(str(seat + 1) for seat in match.result.winners)])
