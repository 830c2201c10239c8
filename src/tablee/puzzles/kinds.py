"""What is asked in the puzzles of each game, and how it is solved: exactly, by what knows the game."""

from collections.abc import Callable
from dataclasses import dataclass

from tablee.bots.ugo.aim import lead
from tablee.bots.ugo.endings import solve
from tablee.games import GAMES
from tablee.games.contract import Game, Table
from tablee.games.record import copied
from tablee.games.ugo.table import Phase as UgoPhase
from tablee.games.vigo.box import HIDDEN
from tablee.games.vigo.building import chests_of
from tablee.games.vigo.table import SAILING, STAY, TAKE
from tablee.games.vigo.table import Phase as VigoPhase

TRICKS_LEFT = 3


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


KINDS = {
    "ugo": Kind(GAMES["ugo"], 2, last_cards, lead_after, is_round_over, lead_now, 2, -99),
    "vigo": Kind(GAMES["vigo"], 3, open_landings, chest_after, is_turn_over, points_gained, 10, 1),
}
