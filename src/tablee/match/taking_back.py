"""Taking back: how much of a match goes with a seat's last decision."""

from collections.abc import Collection, Sequence

from tablee.games.words import Refused
from tablee.match.entries import Decision
from tablee.match.happened import Moment


def entries_to_take_back(moments: Sequence[Moment], seat: int, repliers: Collection[int]) -> int:
    """How many of the last entries go with a seat's last decision: its own, and the replies of `repliers` to it.

    Nothing is taken back across a change of who plays; so what a stand-in decided is never the person's to undo.
    Raises `Refused` where nothing can be taken back.
    """
    for back, moment in enumerate(reversed(moments), start=1):
        if any(event.kind.is_final for event in moment.events):
            break
        match moment.entry:
            case Decision(decider, _) if decider == seat:
                return back
            case Decision(decider, _) if decider in repliers:
                continue
            case _:
                break
    raise Refused("nothing-to-take-back")
