"""A tiny game for the tests: all seats show stone, paper or scissors at the same time, three rounds for points.

A seat scores a point for each other seat that its sign beats. The rules are plain Python: a game needs no compiler.
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee.games.contract import Game
from tablee.games.record import Array, Many, Record, array, i64, u8
from tablee.games.secrecy import BY_ALL, Place, Seen, masked
from tablee.games.steps import tell
from tablee.games.story import StepKind, number, seat_named
from tablee.games.words import Refused, Text

SIGNS = ("stone", "paper", "scissors")  # each beats the one before it, and stone beats scissors
MOST_SEATS, ROUNDS = 5, 3
NOT_YET = 0  # signs are kept as 1, 2, 3


class Moves(Record):
    bits: Array = array(i64, 1)


class Table(Record):
    seats: u8
    rounds_played: u8
    scores: Array = array(u8, MOST_SEATS)
    secret_signs: Array = array(u8, MOST_SEATS)


class Sight(Table):
    seat: u8


PLACES = {
    "seats": BY_ALL,
    "rounds_played": BY_ALL,
    "scores": BY_ALL,
    "secret_signs": Place(Seen.BY_OWNER),
}


def start(table: Any, seats: int, options: Mapping[str, Any]) -> None:
    assert not options
    table.seats = seats


def awaited(table: Any) -> int:
    if is_over(table):
        return 0
    return sum(1 << seat for seat in range(table.seats) if table.secret_signs[seat] == NOT_YET)


def legal(table: Any, seat: int, moves: Any) -> None:
    moves.bits[0] = 0b111 if awaited(table) >> seat & 1 else 0


def apply(table: Any, seat: int, action: int, steps: Any = None) -> None:
    table.secret_signs[seat] = action + 1
    if awaited(table):
        return
    signs = [int(sign) for sign in table.secret_signs[: table.seats]]
    for shower, sign in enumerate(signs):
        points = sum((sign - other) % 3 == 1 for other in signs)
        table.scores[shower] += points
        if steps is not None:
            tell(steps, 0, shower, sign - 1, points)
    table.secret_signs[:] = NOT_YET
    table.rounds_played += 1


def is_over(table: Any) -> bool:
    return bool(table.rounds_played == ROUNDS)


def winners(table: Any) -> int:
    scores = [int(points) for points in table.scores[: table.seats]]
    return sum(1 << seat for seat, points in enumerate(scores) if points == max(scores))


def why_not(table: Any, seat: int, action: int) -> Text:
    is_asked = bool(awaited(table) >> seat & 1)
    return Text("not-a-sign", {"action": action}) if is_asked else Text("game-over")


def parse_move(_table: Any, _seat: int, text: str) -> int:
    if text not in SIGNS:
        raise Refused("not-a-sign", action=text)
    return SIGNS.index(text)


def _look(tables: Many, seat: int, memory: bool) -> Many:
    return masked(Sight, PLACES, tables, seat, memory)


def no_chance(_table: Any, _given: Any, _steps: Any = None) -> int:
    raise AssertionError("nothing is left to chance")


RULES: Any = SimpleNamespace(
    awaited=awaited,
    legal=legal,
    apply=apply,
    chances=lambda _table: 0,
    drawn=no_chance,
    apply_chance=no_chance,
    settle=no_chance,
    is_over=is_over,
    score=lambda table, seat: int(table.scores[seat]),
    winners=winners,
)
SECRETS: Any = SimpleNamespace(
    view=lambda tables, seat: _look(tables, seat, False),
    knowledge=lambda tables, seat: _look(tables, seat, True),
    resample=no_chance,
    history=None,
)
NOTATION: Any = SimpleNamespace(
    move=lambda _table, _seat, action: SIGNS[action],
    parse_move=parse_move,
    outcome=no_chance,
    parse_outcome=no_chance,
    position=lambda table: np.asarray(table).tobytes().hex(),
)

SIGN_GAME = Game(
    name="signs",
    title="Stone, paper, scissors",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    actions=len(SIGNS),
    options=(),
    table=Table,
    moves=Moves,
    steps={0: StepKind("shown", {"seat": seat_named, "sign": number, "points": number})},
    start=start,
    why_not=why_not,
    rules=RULES,
    secrets=SECRETS,
    notation=NOTATION,
)
