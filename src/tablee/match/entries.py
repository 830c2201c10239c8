"""What is entered in the log of a match. The log only grows: taking back is an entry too.

Each kind of entry has a `word`: records write it, and so do the rows of a server's store. A decision needs none in a
record, where it is a seat and its move.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance brought something."""

    word: ClassVar[str] = "chance"
    outcome: int


chance_that = lru_cache(4096)(Chance)  # one for all matches: a deal has a hundred of them


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat decided."""

    word: ClassVar[str] = "decision"
    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Joint:
    """Seats decided at the same time; entered together, in the order of the seats, when the last one had.

    A choice of several parts is as many decisions of its seat, one after another.
    """

    word: ClassVar[str] = "together"
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A seat took its last decision back, and with it so many entries in all."""

    word: ClassVar[str] = "back"
    seat: int
    entries: int


@dataclass(frozen=True, slots=True)
class Resignation:
    """A seat gave up, or left for good: a bot of that level plays on, or, of two players, the other one wins."""

    word: ClassVar[str] = "resigns"
    seat: int
    level: str = ""  # not said in older records, nor where nobody plays on


@dataclass(frozen=True, slots=True)
class Absence:
    """A person is away, or out of time: a bot of that level sits in."""

    word: ClassVar[str] = "absent"
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Return:
    """The person who was away takes the seat back."""

    word: ClassVar[str] = "returns"
    seat: int


@dataclass(frozen=True, slots=True)
class AgreedEnd:
    """All persons agreed to end the match here."""

    word: ClassVar[str] = "agreed"


@dataclass(frozen=True, slots=True)
class CalledOff:
    """Nobody at the table ended the match here: it was abandoned, or the host of the server ended it. Nobody wins."""

    word: ClassVar[str] = "ended"
    reason: str


SittersChange = Resignation | Absence | Return  # who plays changes: what is asked, and was chosen in secret, stands
Entry = Chance | Decision | Joint | TakeBack | SittersChange | AgreedEnd | CalledOff
