"""Taking back: how much of a match goes with a seat's last decision."""

from collections.abc import Collection, Sequence

from tablee.games.words import Refused
from tablee.match.entries import Decision
from tablee.match.happened import Moment


def let_go_of_tables(moments: list[Moment], past: int) -> int:
    """Forget the tables that no take-back can bring back, after the first so many; how many are forgotten then."""
    end = len(moments) - open_still(moments)
    moments[past:end] = [moment._replace(found=b"") for moment in moments[past:end]]
    return end


def open_still(moments: Sequence[Moment]) -> int:
    """How many of the last entries could be taken back, by whoever: nothing goes back across anything but decisions."""
    for back, moment in enumerate(reversed(moments)):
        if not isinstance(moment.entry, Decision) or moment.is_final:
            return back
    return len(moments)


def entries_to_take_back(moments: Sequence[Moment], seat: int, repliers: Collection[int]) -> int:
    """How many of the last entries go with a seat's last decision: its own, and the replies of `repliers` to it.

    Nothing is taken back across a draw, a reveal, another person's decision, or a change of who plays; so what a
    stand-in decided is never the person's to undo. Raises `Refused` where nothing can be taken back.
    """
    for back, moment in enumerate(reversed(moments), start=1):
        if moment.is_final:
            break
        match moment.entry:
            case Decision(decider, _) if decider == seat:
                return back
            case Decision(decider, _) if decider in repliers:
                continue
            case _:
                break
    raise Refused("nothing-to-take-back")
