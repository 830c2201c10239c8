"""What is asked in the puzzles of each game, and how it is solved: exactly, by what knows the game."""

from collections.abc import Callable
from dataclasses import dataclass

from tablee.bots.ugo.aim import lead
from tablee.bots.ugo.endings import solve
from tablee.games import GAMES
from tablee.games.bits import members_of
from tablee.games.contract import Game, Table
from tablee.games.pillage.box import LEFT
from tablee.games.pillage.hands import hand_size
from tablee.games.pillage.table import Phase as PillagePhase
from tablee.games.record import copied, row_with
from tablee.games.ugo.table import Phase as UgoPhase
from tablee.games.vigo.box import HIDDEN
from tablee.games.vigo.building import chests_of
from tablee.games.vigo.table import SAILING, STAY, TAKE
from tablee.games.vigo.table import Phase as VigoPhase
from tablee.puzzles.duels import in_time, rounds_to_spare, sure_win

TRICKS_LEFT = 3
MOST_CARDS = 8  # of a hand, in a duel: more are hard to keep in mind


def as_it_lies(table: Table, _seat: int) -> list[Table]:
    """The one table that there is, where nothing is hidden."""
    return [table]


def all_of_them(_before: Table, _now: Table, actions: list[int]) -> list[int]:
    """Every decision and every draw can matter."""
    return actions


def everything(tables: list[Table], _seat: int) -> list[bytes]:
    """All that lies on each table, where nothing is hidden."""
    return [table.tobytes() for table in tables]


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle."""

    game: Game
    seats: int
    choices: Callable[[Table, int], list[int]]  # that are asked about; none where the position asks nothing
    worth: Callable[[Table, int, int], int]  # what a choice comes to for its seat
    is_over: Callable[[Table, Table], bool]  # whether what is asked about is over, by the table before and the one now
    value: Callable[[Table, Table, int], int]  # and what it has come to then
    margin: int  # by which the best choice is better than all others, at least
    tempting: int  # what another choice comes to, at least: otherwise the best one is plain to see
    worlds: Callable[[Table, int], list[Table]] = as_it_lies  # the tables at which the seat may be sitting
    seen: Callable[[list[Table], int], list[bytes]] = everything  # what tells it such tables apart
    that_matter: Callable[[Table, Table, list[int]], list[int]] = all_of_them  # one of those that come to the same
    is_varied: bool = False  # whether the same answer never comes twice in a row


# UGO!: the last tricks of a round, two players, all hands open


def last_cards(table: Table, seat: int) -> list[int]:
    """The cards that a seat may play with three tricks to go."""
    is_end = table.phase == UgoPhase.PLAY and int(table.hand_size) - int(table.tricks_played) == TRICKS_LEFT
    return GAMES["ugo"].legal(table, seat) if is_end else []


def lead_after(table: Table, seat: int, card: int) -> int:
    """What a seat is ahead at the end of the round, if both go on as well as they can."""
    after = copied(table)
    GAMES["ugo"].rules.apply(after, seat, card)
    return solve(after).leads[seat]


def is_round_over(before: Table, now: Table) -> bool:
    """Whether a round has ended."""
    return bool(now.rounds_played != before.rounds_played)


def lead_now(_before: Table, now: Table, seat: int) -> int:
    """What a seat is ahead."""
    return int(lead(now, seat))


# VIGO: the open tile that makes the most valuable chest in this turn


def open_landings(table: Table, seat: int) -> list[int]:
    """The moves that sail to a tile which lies open and can be taken, at the beginning of a turn."""
    vigo = GAMES["vigo"]
    if table.phase != VigoPhase.SAIL or table.event_played or int(table.turn) != seat:
        return []
    sailing = [action for action in vigo.legal(table, seat) if SAILING <= action < STAY]
    return [action for action in sailing if landed(table, seat, action) is not None]


def landed(table: Table, seat: int, action: int) -> Table | None:
    """The table after a boat has sailed to an open tile; None where a hidden one turns up, or nothing can be taken."""
    vigo, after = GAMES["vigo"], copied(table)
    vigo.rules.apply(after, seat, action)
    cell = int(after.boats[seat])
    was_open = table.is_open[cell] and int(table.tiles[cell]) != HIDDEN
    return after if was_open and TAKE in vigo.legal(after, seat) else None


def chest_after(table: Table, seat: int, action: int) -> int:
    """The points of the most valuable chest with the tile that lies there."""
    after = landed(table, seat, action)
    assert after is not None
    GAMES["vigo"].rules.apply(after, seat, TAKE)
    chests = chests_of(after, seat)
    return int(chests[0].points) if chests else 0


def is_turn_over(before: Table, now: Table) -> bool:
    """Whether somebody else's turn has begun, or the game has ended."""
    return bool(now.turn != before.turn or now.phase == VigoPhase.OVER or now.phase == VigoPhase.PUT_BACK)


def points_gained(before: Table, now: Table, seat: int) -> int:
    """What a seat has scored since."""
    return int(now.scores[seat]) - int(before.scores[seat])


# Village Pillage: the card that wins a duel for sure


def last_plans(table: Table, seat: int) -> list[int]:
    """The cards that a seat may plan that lacks one relic, while both plan and nothing is unknown but plans."""
    is_plan = table.phase == PillagePhase.PLAN and int(table.rounds_played) and len(GAMES["pillage"].awaited(table)) > 1
    lacks_one = int(table.relics[seat]) + 1 == int(table.relics_to_win)
    is_small = max(hand_size(table, one) for one in range(2)) <= MOST_CARDS
    return GAMES["pillage"].legal(table, seat) if is_plan and lacks_one and is_small and not table.drawn.any() else []


def tables_that_fit(table: Table, seat: int) -> list[Table]:
    """The table with each card that the seat may suspect in front of the other."""
    other, tables = 1 - seat, []
    for kind in members_of(int(table.front_kinds[other])) or [int(table.plans[other, LEFT])]:
        tables.append(copied(table))
        tables[-1].plans[other, LEFT] = kind
    return tables


def shown_to(tables: list[Table], seat: int) -> list[bytes]:
    """What a seat is shown of each table."""
    row = row_with(bytearray().join(table.tobytes() for table in tables), tables[0].dtype)
    sights = GAMES["pillage"].secrets.view(row, seat)
    memory, size = sights.tobytes(), sights.itemsize
    return [memory[begin : begin + size] for begin in range(0, len(memory), size)]


def that_come_in_time(before: Table, now: Table, actions: list[int]) -> list[int]:
    """Of choices and draws that come to the same by the end of the rounds looked at, one."""
    return in_time(int(before.rounds_played), now, actions)


def is_duel_over(before: Table, now: Table) -> bool:
    """Whether somebody has won, or the rounds that are looked at are over."""
    return bool(now.phase == PillagePhase.OVER) or not rounds_to_spare(now, int(before.rounds_played))


def rounds_saved(before: Table, now: Table, seat: int) -> int:
    """How early a seat has won alone; 0 if it has not."""
    return rounds_to_spare(now, int(before.rounds_played)) if int(now.won) == 1 << seat else 0


KINDS = {
    "ugo": Kind(GAMES["ugo"], 2, last_cards, lead_after, is_round_over, lead_now, 2, -99),
    "vigo": Kind(GAMES["vigo"], 3, open_landings, chest_after, is_turn_over, points_gained, 10, 1),
    "pillage": Kind(
        GAMES["pillage"],
        *(2, last_plans, sure_win, is_duel_over, rounds_saved, 1, 0),
        *(tables_that_fit, shown_to, that_come_in_time, True),
    ),
}
