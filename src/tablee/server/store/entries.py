"""Entries of a match as the log stores them: a word and its numbers.

Chance is not stored: it follows from the seed, and a replay makes the same draws.

>>> packed(Decision(1, 34))
b'["decision",1,34]'
>>> unpacked(packed(Joint((Decision(0, 3), Decision(1, 4)))))
Joint(decisions=(Decision(seat=0, action=3), Decision(seat=1, action=4)))
"""

from collections.abc import Iterable
from dataclasses import astuple
from typing import Any

from msgspec import json

from tablee.match import (
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

STORED = (Decision, Joint, TakeBack, Resignation, Absence, Return, AgreedEnd, CalledOff)
BY_WORD: dict[str, Any] = {kind.word: kind for kind in STORED}


def packed(entry: Entry) -> bytes:
    """An entry as it is stored; raises `TypeError` for what chance brought."""
    if isinstance(entry, Decision):  # nearly all are
        return json.encode((entry.word, entry.seat, entry.action))
    return json.encode([entry.word, *_fields(entry)])


def _fields(entry: Entry) -> Iterable[Any]:
    match entry:
        case Joint(decisions):
            return ([one.seat, one.action] for one in decisions)
        case Resignation(seat, ""):
            return (seat,)
        case Chance():
            raise TypeError(f"{entry} is not stored")
    return astuple(entry)


def unpacked(stored: bytes | str) -> Entry:
    """The entry that was stored."""
    word, *fields = json.decode(stored)
    if word == Joint.word:
        return Joint(tuple(Decision(seat, action) for seat, action in fields))
    entry: Entry = BY_WORD[word](*fields)
    return entry
