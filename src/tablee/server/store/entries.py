"""Entries of a match as the log keeps them: a word and its numbers.

Chance is not kept: it follows from the seed, and a replay makes the same draws.

>>> packed(Decision(1, 34))
b'["decision",1,34]'
>>> unpacked(packed(Joint((Decision(0, 3), Decision(1, 4)))))
Joint(decisions=(Decision(seat=0, action=3), Decision(seat=1, action=4)))
"""

from typing import Any

from msgspec import json

from tablee.match import Absence, AgreedEnd, Decision, Entry, Joint, Resignation, Return, TakeBack


def packed(entry: Entry) -> bytes:
    """An entry as the log keeps it."""
    return json.encode(_words(entry))


def _words(entry: Entry) -> list[Any]:
    match entry:
        case Decision(seat, action):
            return ["decision", seat, action]
        case Joint(decisions):
            return ["together", *([one.seat, one.action] for one in decisions)]
        case TakeBack(seat, entries):
            return ["back", seat, entries]
        case Resignation(seat):
            return ["resigns", seat]
        case Absence(seat, level):
            return ["absent", seat, level]
        case Return(seat):
            return ["returns", seat]
        case AgreedEnd():
            return ["agreed"]
    raise TypeError(f"{entry} is not kept")


def unpacked(kept: bytes) -> Entry:
    """The entry that was kept."""
    word, *rest = json.decode(kept)
    if word == "together":
        return Joint(tuple(Decision(seat, action) for seat, action in rest))
    entry: Entry = KINDS[word](*rest)
    return entry


KINDS: dict[str, Any] = {
    "decision": Decision,
    "back": TakeBack,
    "resigns": Resignation,
    "absent": Absence,
    "returns": Return,
    "agreed": AgreedEnd,
}
