"""A game being played by seats. Pure: no clock, no network, no disk.

What may not be done raises `Refused`, with a text for people, and changes nothing. A match is for one thread at a time.
"""

from tablee.match.entries import (
    Absence,
    AgreedEnd,
    CalledOff,
    Chance,
    Decision,
    Entry,
    Joint,
    Resignation,
    Return,
    TakeBack,
)
from tablee.match.match import Match
from tablee.match.players import Player, bot, person
from tablee.match.result import Ending, Result

__all__ = [
    "Absence",
    "AgreedEnd",
    "CalledOff",
    "Chance",
    "Decision",
    "Ending",
    "Entry",
    "Joint",
    "Match",
    "Player",
    "Resignation",
    "Result",
    "Return",
    "TakeBack",
    "bot",
    "person",
]
