"""Taking back: how much of a match goes with a seat's last decision, and which tables are held for that."""

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.contract import Game, Table
from tablee.games.steps import kinds_told
from tablee.match.entries import Chance, Decision
from tablee.match.happened import Moment
from tablee.match.players import Player

MOST_DRAWS = 8192  # that matches share


def let_go_of_tables(moments: list[Moment], first_open: int, looked: int) -> int:
    """Of the entries that can be taken back hold only the table that the first one found: the others follow from it.

    Of the moments, so many were looked at before; returns the place of the first that can be taken back now.
    """
    for place in range(looked, len(moments)):
        if is_final(moments[place]):
            if first_open < place:
                moments[first_open] = without_table(moments[first_open])
            first_open = place + 1
        if place != first_open:
            moments[place] = without_table(moments[place])
    return first_open


def is_final(moment: Moment) -> bool:
    """Whether nobody can take it back, nor anything before it."""
    game, entry, _, told = moment
    return not isinstance(entry, Decision) or not game.final_steps.isdisjoint(kinds_told(told))


def without_table(moment: Moment) -> Moment:
    """A moment without the table that it found."""
    game, entry, _, told = moment
    return draw_that(game, entry, told) if isinstance(entry, Chance) else Moment(game, entry, b"", told)


@lru_cache(MOST_DRAWS)
def draw_that(game: Game, entry: Chance, told: bytes) -> Moment:
    """What chance brought, one for all matches: a deal has a hundred of them."""
    return Moment(game, entry, b"", told)


def table_found(moments: Sequence[Moment], place: int) -> Table:
    """The table that an entry found which can be taken back; where it is not held, played on from the last that is."""
    known = place
    while not moments[known].found:
        known -= 1
    table = moments[known].before
    for game, entry, _, _ in moments[known:place]:
        assert isinstance(entry, Decision)  # all else is final
        game.apply(table, entry.seat, entry.action)
    return table


def entries_to_take_back(moments: Sequence[Moment], seat: int, players: Sequence[Player]) -> int:
    """How many of the last entries go with a seat's last decision: its own, and the replies of bots to it.

    Nothing is taken back across a draw, a reveal, another person's decision, or a change of who plays; so what a
    stand-in decided is never the person's to undo. Then it is 0.
    """
    for back, moment in enumerate(reversed(moments), start=1):
        entry = moment.entry
        if not isinstance(entry, Decision) or (entry.seat != seat and not players[entry.seat].is_bot):
            break
        if is_final(moment):
            break
        if entry.seat == seat:
            return back
    return 0
