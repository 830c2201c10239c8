"""A game being played by seats. Pure: no clock, no network, no disk."""

from tablee.match.entries import Absence, AgreedEnd, Chance, Decision, Entry, Joint, Resignation, Return, TakeBack
from tablee.match.match import Match
from tablee.match.players import Player, bot, person
from tablee.match.result import Ending, Result

__all__ = [
    "Absence",
    "AgreedEnd",
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
