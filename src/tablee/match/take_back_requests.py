"""Taking back what other people have seen: it is asked for, and all of them who are there must agree.

>>> from tablee.games import GAMES
>>> from tablee.match.players import person
>>> match = Match(GAMES["ugo"], [person("North"), person("South")], {"rounds": 1}, seed=b"example")
>>> (seat,) = match.awaited()
>>> happened = match.submit(seat, match.legal(seat)[0])
>>> request = ask_to_take_back(match, seat, here={0, 1})
>>> type(answer_take_back(match, request, 1 - seat, agrees=True)).__name__, match.awaited() == [seat]
('Entered', True)
"""

from collections.abc import Collection
from typing import NamedTuple

from tablee.games.words import Refused
from tablee.match.happened import Entered, Happened, Moment
from tablee.match.match import Match


class TakeBackRequest(NamedTuple):
    """A seat would like to take back a decision that others have seen; those who have not answered yet."""

    seat: int
    decision: Moment
    awaited: frozenset[int]
    seq: int  # how long the log was when it was asked


class TakeBackDeclined(NamedTuple):
    """A request is over, and nothing was taken back: somebody said no, or who had asked thought better of it."""

    seat: int
    by: int


def ask_to_take_back(match: Match, seat: int, here: Collection[int]) -> Happened | TakeBackRequest:
    """Undo a seat's last decision, or ask the other persons who are `here`, since they have seen it.

    What was chosen in secret was seen by nobody. Raises `Refused` where nothing can be taken back.
    """
    others = frozenset(match.present()) & frozenset(here) - {seat}
    if match.choices(seat) or not others:
        return match.take_back(seat)
    decision = match.moments[-match.entries_to_take_back(seat)]
    return TakeBackRequest(seat, decision, others, len(match.log))


def answer_take_back(
    match: Match, request: TakeBackRequest | None, seat: int, agrees: bool
) -> Entered | TakeBackRequest | TakeBackDeclined:
    """Say yes or no to a request. The last yes takes back; who has asked says no to think better of it.

    Raises `Refused` where nothing is asked of the seat, or nothing is asked any more.
    """
    if request is None or not is_open(match, request):
        raise Refused("take-back-not-asked")
    if not agrees and seat in {request.seat, *request.awaited}:
        return TakeBackDeclined(request.seat, seat)
    if seat not in request.awaited:
        raise Refused("take-back-not-asked")
    awaited = request.awaited - {seat}
    return request._replace(awaited=awaited) if awaited else match.take_back_decision(request.seat)


def is_open(match: Match, request: TakeBackRequest) -> bool:
    """Whether a request can still be granted: nobody has gone on but bots, and nothing was drawn or shown."""
    if match.result or match.choices(request.seat):
        return False
    try:
        entries = match.entries_to_take_back(request.seat)
    except Refused:
        return False
    return match.moments[-entries] is request.decision
